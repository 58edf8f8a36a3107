/**
 * The words of a language for periods that browsers have no names of, and those that say that a period is meant. Each is a
 * part of a regular expression for words in lower case that have one space between them.
 */
export interface PeriodWords {
  /** They mean a time only where other words say so: "in summer", but "summer camp". */
  readonly seasons: string;
  /** They mean a time at the end of a phrase, too: "dinner Christmas Eve", but "Christmas party". */
  readonly holidays: string;
  /** Like holidays: "Q3", "week 12", "end of the month". */
  readonly numbered: string;
  /** Those that mean a time wherever they are. */
  readonly certain?: string;
  /** "week" and "month", which mean a time beside `which`. */
  readonly units: string;
  /** "next", before a period. */
  readonly which: string;
  /** "prochain", after a period. */
  readonly whichAfter?: string;
  /** "from", before a period or the short name of a day. */
  readonly bounds?: string;
  /** "in", before a period. */
  readonly leads?: string;
  /** "until", which hardly means anything but a time unless a line begins with it. */
  readonly until?: string;
  /** What goes on after it is no time: "bis zu 5 Personen". */
  readonly notUntil?: string;
  /** With the space after them, if there is one. */
  readonly articles?: string;
  /** Words after the end of a phrase. */
  readonly connectors: string;
  /** Words before a holiday that make it a part of a title: "merry Christmas", "marché de Noël". */
  readonly titles: string;
  /** Short names of days that are common words. */
  readonly notDays?: string;
  /** Given names that are months or weekdays, with a capital letter. */
  readonly names?: string;
  /** "with", before a name. */
  readonly companions?: string;
  /** True if months and weekdays have no capital letter, so that two words with capital letters are a name. */
  readonly hasSmallNames?: boolean;
  /** What has numbers such as 3.12. */
  readonly places: string;
  /** What there is 24/7. */
  readonly services: string;
  /** Other texts that only contain a time. */
  readonly idioms?: string;
}

const japaneseHolidays =
  'クリスマス(?:·?イブ)?|大晦日|元日|元旦|正月|お盆|ゴールデンウィーク|年末年始|(?:文化|こども|敬老|成人|春分|秋分|母|父)·?の·?日';
const japaneseDates =
  'q[1-4]|第·?[1-4]·?四半期|第·?\\d{1,2}·?週|(?:今|来|先)?·?月末|年末|年度末|期末|月初|(?:上|中|下)·?旬';

