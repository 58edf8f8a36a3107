import type { components } from '#generated/app/types.ts';

export type NameLanguage = components['schemas']['LanguageCode'] | 'el';

/**
 * Given and family names in the product's languages, with several scripts, accents and letter cases for the user
 * search.
 */
export const namesByLanguage: Readonly<
  Record<NameLanguage, { readonly given: readonly string[]; readonly family: readonly string[] }>
> = {
  en: {
    given: ['Grace', 'Oliver', 'Zadie', 'Noah'],
    family: ['Whitlock', 'Okafor', 'Sinclair', 'Byrne'],
  },
  cs: { given: ['Božena', 'Jiří', 'Šárka'], family: ['Dvořáková', 'Němec', 'Říhová'] },
  da: { given: ['Søren', 'Freja', 'Bjørk'], family: ['Kjærgaard', 'Østergaard', 'Holm'] },
  de: { given: ['Jürgen', 'Käthe', 'Björn'], family: ['Großmann', 'Müller-Lüdenscheidt', 'Weiß'] },
  el: { given: ['Ελένη', 'Γιώργος', 'Ζωή'], family: ['Παπαδόπουλος', 'Νικολάου', 'Αγγελίδης'] },
  es: { given: ['Íñigo', 'Begoña', 'José'], family: ['Núñez', 'Ibáñez', 'Del Águila'] },
  fi: { given: ['Väinö', 'Äänekki', 'Aino'], family: ['Hämäläinen', 'Yli-Öystilä', 'Mäkelä'] },
  fr: { given: ['Zoé', 'François', 'Anaïs'], family: ['L’Hôpital', 'Lefèvre', 'Œillet'] },
  hr: { given: ['Željka', 'Đuro', 'Ćiril'], family: ['Šimić', 'Horvat', 'Žižić'] },
  hu: { given: ['Ágnes', 'Győző', 'Ödön'], family: ['Szűcs', 'Kővári', 'Őri'] },
  it: { given: ['Niccolò', 'Giosuè', 'Chiara'], family: ['D’Amìco', 'Lo Turcò', 'Esposito'] },
  ja: { given: ['さくら', '健太', '陽子'], family: ['佐藤', '鈴木', '高橋'] },
  nb: { given: ['Øyvind', 'Åse', 'Sigrid'], family: ['Bråthen', 'Sørli', 'Håkonsen'] },
  nl: { given: ['Noëlle', 'Sjoerd', 'Renée'], family: ['van ’t Hoff', 'de Boër', 'IJzerman'] },
  pl: { given: ['Łucja', 'Świętosław', 'Żaneta'], family: ['Gałczyński', 'Dąbrowska', 'Źdźbło'] },
  pt: { given: ['João', 'Conceição', 'Inês'], family: ['Guimarães', 'Magalhães', 'd’Ávila'] },
  ro: { given: ['Ștefan', 'Ilinca', 'Răzvan'], family: ['Țurcanu', 'Brătescu', 'Înțelepciu'] },
  ru: { given: ['Алёна', 'Фёдор', 'Юлия'], family: ['Щукина', 'Соловьёв', 'Яковлева'] },
  sk: { given: ['Ľubica', 'Ďuro', 'Žofia'], family: ['Hrubý', 'Čížiková', 'Kôň'] },
  sl: { given: ['Špela', 'Žiga', 'Črt'], family: ['Kočevar', 'Žnidaršič', 'Puš'] },
  sr: { given: ['Љубица', 'Ђорђе', 'Његош'], family: ['Џамбић', 'Ћирић', 'Шћепановић'] },
  sv: { given: ['Åsa', 'Göran', 'Märta'], family: ['Sjöström', 'Ängström', 'Öberg'] },
  tr: { given: ['İpek', 'Işıl', 'Çağrı'], family: ['Yıldız', 'Gümüşoğlu', 'Şahin'] },
  'zh-cn': { given: ['伟', '秀英', '建国'], family: ['王', '赵', '陈'] },
  'zh-tw': { given: ['淑芬', '志明', '雅婷'], family: ['黃', '蔡', '劉'] },
};

/** Languages that write the family name first. */
export const familyNameFirst: ReadonlySet<string> = new Set(['hu', 'ja', 'zh-cn', 'zh-tw']);
