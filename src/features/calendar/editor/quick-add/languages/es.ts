import { Chrono, casual } from 'chrono-node/es';
import type { Grammar } from '../grammar.ts';

const services = 'soporte|servicio|atención|asistencia|urgencias|abiert[oa]|acceso|guardia';
const places = 'sala|aula|versión|capítulo|sección|ejercicio|punto|oficina|puerta';

export const spanish: Grammar = {
  language: 'es',
  Chrono,
  casual,
  numbers: 'una?|un dos tres cuatro cinco seis siete ocho nueve diez once doce',
  units: {
    day: 'días?',
    weekday: 'día laborable|días laborables',
    week: 'semanas?',
    month: 'mes(?:es)?',
    year: 'años?',
    hour: 'horas?|h',
    minute: 'minutos?|min',
  },
  and: 'y',
  every: 'cada|todos los|todas las',
  other: 'segundo|segunda',
  ordinals: ['primer(?:o)?|1\\.º', 'segundo|2\\.º', 'tercer(?:o)?|3\\.º', 'cuarto|4\\.º'],
  ordinalEnd: '\\.?º',
  on: 'el |los ',
  ofMonth: '(?:del|de cada|cada) mes',
  adverbs: {
    daily: 'diariamente|a diario',
    weekdays: 'entre semana',
    weekly: 'semanalmente',
    biweekly: 'quincenal(?:mente)?',
    monthly: 'mensualmente',
    yearly: 'anualmente',
  },
  plural: ['los ', 's?'],
  times: 'veces',
  allDay: 'todo el día',
  half: 'media hora',
  lasting: ['durante |por ', ''],
  later: ['en |dentro de ', ''],
  until: ['hasta (?:el )?', ''],
  endOf: '(?:el )?(?:final|fin|finales) de ',
  leads: 'el|del|desde|a partir del?|este|los|de',
  to: 'al|a|hasta(?: el| las?)?|a las?',
  at: 'a las?',
  from: 'desde las?|de|desde|sobre las?',
  between: ['entre(?: las?)?', 'y(?: las?)?'],
  am: ['', 'a\\.?m|(?:h )?de la mañana'],
  pm: ['', 'p\\.?m|(?:h )?de la (?:tarde|noche)'],
  noon: 'mediodía',
  midnight: 'medianoche',
  next: ['próximo ', ' (?:que viene|próximo)'],
  now: 'esta (?=mañana|tarde|noche)',
  weekend:
    'este fin de semana|(?:el )?(?<next>próximo fin de semana|fin de semana (?:que viene|próximo))',
  dayParts: {
    9: 'por la mañana',
    14: '(?:por la )?tarde',
    20: '(?:por la )?noche',
  },
  counted: 'años|niños|personas|veces|km|puntos',
  periods: {
    seasons: 'vacaciones|cuaresma|carnaval|fin de semana|finde|t[1-4]|tarde',
    dates:
      'primavera|verano|otoño|invierno|navidad(?:es)?|nochebuena|nochevieja|año nuevo|reyes|semana santa|pascua|todos los santos|san valentín|día de la madre|día del padre|q[1-4]|(?:primer|segundo|tercer|cuarto) trimestre|semana \\d{1,2}|(?:fin|finales|final|principios?|mediados|comienzos) del? (?:mes|año|trimestre|curso|verano|invierno)',
    units:
      '(?<!fin de )semana|mes|trimestre|año|fin de semana|finde|semestre|temporada|tarde|noche',
    which: 'este|esta|próxim[oa]|pasad[oa]',
    whichAfter: 'que viene|próxim[oa]|pasad[oa]|siguiente',
    past: ['pasado ', ' pasado'],
    leads: 'hasta|desde|a partir del?|antes del?|después del?|en|por|durante',
    articles: 'el |la |los |las ',
    connectors: 'con|en|para|a|de',
    certain:
      'tod[oa]s l[oa]s (?:mañanas|tardes|noches|fines de semana)|(?:una|dos|tres|\\d) (?:vez|veces) (?:por|al?|a la) (?:día|semana|mes|año)|(?:el fin|los fines) de semana|el (?:lun|mié|jue|vie|sáb|dom|[1-3]?\\d)(?=\\s*$)',
    openers: '(?<=\\S )hasta(?! (?:que|luego|pronto|siempre)\\b| \\d+ \\p{L})(?: el| la)?|cada',
    titles: `(?:${places}) \\d+\\.\\d+|(?:${services}) 24/7|24/7 (?:${services})|(?:de|del|feliz|felices|una?) (?:navidad(?:es)?|verano|invierno)|^hasta (?:luego|pronto|siempre)|santo domingo|en este mar`,
    names: ['Domingo|Abril|Julio|Marzo', 'con|Con|de|De'],
  },
};
