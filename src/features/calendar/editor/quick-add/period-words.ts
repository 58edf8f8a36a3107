/**
 * The words of a language for periods that browsers have no names of, and those that say that a period is meant. They are
 * choices of a regular expression, in which one space is between words, and a point between words without a space.
 */
export interface PeriodWords {
  /** They mean a time only where other words say so: "in summer", but "summer camp". */
  readonly seasons: readonly string[];
  /** They mean a time at the end of a phrase, too: "dinner Christmas Eve", but "Christmas party". */
  readonly holidays: readonly string[];
  /** Like holidays: "Q3", "week 12", "end of the month". */
  readonly numbered: readonly string[];
  /** Those that mean a time wherever they are. */
  readonly certain?: readonly string[];
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
  /** Words after "until" that make it no time: "bis zu 5 Personen". */
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
  /** Things that have numbers such as 3.12. */
  readonly places: string;
  /** Things that there are 24/7. */
  readonly services: string;
  /** Other texts that only contain a time. */
  readonly idioms?: string;
}

const japaneseHolidays = [
  'クリスマス(?:·?イブ)?|バレンタイン·?デー|お盆|ゴールデンウィーク|gw',
  '大晦日|元日|元旦|お?·?正月|年末年始',
  '(?:文化|こども|海|山|敬老|成人|春分|秋分|母|父)·?の·?日',
];
const japaneseDates = [
  'q[1-4]|第·?[1-4]·?四半期|第·?\\d{1,2}·?週',
  '(?:今|来|先)?·?月末|年末|年度末|学期末|期末|月初|年明け|(?:上|中|下)·?旬',
];

