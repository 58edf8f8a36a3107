import type { Locale } from 'date-fns';

/** date-fns locales, loaded one at a time (product specification, section 9); English needs none. */
const dateLocales: Readonly<Record<string, () => Promise<Locale>>> = {
  cs: () => import('date-fns/locale/cs').then(({ cs }) => cs),
  da: () => import('date-fns/locale/da').then(({ da }) => da),
  de: () => import('date-fns/locale/de').then(({ de }) => de),
  es: () => import('date-fns/locale/es').then(({ es }) => es),
  fi: () => import('date-fns/locale/fi').then(({ fi }) => fi),
  fr: () => import('date-fns/locale/fr').then(({ fr }) => fr),
  hr: () => import('date-fns/locale/hr').then(({ hr }) => hr),
  hu: () => import('date-fns/locale/hu').then(({ hu }) => hu),
  it: () => import('date-fns/locale/it').then(({ it }) => it),
  ja: () => import('date-fns/locale/ja').then(({ ja }) => ja),
  nb: () => import('date-fns/locale/nb').then(({ nb }) => nb),
  nl: () => import('date-fns/locale/nl').then(({ nl }) => nl),
  pl: () => import('date-fns/locale/pl').then(({ pl }) => pl),
  pt: () => import('date-fns/locale/pt').then(({ pt }) => pt),
  ro: () => import('date-fns/locale/ro').then(({ ro }) => ro),
  ru: () => import('date-fns/locale/ru').then(({ ru }) => ru),
  sk: () => import('date-fns/locale/sk').then(({ sk }) => sk),
  sl: () => import('date-fns/locale/sl').then(({ sl }) => sl),
  sr: () => import('date-fns/locale/sr').then(({ sr }) => sr),
  sv: () => import('date-fns/locale/sv').then(({ sv }) => sv),
  tr: () => import('date-fns/locale/tr').then(({ tr }) => tr),
  'zh-cn': () => import('date-fns/locale/zh-CN').then(({ zhCN }) => zhCN),
  'zh-tw': () => import('date-fns/locale/zh-TW').then(({ zhTW }) => zhTW),
};

/** The locale for a code; English if it is unknown. */
export async function loadDateLocale(code: string): Promise<Locale | undefined> {
  return Object.hasOwn(dateLocales, code) ? await dateLocales[code]?.() : undefined;
}
