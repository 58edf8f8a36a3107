import { Chrono, casual } from 'chrono-node/de';
import type { Grammar } from '../grammar.ts';

const holidays =
  'weihnachten|heilig ?abend|nikolaus|silvester|neujahr|ostern|karfreitag|pfingsten|himmelfahrt|fronleichnam|allerheiligen|muttertag|vatertag|tag der arbeit';
const services = 'support|service|hotline|\\p{L}*dienst|bereitschaft|geöffnet|offen|zugang|pflege';
const hours = 'eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf';

export const german: Grammar = {
  language: 'de',
  Chrono,
  casual,
  numbers: 'eine[mnrs]?|ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf',
  units: {
    day: 'tage?n?',
    weekday: 'werktag|wochentag',
    week: 'wochen?',
    month: 'monate?n?',
    year: 'jahre?n?',
    hour: 'stunden?|std\\.?|h',
    minute: 'minuten?|min\\.?',
  },
  otherNames: { sonnabend: 6 },
  and: 'und',
  every: 'jede[nrsm]?|alle',
  other: 'zweite[nrsm]?|2\\.|andere[nrsm]?',
  ordinals: ['erste[nrs]?|1\\.', 'zweite[nrs]?|2\\.', 'dritte[nrs]?|3\\.', 'vierte[nrs]?|4\\.'],
  ordinalEnd: '\\.',
  on: 'am |jeweils (?:am )?',
  ofMonth: '(?:im|des|jede[sn]?) monate?s?|im monat',
  adverbs: {
    daily: 'täglich',
    weekdays: 'werktags|wochentags|werktäglich',
    weekly: 'wöchentlich',
    biweekly: '(?:vierzehn|14-?)täglich|zweiwöchentlich',
    monthly: 'monatlich',
    yearly: 'jährlich',
  },
  plural: ['(?:immer )?', '(?<=tag|woch|abend)s'],
  times: 'mal',
  allDay: 'ganztägig|ganztags|den ganzen tag',
  half: 'eine halbe stunde',
  lasting: ['für ', ''],
  later: ['in ', ''],
  until: ['bis (?:zum |zu |einschließlich )?', ''],
  endOf: 'ende ',
  leads: 'am|den|dem|der|diesen|kommenden|vom|von|ab|seit',
  to: 'bis(?: zum)?',
  at: 'um',
  from: 'von|ab|gegen',
  between: ['zwischen', 'und'],
  am: ['', 'a\\.?m|(?:uhr )?(?:morgens|vormittags|früh)'],
  pm: ['', 'p\\.?m|(?:uhr )?(?:nachmittags|abends)'],
  noon: 'mittags?',
  midnight: 'mitternacht',
  next: ['nächste[nrs]? ', ''],
  now: 'heute',
  weekend:
    '(?:am |an dem )?(?:(?<next>nächste[ns]?) |diese[ns]? |kommende[ns]? |(?<=am ))wochenende',
  dayParts: {
    9: 'früh|(?<= )morgen|vormittag|morgens|vormittags',
    14: 'nachmittags?',
    19: 'abends?',
    20: 'nachts?',
  },
  counted: 'jahren?|kinder|personen|leute|teilnehmer|mal|km|punkte',
  periods: {
    seasons:
      '\\p{L}*ferien|\\p{L}*semester|saison|advent|fasching|karneval|fastenzeit|(?:schul|semester|saison|kurs|wochen|ferien)(?:beginn|anfang|start|ende|schluss)',
    dates: `frühling|frühjahr|sommer|herbst|winter|${holidays}|q[1-4]|woche \\d{1,2}|(?:[1-4]\\.|erstes|zweites|drittes|viertes) (?:quartal|halbjahr)|(?:anfang|mitte|ende) (?:des|der) (?:monats|jahres|quartals|woche|sommers|winters|ferien)`,
    units: 'woche|monats?|quartals?|jahre?s?|halbjahr|wochenende|semester|saison|abend',
    which: '(?:(?:anfang|mitte|ende) )?(?:(?:über)?nächste|letzte|diese|kommende|vorige)[rnsm]?',
    past: ['(?:letzte|vorige)[nrsm]? ', '(?!)'],
    leads: 'bis|ab|von|vom|seit|vor|nach|am|im|in|an|zu|zum|über|während|anfang|mitte|ende',
    articles: 'zum |zur |zu |der |den |dem |die |das |ende ',
    connectors: 'mit|bei|in|für|um|von|an',
    certain: `kw ?\\d{1,2}|kalenderwoche \\d{1,2}|(?:monats|jahres|quartals)(?:ende|anfang|mitte)|(?:um )?(?:halb|viertel (?:vor|nach)) (?:${hours}|\\d{1,2})|alle paar \\p{L}+|jeweils \\p{L}+|(?:ein|zwei|drei|\\d ?)mal (?:pro|im|in der|am) (?:tag|woche|monat|jahr)|am [1-3]?\\d\\.?(?=\\s*$)`,
    openers: '(?<=\\S )bis(?! (?:zu|auf|bald|dann|gleich|später)\\b| \\d+ \\p{L})|jede[nrs]?',
    titles: `guten (?:morgen|tag|abend)|(?:raum|zimmer|saal|version|kapitel|abschnitt|übung|punkt|gleis|halle|tor) \\d+\\.\\d+(?! uhr)|(?:${services}) 24/7|24/7(?: (?:${services})|-\\p{L}+)|von \\p{L}+ bis (?!\\p{L}*(?:ostern|pfingsten))\\p{L}+|\\p{L}+-\\S*(?:straße|platz|weg|allee)|(?:frohes?|schöner?) (?:${holidays})|(?<=\\p{L} )bis \\d+ jahren?|^bis (?:bald|dann|gleich|später)\\S*(?: \\p{L}+)?`,
    names: ['April|August|Mai', 'mit|Mit'],
  },
};
