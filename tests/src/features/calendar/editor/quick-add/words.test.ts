import { describe, expect, it } from 'vitest';
import de from '#src/i18n/messages/de/calendar.json';
import es from '#src/i18n/messages/es/calendar.json';
import fr from '#src/i18n/messages/fr/calendar.json';
import ja from '#src/i18n/messages/ja/calendar.json';
import { createContext, findRepetition, findTimes, readIn } from './reading.ts';

/** What a line on a Saturday in the rowing club becomes. */
function read(language: string, line: string) {
  const context = createContext('2026-11-28', 8, { use24hTimes: true, locale: language });
  const reading = readIn(language, line, context);
  return {
    title: reading.meaning?.title ?? line,
    when: findTimes(reading),
    repeats: findRepetition(reading),
    unclear: reading.unclear,
  };
}

/** The page's language, what is typed, and the title, the time and the repetition that it becomes. */
type Row = readonly [
  language: string,
  line: string,
  title: string,
  when: string | null,
  repeats: string | null,
];

describe('a line in the page’s language', () => {
  const rows: readonly Row[] = [
    [
      'en',
      'Training Mon, Wed, Fri 18:00-19:30',
      'Training',
      '2026-11-30 18:00 – 2026-11-30 19:30',
      'weekly 1 1+3+5',
    ],
    [
      'en',
      'every other Tuesday 9-10:30 until March',
      '',
      '2026-12-01 09:00 – 2026-12-01 10:30',
      'weekly 2 2 2027-03-31',
    ],
    ['en', 'Meet Rosa 9.30-11 on 3 Dec', 'Meet Rosa', '2026-12-03 09:30 – 2026-12-03 11:00', null],
    ['en', 'Fri 17:30', '', '2026-12-04 17:30 – 2026-12-04 18:30', null],
    ['en', 'Dinner 25.12. 10 Uhr', 'Dinner', '2026-12-25 10:00 – 2026-12-25 11:00', null],
    ['en', 'Apollo 13 review', 'Apollo 13 review', null, null],
    ['en', 'Race next weekend', 'Race', '2026-12-05 – 2026-12-06', null],
    ['de', 'Zahnarzt morgen 10 Uhr', 'Zahnarzt', '2026-11-29 10:00 – 2026-11-29 11:00', null],
    [
      'de',
      'Chor jeden Donnerstag 19:30–21 Uhr',
      'Chor',
      '2026-12-03 19:30 – 2026-12-03 21:00',
      'weekly 1 4',
    ],
    ['de', 'Urlaub 3.–10. August', 'Urlaub', '2027-08-03 – 2027-08-10', null],
    ['fr', 'dîner vendredi à 19h30', 'dîner', '2026-12-04 19:30 – 2026-12-04 20:30', null],
    [
      'fr',
      'réunion tous les mardis 9h-10h',
      'réunion',
      '2026-12-01 09:00 – 2026-12-01 10:00',
      'weekly 1 2',
    ],
    ['es', 'cena mañana a las 20:30', 'cena', '2026-11-29 20:30 – 2026-11-29 21:30', null],
    [
      'es',
      'clase cada lunes a las 18:00',
      'clase',
      '2026-11-30 18:00 – 2026-11-30 19:00',
      'weekly 1 1',
    ],
    ['ja', '会議 明日 10時', '会議', '2026-11-29 10:00 – 2026-11-29 11:00', null],
    ['ja', '練習 毎週月曜日 18時', '練習', '2026-11-30 18:00 – 2026-11-30 19:00', 'weekly 1 1'],
  ];
  it.each(rows)('becomes an event (%s): %s', (language, line, title, when, repeats) => {
    expect(read(language, line)).toEqual({ title, when, repeats, unclear: [] });
  });

  const others: readonly Row[] = [
    ['en', 'Lunch Mon, Dec 7 12:00', 'Lunch', '2026-12-07 12:00 – 2026-12-07 13:00', null],
    ['en', 'Party 20:00-24:00', 'Party', '2026-11-28 20:00 – 2026-11-29 00:00', null],
    ['en', 'Party 20:00-00:00', 'Party', '2026-11-28 20:00 – 2026-11-29 00:00', null],
    ['en', 'Run tomorrow in the morning', 'Run', '2026-11-29 09:00 – 2026-11-29 10:00', null],
    ['en', 'Swim Mon/Wed 7am', 'Swim', '2026-11-30 07:00 – 2026-11-30 08:00', 'weekly 1 1+3'],
    ['en', 'Workshop Friday for 2 hours', 'Workshop', '2026-12-04 09:00 – 2026-12-04 11:00', null],
    ['de', 'Fest Sa 20–24 Uhr', 'Fest', '2026-11-28 20:00 – 2026-11-29 00:00', null],
    ['de', 'Chor ab Mo', 'Chor', '2026-11-30 – 2026-11-30', null],
    ['de', 'Zahnarzt in zwei Wochen', 'Zahnarzt', '2026-12-12 – 2026-12-12', null],
    ['de', 'Chor nächsten Fr', 'Chor', '2026-12-04 – 2026-12-04', null],
    ['de', 'Ausflug am Wochenende', 'Ausflug', '2026-11-28 – 2026-11-29', null],
    ['de', 'Tor 9.30 Uhr', 'Tor', '2026-11-28 09:30 – 2026-11-28 10:30', null],
    ['de', 'Arbeit von 9 bis 17', 'Arbeit', '2026-11-28 09:00 – 2026-11-28 17:00', null],
    ['de', 'Chor am Fr 18-20', 'Chor', '2026-12-04 18:00 – 2026-12-04 20:00', null],
    ['de', 'Chor montags um 19', 'Chor', '2026-11-30 19:00 – 2026-11-30 20:00', 'weekly 1 1'],
    ['de', 'Chor alle zwei Wochen', 'Chor', '2026-11-28 – 2026-11-28', 'weekly 2'],
    ['fr', 'Dentiste dans 2 semaines', 'Dentiste', '2026-12-12 – 2026-12-12', null],
    ['fr', 'Dentiste après-demain', 'Dentiste', '2026-11-30 – 2026-11-30', null],
    ['fr', 'Pique-nique le 1er mai', 'Pique-nique', '2027-05-01 – 2027-05-01', null],
    ['fr', 'Travail de 9 à 17', 'Travail', '2026-11-28 09:00 – 2026-11-28 17:00', null],
    ['fr', 'Yoga toutes les semaines', 'Yoga', '2026-11-28 – 2026-11-28', 'weekly 1'],
    ['es', 'Dentista en dos semanas', 'Dentista', '2026-12-12 – 2026-12-12', null],
    ['es', 'Dentista pasado mañana', 'Dentista', '2026-11-30 – 2026-11-30', null],
    ['fr', 'Sortie le week-end prochain', 'Sortie', '2026-12-05 – 2026-12-06', null],
    ['fr', 'Sortie le prochain week-end', 'Sortie', '2026-12-05 – 2026-12-06', null],
    ['fr', 'Sortie ce week-end', 'Sortie', '2026-11-28 – 2026-11-29', null],
    ['es', 'Viaje el fin de semana que viene', 'Viaje', '2026-12-05 – 2026-12-06', null],
    ['es', 'Viaje fin de semana que viene', 'Viaje', '2026-12-05 – 2026-12-06', null],
    ['es', 'Viaje el próximo fin de semana', 'Viaje', '2026-12-05 – 2026-12-06', null],
    ['es', 'Comida el domingo', 'Comida', '2026-11-29 – 2026-11-29', null],
    ['es', 'Turno hasta vie', 'Turno', '2026-11-28 – 2026-12-04', null],
    ['es', 'Trabajo de 9 a 17', 'Trabajo', '2026-11-28 09:00 – 2026-11-28 17:00', null],
    ['es', 'Reunión todas las semanas', 'Reunión', '2026-11-28 – 2026-11-28', 'weekly 1'],
    ['ja', '歯医者 2週間後', '歯医者', '2026-12-12 – 2026-12-12', null],
    ['ja', 'あさって 歯医者', '歯医者', '2026-11-30 – 2026-11-30', null],
    ['ja', '会議 明日の朝', '会議', '2026-11-29 09:00 – 2026-11-29 10:00', null],
    ['ja', '会議 来週火曜日 10時半', '会議', '2026-12-01 10:30 – 2026-12-01 11:30', null],
    ['ja', '会議 午後3時から5時まで', '会議', '2026-11-28 15:00 – 2026-11-28 17:00', null],
    ['ja', '旅行 来週末', '旅行', '2026-12-05 – 2026-12-06', null],
    ['ja', '来週の週末に旅行', '旅行', '2026-12-05 – 2026-12-06', null],
    ['ja', '次の週末 旅行', '旅行', '2026-12-05 – 2026-12-06', null],
    ['ja', '今週末の旅行', '旅行', '2026-11-28 – 2026-11-29', null],
    ['ja', 'この週末 旅行', '旅行', '2026-11-28 – 2026-11-29', null],
    ['ja', '旅行 週末', '旅行', '2026-11-28 – 2026-11-29', null],
    ['ja', '週末10時 会議', '会議', '2026-11-28 10:00 – 2026-11-28 11:00', null],
    ['ja', '隔週 会議', '会議', '2026-11-28 – 2026-11-28', 'weekly 2'],
    [
      'de',
      'Zahnarzt am 3. Dezember um 15:30',
      'Zahnarzt',
      '2026-12-03 15:30 – 2026-12-03 16:30',
      null,
    ],
    [
      'de',
      'Putzen jeden Samstag bis Ende März',
      'Putzen',
      '2026-11-28 – 2026-11-28',
      'weekly 1 6 2027-03-31',
    ],
    ['de', 'Urlaub vom 3.8. bis 10.8.', 'Urlaub', '2027-08-03 – 2027-08-10', null],
    [
      'de',
      'Besprechung heute Abend 20 Uhr',
      'Besprechung',
      '2026-11-28 20:00 – 2026-11-28 21:00',
      null,
    ],
    ['de', 'Guten Morgen Runde', 'Guten Morgen Runde', null, null],
    ['fr', 'Vacances du 3 au 10 août', 'Vacances', '2027-08-03 – 2027-08-10', null],
    ['fr', 'Congé jusqu’en mai', 'Congé', '2026-11-28 – 2027-05-31', null],
    ['fr', 'Fête ce soir 20h', 'Fête', '2026-11-28 20:00 – 2026-11-28 21:00', null],
    [
      'fr',
      'Chorale chaque jeudi à 20h jusqu’au 20 mars',
      'Chorale',
      '2026-12-03 20:00 – 2026-12-03 21:00',
      'weekly 1 4 2027-03-20',
    ],
    [
      'es',
      'Reunión el 3 de diciembre de 9 a 11',
      'Reunión',
      '2026-12-03 09:00 – 2026-12-03 11:00',
      null,
    ],
    ['es', 'Torneo del 3 al 5 de mayo', 'Torneo', '2027-05-03 – 2027-05-05', null],
    [
      'es',
      'Cena el viernes a las 9 de la noche',
      'Cena',
      '2026-12-04 21:00 – 2026-12-04 22:00',
      null,
    ],
    ['ja', '旅行 8月3日〜10日', '旅行', '2027-08-03 – 2027-08-10', null],
    ['ja', '合宿 8月3日から8月5日まで', '合宿', '2027-08-03 – 2027-08-05', null],
    [
      'ja',
      '練習 毎週火曜日と木曜日 18時30分',
      '練習',
      '2026-12-01 18:30 – 2026-12-01 19:30',
      'weekly 1 2+4',
    ],
    ['ja', '明日香と会議 明日 10時', '明日香と会議', '2026-11-29 10:00 – 2026-11-29 11:00', null],
  ];
  it.each(others)('is understood (%s): %s', (language, line, title, when, repeats) => {
    expect(read(language, line)).toEqual({ title, when, repeats, unclear: [] });
  });
});

describe('the example below the title', () => {
  const key = 'calendar:Words are understood, too: “Lunch tomorrow 12–13 #%calendar%”';
  it.each([
    ['en', key],
    ['de', de[key]],
    ['es', es[key]],
    ['fr', fr[key]],
    ['ja', ja[key]],
  ])('is understood (%s)', (language, text) => {
    const [, line = ''] = /[“„«「](.+)[”“»」]/.exec(text) ?? [];
    expect(read(language, line.replace('#%calendar%', '').trim())).toMatchObject({
      when: '2026-11-29 12:00 – 2026-11-29 13:00',
      unclear: [],
    });
  });
});