/** By the languages that the page offers. */
export const periodWords: Readonly<Record<string, PeriodWords>> = {
  en: {
    seasons: [
      '(?:spring|summer|autumn|winter|school) (?:break|holidays?|term)|(?:the )?holidays',
      'spring|summer|autumn|fall|winter|weekend|lent|advent|ramadan',
    ],
    holidays: [
      'christmas(?: eve| day)?|xmas|boxing day|new year(?:’s)?(?: eve| day)?',
      'easter|pentecost|whitsun|thanksgiving|halloween|(?:valentine|mother|father)’s day',
    ],
    numbered: [
      'q[1-4]|(?:week|wk) \\d{1,2}|(?:mid|month|quarter|year)[- ]end|mid[- ](?:week|month|year)',
      '(?:end|beginning|start|middle) of (?:the |this |next )?(?:week|month|quarter|year|term|season|summer|winter|spring|autumn|q[1-4])',
    ],
    certain: ['(?:once|twice|(?:\\d|three|four) times) (?:an?|per|each) (?:day|week|month|year)'],
    units: 'week|month|quarter|year|weekend|term|semester|season',
    which: 'next|last|this|coming|previous',
    bounds: 'until|till|through|thru|from|since|by|before|after|starting',
    leads: 'in|at|on|over|during|early|mid|late',
    articles: 'the ',
    connectors: 'with|for|at|in|by|to',
    titles: 'merry|happy|white',
    names: 'April|May|June|August',
    companions: 'with|With|w/',
    places: 'room|version|chapter|section|level|gate|release|item|exercise|building|platform',
    services: 'support|service|care|hotline|help|helpdesk|access|open|coverage|on-call',
  },
  de: {
    seasons: [
      '\\p{L}*ferien|\\p{L}*semester|saison|advent|fasching|karneval|fastenzeit',
      '(?:schul|semester|saison|kurs|wochen|ferien)(?:beginn|anfang|start|ende|schluss)',
    ],
    holidays: [
      'frühling|frühjahr|sommer|herbst|winter',
      'weihnachten|heilig ?abend|nikolaus|silvester|neujahr|ostern|karfreitag|pfingsten',
      'himmelfahrt|fronleichnam|allerheiligen|muttertag|vatertag|tag der arbeit',
    ],
    numbered: [
      'q[1-4]|woche \\d{1,2}|am [1-3]?\\d',
      '(?:[1-4]|erstes|zweites|drittes|viertes) (?:quartal|halbjahr)',
      '(?:anfang|mitte|ende) (?:des|der) (?:monats|jahres|quartals|woche|sommers|winters|ferien)',
    ],
    certain: [
      'kw ?\\d{1,2}|kalenderwoche \\d{1,2}|(?:monats|jahres|quartals)(?:ende|anfang|mitte)',
      'von \\d{1,2} bis \\d{1,2}(?! (?!uhr)\\p{L})',
      '(?:um )?(?:halb|viertel (?:vor|nach)) (?:eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)',
      'in (?:eine[mr]|zwei|drei|vier|\\d+) (?:tag|woche|monat|jahr|stunde)(?:en|e|n)?',
      'alle (?:\\d+|zwei|drei|vier|paar) (?:tage|wochen|monate|jahre)|jeweils \\p{L}+',
      '(?:ein|zwei|drei|\\d ?)mal (?:pro|im|in der|am) (?:tag|woche|monat|jahr)',
    ],
    units: 'woche|monats?|quartals?|jahr|jahre?s|halbjahr|wochenende|semester|saison|abend',
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
    places: 'raum|zimmer|saal|version|kapitel|abschnitt|übung|punkt|gleis|halle|tor',
    services: 'support|service|hotline|\\p{L}*dienst|bereitschaft|geöffnet|offen|zugang|pflege',
    idioms: 'till|\\p{L}+-\\S*(?:straße|platz|weg|allee)',
  },
  fr: {
    seasons: ['vacances|rentrée|carême|ramadan|week-end|t[1-4]'],
    holidays: [
      'printemps|été|automne|hiver',
      'noël|pâques|pentecôte|ascension|toussaint|nouvel an|jour de l’an|(?:la )?saint-sylvestre',
      'réveillon|mardi gras|saint-valentin|fête des (?:mères|pères)',
    ],
    numbered: [
      'q[1-4]|[1-4](?:er|e|ème) trimestre|semaine \\d{1,2}|le [1-3]?\\d',
      '(?:fin|début|milieu|mi)(?: du| de| de la| de l’|-) ?(?:mois|année|trimestre|semaine|été)',
      '(?:fin|début) d’année',
    ],
    certain: [
      'de \\d{1,2} à \\d{1,2}(?! (?!h)\\p{L})|le (?:week-end|lun|mar|mer|ven|sam|dim)',
      'dans (?:une?|deux|trois|\\d+) (?:jours?|semaines?|mois|ans?|heures?)',
      '(?:tous|toutes) les (?:(?:\\d+|deux|trois) )?(?:jours|semaines|mois|ans|week-ends|matins|soirs)',
      '(?:une|deux|trois|\\d) fois par (?:jour|semaine|mois|an)',
    ],
    units: 'semaine|mois|trimestre|année|week-end|semestre|saison|matin|soir|nuit|après-midi',
    which: 'cet|cette|ce',
    whichAfter: 'prochaine?|derni(?:er|ère)|suivante?',
    bounds: 'jusqu’(?:à|au|aux|en)|à partir (?:de|du|des)|dès|depuis|avant|après|d’ici',
    leads: 'en|à|au|aux|pendant',
    until: 'jusqu’(?:à|au|aux|en)|jusque',
    notUntil: '\\d+ (?!h)\\p{L}',
    articles: 'le |la |les |l’|du |de la |de l’|des ',
    connectors: 'avec|chez|à|au|pour|en|de',
    titles: 'de|du|des|joyeux|joyeuses|bonne|une?',
    notDays: 'jeu',
    names: 'Avril',
    companions: 'avec|Avec',
    hasSmallNames: true,
    places: 'salle|version|chapitre|section|bureau|exercice|point|porte|quai',
    services: 'assistance|support|service|urgences|ouvert|ouverte|accès|garde',
  },
  es: {
    seasons: ['vacaciones|cuaresma|carnaval|fin de semana|finde|t[1-4]'],
    holidays: [
      'primavera|verano|otoño|invierno',
      'navidad(?:es)?|nochebuena|nochevieja|año nuevo|reyes|semana santa|pascua',
      'todos los santos|san valentín|día de la madre|día del padre',
    ],
    numbered: [
      'q[1-4]|(?:primer|segundo|tercer|cuarto) trimestre|semana \\d{1,2}|el [1-3]?\\d',
      '(?:fin|finales|final|principios?|mediados|comienzos) del? (?:mes|año|trimestre|curso|verano|invierno)',
    ],
    certain: [
      'de \\d{1,2} a \\d{1,2}(?! \\p{L})|el (?:lun|mié|jue|vie|sáb|dom)',
      '(?:en|dentro de) (?:una?|dos|tres|\\d+) (?:días?|semanas?|mes|meses|años?|horas?)',
      'tod[oa]s l[oa]s (?:días|semanas|meses|años|mañanas|tardes|noches|fines de semana)',
      '(?:una|dos|tres|\\d) (?:vez|veces) (?:por|al?|a la) (?:día|semana|mes|año)',
      '(?:el fin|los fines) de semana',
    ],
    units: 'semana|mes|trimestre|año|fin de semana|finde|semestre|temporada|tarde|noche',
    which: 'este|esta|próximo|próxima|pasado|pasada',
    whichAfter: 'que viene|próxim[oa]|pasad[oa]|siguiente',
    bounds: 'hasta|desde|a partir del?|antes del?|después del?',
    leads: 'en|por|durante',
    until: 'hasta',
    notUntil: '(?:que|luego|pronto|siempre)(?:$| )|\\d+ \\p{L}',
    articles: 'el |la |los |las ',
    connectors: 'con|en|para|a|de',
    titles: 'de|del|feliz|felices|una?',
    notDays: 'mar',
    names: 'Domingo|Abril|Julio',
    companions: 'con|Con',
    hasSmallNames: true,
    places: 'sala|aula|versión|capítulo|sección|ejercicio|punto|oficina|puerta',
    services: 'soporte|servicio|atención|asistencia|urgencias|abierto|abierta|acceso|guardia',
    idioms: 'santo domingo',
  },
  ja: {
    seasons: ['春|夏|秋|冬|春休み|夏休み|冬休み|連休|学期|梅雨', '朝|昼|夕方|夜|深夜|放課後|年始'],
    holidays: japaneseHolidays,
    numbered: japaneseDates,
    certain: [
      '(?:今|来|先|再来)·?(?:週|月|年|年度|学期)|(?:今|来)·?(?:春|夏|秋|冬)|昨年',
      '(?:今|来|先)?·?週末|平日|土日|(?:月|火|水|木|金|土|日)·?曜',
      'きょう|あした|あさって|昨日|今夜|今晩|今朝|第·?[1-5]·?(?:月|火|水|木|金|土|日)·?曜',
      '(?:\\d|一|二|三|四|五|六|七|八|九|十)+·?(?:日|週間|か月|ヶ月|カ月|年|時間)·?後',
      '(?:週|月)·?に?·?\\d·?回',
      // Before a noun, they are a part of a title: "月末会議".
      `(?:${[...japaneseHolidays, ...japaneseDates].join('|')})(?=$|[ \\n])`,
      '(?<=^|[ \\n])(?:春|夏|秋|冬)(?=$|[ \\n])',
    ],
    units: '週|月|年|学期',
    which: '次の|この',
    whichAfter: 'までに?|から|以降|以前|中|前|後|に|頃|ごろ',
    connectors: '\\S+',
    titles: 'メリー',
    places: '(?:会議)?室|部屋|バージョン',
    services: 'サポート|対応|営業',
    idioms: '\\d+·?点|今日子|明日·?(?:奈|菜|美|葉)|日曜大工|毎日新聞|メリークリスマス',
  },
};