/** By the languages that the page offers. */
export const periodWords: Readonly<Record<string, PeriodWords>> = {
  en: {
    seasons:
      'spring|summer|autumn|fall|winter|(?:spring|summer|autumn|winter|school) (?:break|holidays?|term)|weekend|lent|advent|ramadan',
    holidays:
      'christmas(?: eve| day)?|xmas|boxing day|easter|pentecost|whitsun|new year(?:’s)?(?: eve| day)?|thanksgiving|halloween|valentine’s day',
    numbered:
      'q[1-4]|(?:week|wk) \\d{1,2}|(?:end|beginning|start|middle) of (?:the |this |next )?(?:week|month|quarter|year|term|season|summer|winter|spring|autumn)',
    certain: '(?:once|twice|(?:\\d|three|four) times) (?:an?|per|each) (?:day|week|month|year)',
    units: 'week|month|quarter|year|weekend|term|semester|season',
    which: 'next|last|this|coming|previous',
    bounds: 'until|till|through|thru|from|since|by|before|after|starting',
    leads: 'in|at|on|over|during|early|mid|late',
    articles: 'the ',
    connectors: 'with|for|at|in|by|to',
    titles: 'merry|happy|white',
    names: 'April|May|June|August',
    companions: 'with|With',
    places: 'room|version|chapter|section|level|gate|release|item|exercise|building',
    services: 'support|service|care|hotline|help|helpdesk|access|open|coverage|on-call',
  },
  de: {
    seasons:
      '\\p{L}*ferien|(?:schul|semester|saison|kurs|wochen|ferien)(?:beginn|anfang|start|ende|schluss)|semester|saison|advent|fasching|karneval|fastenzeit',
    holidays:
      'frühling|frühjahr|sommer|herbst|winter|weihnachten|heiligabend|heilig abend|nikolaus|silvester|neujahr|ostern|karfreitag|pfingsten|himmelfahrt|fronleichnam|allerheiligen',
    numbered:
      'q[1-4]|(?:[1-4]|erstes|zweites|drittes|viertes) (?:quartal|halbjahr)|(?:anfang|mitte|ende) (?:des|der) (?:monats|jahres|quartals|woche|sommers|winters|ferien)',
    certain:
      'kw ?\\d{1,2}|kalenderwoche \\d{1,2}|(?:monats|jahres|quartals)(?:ende|anfang|mitte)|von \\d{1,2} bis \\d{1,2}(?! (?!uhr)\\p{L})|alle (?:\\d+|zwei|drei|vier|paar) (?:tage|wochen|monate|jahre)|(?:ein|zwei|drei|\\d ?)mal (?:pro|im|in der|am) (?:tag|woche|monat|jahr)|jeweils \\p{L}+',
    units: 'woche|monats?|quartals?|jahr|jahre?s|halbjahr|wochenende|semester|saison',
    which: '(?:(?:über)?nächste|letzte|diese|kommende|vorige)[rnsm]?',
    bounds: 'bis|ab|von|vom|seit|vor|nach|am',
    leads: 'im|in|an|zu|zum|über|während|anfang|mitte|ende',
    until: 'bis',
    notUntil: '(?:zu|auf|bald|dann|gleich|später)(?:$| )|\\d+ (?!uhr)\\p{L}',
    articles: 'zum |zur |zu |der |den |dem |die |das ',
    connectors: 'mit|bei|in|für|um|von|an',
    titles: 'frohes?|schöner?|der|dem',
    names: 'April|August',
    companions: 'mit|Mit',
    places: 'raum|zimmer|saal|version|kapitel|abschnitt|übung|punkt',
    services: 'support|service|hotline|\\p{L}*dienst|bereitschaft|geöffnet|offen|zugang|pflege',
    idioms: 'till',
  },
  fr: {
    seasons: 'vacances|rentrée|carême|ramadan|week-end',
    holidays:
      'printemps|été|automne|hiver|noël|pâques|pentecôte|toussaint|nouvel an|jour de l’an|(?:la )?saint-sylvestre|réveillon|saint-valentin',
    numbered:
      'q[1-4]|[1-4](?:er|e|ème) trimestre|semaine \\d{1,2}|(?:fin|début|milieu|mi)(?: du| de| de la| de l’|-) ?(?:mois|année|trimestre|semaine|été)|fin d’année|début d’année',
    certain:
      'de \\d{1,2} à \\d{1,2}(?! (?!h)\\p{L})|(?:tous|toutes) les (?:(?:\\d+|deux|trois) )?(?:jours|semaines|mois|ans|week-ends|matins|soirs)|(?:une|deux|trois|\\d) fois par (?:jour|semaine|mois|an)|le (?:week-end|lun|mar|mer|ven|sam|dim)',
    units: 'semaine|mois|trimestre|année|week-end|semestre|saison',
    which: 'cet|cette|ce',
    whichAfter: 'prochaine?|derni(?:er|ère)|suivante?',
    bounds: 'jusqu’(?:à|au|aux|en)|à partir (?:de|du|des)|dès|depuis|avant|après|d’ici',
    leads: 'en|à|au|aux|pendant',
    until: 'jusqu’(?:à|au|aux|en)',
    notUntil: '\\d+ (?!h)\\p{L}',
    articles: 'le |la |les |l’|du |de la |de l’|des ',
    connectors: 'avec|chez|à|au|pour|en|de',
    titles: 'de|du|des|joyeux|joyeuses|bonne',
    notDays: 'jeu',
    names: 'Avril',
    companions: 'avec|Avec',
    hasSmallNames: true,
    places: 'salle|version|chapitre|section|bureau|exercice|point',
    services: 'assistance|support|service|urgences|ouvert|ouverte|accès|garde',
    idioms: 'mardi gras',
  },
  es: {
    seasons: 'vacaciones|cuaresma|carnaval|fin de semana',
    holidays:
      'primavera|verano|otoño|invierno|navidad(?:es)?|nochebuena|nochevieja|año nuevo|reyes|semana santa|pascua|todos los santos',
    numbered:
      'q[1-4]|(?:primer|segundo|tercer|cuarto) trimestre|semana \\d{1,2}|(?:fin|finales|final|principios?|mediados|comienzos) del? (?:mes|año|trimestre|curso|verano|invierno)',
    certain:
      'de \\d{1,2} a \\d{1,2}(?! \\p{L})|tod[oa]s l[oa]s (?:días|semanas|meses|años|mañanas|tardes|noches|fines de semana)|(?:una|dos|tres|\\d) (?:vez|veces) (?:por|al?|a la) (?:día|semana|mes|año)|(?:el fin|los fines) de semana|el (?:lun|mié|jue|vie|sáb|dom)',
    units: 'semana|mes|trimestre|año|fin de semana|semestre|temporada',
    which: 'este|esta|próximo|próxima|pasado|pasada',
    whichAfter: 'que viene|próxim[oa]|pasad[oa]|siguiente',
    bounds: 'hasta|desde|a partir del?|antes del?|después del?',
    leads: 'en|por|durante',
    until: 'hasta',
    notUntil: '(?:que|luego|pronto|siempre)(?:$| )|\\d+ \\p{L}',
    articles: 'el |la |los |las ',
    connectors: 'con|en|para|a|de',
    titles: 'de|del|feliz|felices',
    notDays: 'mar',
    names: 'Domingo|Abril|Julio',
    companions: 'con|Con',
    hasSmallNames: true,
    places: 'sala|aula|versión|capítulo|sección|ejercicio|punto',
    services: 'soporte|servicio|atención|asistencia|urgencias|abierto|abierta|acceso|guardia',
    idioms: 'santo domingo',
  },
  ja: {
    seasons: '春|夏|秋|冬|春休み|夏休み|冬休み|連休|朝|昼|夕方|夜|深夜|放課後|年始|学期|梅雨',
    holidays: japaneseHolidays,
    numbered: japaneseDates,
    certain: `(?:今|来|先|再来)·?(?:週|月|年|年度|学期)|(?:今|来|先)?·?週末|昨日|今夜|今晩|平日|土日|(?:月|火|水|木|金|土|日)曜|(?:${japaneseHolidays}|${japaneseDates})(?=$|[ \\n])|(?<=^|[ \\n])(?:春|夏|秋|冬)(?=$|[ \\n])|週·?に?·?\\d·?回|月·?に?·?\\d·?回`,
    units: '週|月|年|学期',
    which: '次の|この',
    whichAfter: 'までに?|から|以降|以前|中|前|後|に|頃|ごろ',
    connectors: '\\S+',
    titles: 'メリー',
    places: '(?:会議)?室|バージョン',
    services: 'サポート|対応|営業',
    idioms: '\\d+·?点|今日子|明日·?(?:奈|菜|美|葉)|日曜大工|毎日新聞|メリークリスマス',
  },
};
