import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createContext, readIn } from './reading.ts';

const languages = ['en', 'de', 'fr', 'es', 'ja'] as const;
type Language = (typeof languages)[number];

/** What a page in a language does not understand of a line on a Saturday. */
function findIn(language: string, line: string): readonly string[] {
  const context = createContext('2026-11-28', 8, { use24hTimes: true, locale: language });
  return readIn(language, line, context).unclear;
}

const findLeft = (line: string) => findIn('en', line);

/** Lines, and what of them is asked about. */
type Lines = readonly (readonly [Language, string, string])[];

const bounds: Lines = [
  ['en', 'Season pass through summer', 'through summer'],
  ['en', 'Trip before Easter', 'before Easter'],
  ['en', 'Report due by Q3', 'by Q3'],
  ['en', 'Choir from spring', 'from spring'],
  ['en', 'Closed since Christmas', 'since Christmas'],
  ['en', 'Finish by the end of the month', 'by the end of the month'],
  ['en', 'Gym till late', 'till late'],
  ['en', 'Project until week 12', 'until week 12'],
  ['de', 'Essen bis Sommer', 'bis Sommer'],
  ['de', 'Bis Sommer fasten', 'Bis Sommer'],
  ['de', 'Urlaub bis Weihnachten', 'bis Weihnachten'],
  ['de', 'Projekt bis Ende des Monats', 'bis Ende des Monats'],
  ['de', 'Bericht bis Q3', 'bis Q3'],
  ['de', 'Bericht bis KW 12', 'bis KW 12'],
  ['de', 'Kurs ab Herbst', 'ab Herbst'],
  ['de', 'Kurs ab den Sommerferien', 'ab den Sommerferien'],
  ['de', 'Training von Ostern bis Pfingsten', 'von Ostern bis Pfingsten'],
  ['de', 'Geschlossen seit Neujahr', 'seit Neujahr'],
  ['de', 'Abgabe bis Redaktionsschluss', 'bis Redaktionsschluss'],
  ['de', 'Chor bis 20', 'bis 20'],
  ['fr', 'Cours jusqu’à l’été', 'jusqu’à l’été'],
  ['fr', "Cours jusqu'au printemps", "jusqu'au printemps"],
  ['fr', 'Congé jusqu’à Noël', 'jusqu’à Noël'],
  ['fr', 'Projet jusqu’à la fin du mois', 'jusqu’à la fin du mois'],
  ['fr', 'Yoga jusqu’à la rentrée', 'jusqu’à la rentrée'],
  ['fr', 'Chorale à partir de l’automne', 'à partir de l’automne'],
  ['fr', 'Chorale dès Pâques', 'dès Pâques'],
  ['fr', 'Travaux jusqu’à la semaine 12', 'jusqu’à la semaine 12'],
  ['es', 'Curso hasta verano', 'hasta verano'],
  ['es', 'Curso hasta el verano', 'hasta el verano'],
  ['es', 'Gimnasio desde Navidad', 'desde Navidad'],
  ['es', 'Proyecto hasta fin de mes', 'hasta fin de mes'],
  ['es', 'Clases a partir de Semana Santa', 'a partir de Semana Santa'],
  ['es', 'Fiesta hasta tarde', 'hasta tarde'],
  ['ja', '練習 夏まで', '夏まで'],
  ['ja', '練習 月末まで', '月末まで'],
  ['ja', '合宿 クリスマスまで', 'クリスマスまで'],
  ['ja', '練習 春から', '春から'],
  ['ja', '準備 Q3まで', 'Q3まで'],
  ['ja', '休み 正月まで', '正月まで'],
  ['ja', '工事 第12週から', '第12週から'],
  ['ja', '会議 火曜まで', '火曜まで'],
];

const relativePeriods: Lines = [
  ['en', 'Camp this summer', 'this summer'],
  ['en', 'Figures of last month', 'last month'],
  ['en', 'Ski trip next winter', 'next winter'],
  ['ja', '旅行 来春', '来春'],
  ['de', 'Camp diesen Sommer', 'diesen Sommer'],
  ['de', 'Umzug nächstes Quartal', 'nächstes Quartal'],
  ['de', 'Bericht letzte Woche', 'letzte Woche'],
  ['fr', 'Stage cet été', 'cet été'],
  ['fr', 'Bilan la semaine dernière', 'la semaine dernière'],
  ['fr', 'Voyage l’été prochain', 'l’été prochain'],
  ['es', 'Viaje este verano', 'este verano'],
  ['es', 'Cita el mes que viene', 'el mes que viene'],
  ['es', 'Informe la semana pasada', 'la semana pasada'],
  ['ja', '報告 今月', '今月'],
  ['ja', '旅行 来年の春', '来年の春'],
  ['ja', '先週の報告', '先週の報告'],
  ['fr', 'Travaux pendant le week-end prochain', 'pendant le week-end prochain'],
  ['es', 'Obras desde el fin de semana que viene', 'desde el fin de semana que viene'],
  ['fr', 'Sortie le week-end dernier', 'le week-end dernier'],
  ['es', 'Viaje el fin de semana pasado', 'el fin de semana pasado'],
  ['ja', '報告 先週末', '先週末'],
  ['ja', '旅行 再来週末', '再来週末'],
  ['de', 'Chor letzten Freitag', 'letzten Freitag'],
  ['ja', '会議 先週の火曜日', '先週の火曜日'],
];

const namedPeriods: Lines = [
  ['en', 'Camp in summer', 'in summer'],
  ['en', 'Invoices end of month', 'end of month'],
  ['en', 'Dinner Christmas Eve', 'Christmas Eve'],
  ['en', 'Party on New Year’s Eve', 'on New Year’s Eve'],
  ['en', 'Planning Q3', 'Q3'],
  ['en', 'Workshop week 12 with Rosa', 'week 12'],
  ['de', 'Zelten im Sommer', 'im Sommer'],
  ['de', 'Feier Silvester', 'Silvester'],
  ['de', 'Rechnungen Monatsende', 'Monatsende'],
  ['de', 'Planung KW 12', 'KW 12'],
  ['de', 'KW 12 Urlaub', 'KW 12'],
  ['de', 'Planung 3. Quartal', '3. Quartal'],
  ['fr', 'Randonnée en été', 'en été'],
  ['fr', 'Repas à Noël', 'à Noël'],
  ['fr', 'Factures fin du mois', 'fin du mois'],
  ['fr', 'Réveillon Saint-Sylvestre', 'Saint-Sylvestre'],
  ['fr', 'Réunion semaine 12', 'semaine 12'],
  ['fr', 'Repas Mardi Gras', 'Mardi Gras'],
  ['es', 'Viaje en verano', 'en verano'],
  ['es', 'Cena Nochebuena', 'Nochebuena'],
  ['es', 'Facturas fin de mes', 'fin de mes'],
  ['es', 'Fiesta en Año Nuevo', 'en Año Nuevo'],
  ['ja', '請求 月末', '月末'],
  ['ja', '食事 大晦日', '大晦日'],
  ['ja', '食事 クリスマスに', 'クリスマスに'],
  ['ja', '計画 第3四半期', '第3四半期'],
  ['es', 'Viaje en julio', 'en julio'],
  ['de', 'Dinner 3.12', '3.12'],
  ['en', 'Q3 2027', 'Q3 2027'],
  ['en', 'Team offsite end of Q2', 'end of Q2'],
  ['en', 'Report due year-end', 'year-end'],
  ['en', 'Ski trip over spring break', 'over spring break'],
  ['en', 'Lunch Mother’s Day', 'Mother’s Day'],
  ['de', 'Brunch am Muttertag', 'am Muttertag'],
  ['de', 'Kurs im Wintersemester', 'im Wintersemester'],
  ['de', 'Kino um halb acht', 'um halb acht'],
  ['de', 'Urlaub Woche 12', 'Woche 12'],
  ['fr', 'Repas fête des mères', 'fête des mères'],
  ['fr', 'Rendez-vous le 3', 'le 3'],
  ['fr', 'Bilan au T3', 'au T3'],
  ['es', 'Comida día de la madre', 'día de la madre'],
  ['es', 'Cita el 3', 'el 3'],
  ['ja', '帰省 お正月', 'お正月'],
  ['ja', '年明けに会う', '年明けに'],
  ['en', 'Dinner Christmas Eve 19:00 candles', 'Christmas Eve'],
  ['de', 'Urlaub Sommer', 'Sommer'],
  ['de', 'Urlaub August Familie', 'August'],
  ['de', 'Treffen Anfang nächsten Jahres', 'Anfang nächsten Jahres'],
  ['es', 'Vacaciones verano', 'verano'],
  ['es', 'Viaje el fin de semana', 'el fin de semana'],
  ['fr', 'Sortie le week-end', 'le week-end'],
  ['ja', '週末旅行', '週末'],
  ['es', 'Subida hasta el refugio', 'hasta el refugio'],

  ['ja', '合宿 夏', '夏'],
  ['ja', '休み 文化の日', '文化の日'],
  ['es', 'Fiesta 24/7', '24/7'],
  ['de', 'Feier im Mai', 'im Mai'],
  ['de', 'Lunch tomorrow', 'tomorrow'],
];

const repetitions: Lines = [
  ['en', 'Gym twice a week', 'twice a week'],
  ['de', 'Sport zweimal pro Woche', 'zweimal pro Woche'],
  ['de', 'Chor jeweils Mo', 'jeweils Mo'],
  ['fr', 'Sport deux fois par semaine', 'deux fois par semaine'],
  ['fr', 'Sortie tous les week-ends', 'tous les week-ends'],
  ['es', 'Gimnasio dos veces por semana', 'dos veces por semana'],
  ['ja', '練習 週2回', '週2回'],
  ['ja', '練習 毎週末', '毎週末'],
];

const titles: readonly (readonly [Language, string])[] = [
  ['en', 'Summer camp'],
  ['en', 'Month-end report'],
  ['en', 'Lunch w/ April'],
  ['en', 'Company Christmas party'],
  ['en', 'Merry Christmas'],
  ['en', 'End of year party'],
  ['en', 'Q3 planning'],
  ['en', 'Walk through the park'],
  ['en', 'Letter from Anna'],
  ['en', 'Fall protection training'],
  ['en', 'Training on fall protection'],
  ['en', 'Last minute shopping'],
  ['en', 'Room 3.12'],
  ['en', 'Room 3.12: planning'],
  ['en', '24/7 support'],
  ['en', 'Gym open 24/7'],
  ['en', 'Dinner with June'],
  ['de', 'Bis bald, Mai'],
  ['de', 'Von Kopf bis Fuß'],
  ['de', 'Kinder bis 12 Jahre'],
  ['de', 'Sommerfest'],
  ['de', 'Treffen August-Bebel-Straße'],
  ['de', 'Gleis 3.12'],
  ['de', 'Sommer Open Air'],
  ['de', 'Frohe Weihnachten'],
  ['de', 'Treffen mit Till'],
  ['de', 'Essen mit Till Müller'],
  ['de', 'Opa besuchen mit August'],
  ['de', 'Till Müller treffen'],
  ['de', 'Raum 3.12'],
  ['de', 'Kurs von 6 bis 12 Jahren'],
  ['de', '24/7-Bereitschaft'],
  ['fr', 'Jusqu’au bout'],
  ['fr', 'Marché de Noël'],
  ['fr', 'Fête de fin d’année'],
  ['fr', 'Joyeux Noël'],
  ['fr', 'Un été à Paris'],
  ['fr', 'Concert Avril Lavigne'],
  ['fr', 'Salle 3.12'],
  ['fr', 'Essayer ce jeu'],
  ['es', 'Nadar en este mar'],
  ['fr', 'Assistance 24/7'],
  ['es', 'Hasta luego, Pepe'],
  ['es', 'Cena de Navidad'],
  ['es', 'Feliz Navidad'],
  ['es', 'Domingo Pérez'],
  ['es', 'Cumpleaños de Julio'],
  ['es', 'Torneo de julio'],
  ['es', 'Comida con Domingo'],
  ['es', 'Julio Iglesias'],
  ['es', 'Fin de semana rural'],
  ['es', 'Niños de 6 a 12 años'],
  ['es', 'Vacaciones de verano'],
  ['es', 'Santo Domingo'],
  ['es', 'Sala 3.12'],
  ['es', 'Soporte 24/7'],
  ['ja', '明日香'],
  ['ja', '明日香ちゃんとランチ'],
  ['ja', '明日奈と買い物'],
  ['ja', '今日子さん'],
  ['ja', 'テスト 80点'],
  ['ja', '日曜大工'],
  ['ja', 'クリスマス会'],
  ['ja', '駅まで散歩'],
  ['ja', '友達から電話'],
  ['ja', '春日部'],
  ['ja', '24/7サポート'],
  ['de', 'So ein Fest'],
  ['de', 'Mi casa'],
  ['de', '2. Mannschaft'],
  ['fr', 'Visite de mon jardin'],
  ['fr', 'Jeu avec tous les parents'],
  ['es', 'Cena en el mar'],
  ['ja', '第3回 練習'],
];

describe('what looks like a time and is not understood', () => {
  it.each([
    ['Training every Tuesday until summer', ['until summer']],
    ['Yoga every other full moon', ['every other full moon']],
    ['Lunch until 14:00', ['until']],
    ['Camp Sat and Sun', ['Sat']],
    ['Lunch Mon, Dec 8 12:00', ['Mon']],
    ['Discuss Monday report tomorrow 12-13', ['Monday']],
    ['Weekly review every Monday', ['Weekly']],
    ['Dinner Friday 7', ['7']],
    ['Dinner 9.30', ['9.30']],
    ['Trip 9.10-11.10', ['9.10-11.10']],
    ['Supper 3.12.', ['3.12.']],
    ['Race 2026-02-30', ['2026-02-30']],
    ['Race 31/31', ['31/31']],
    ['Rent on the 3rd', ['on the 3rd']],
    ['Trip in August', ['in August']],
    ['Trip in May', ['in May']],
    ['Trip next week', ['next week']],
    ['Call half past 7', ['half past 7']],
    ['Run in the morning', ['in the morning']],
    ['Trip Dec 12 - 32', ['Dec 12 - 32']],
    ['Report last Friday', ['last Friday']],
    ['Sprint 6 times', ['6 times']],
    ['Lunch 12:00 until Dec 20', ['until Dec 20']],
    ['Visit in April, or March', ['in April, or March']],
  ])('is found: %s', (text, unclear) => {
    expect(findLeft(text)).toEqual(unclear);
  });
});

describe('an ordinary title', () => {
  it.each([
    ...['Lunch with May', 'May party', 'Room 12', '2nd team', 'Sunday roast', 'Protest march'],
    ...['Buy 12 eggs', 'Version 2.0', 'Next steps', 'The evening choir', 'Room 12 tomorrow'],
    ...['"Every Friday" film', 'Monday’s race', 'Morning run at 7am', 'Year 7 parents', 'A1', ''],
  ])('is left alone: %s', (text) => {
    expect(findLeft(text)).toEqual([]);
  });
});

describe('what looks like a period', () => {
  it.each(bounds)('is asked about as a limit (%s): %s', (language, line, part) => {
    expect(findIn(language, line)).toEqual([part]);
  });

  it.each(relativePeriods)('is asked about beside today (%s): %s', (language, line, part) => {
    expect(findIn(language, line)).toEqual([part]);
  });

  it.each(repetitions)('is asked about as a repetition (%s): %s', (language, line, part) => {
    expect(findIn(language, line)).toEqual([part]);
  });

  it.each(namedPeriods)('is asked about by its name (%s): %s', (language, line, part) => {
    expect(findIn(language, line)).toEqual([part]);
  });
});

describe('what only resembles a period', () => {
  it.each(titles)('stays in the title (%s): %s', (language, line) => {
    expect(findIn(language, line)).toEqual([]);
  });
});

describe('any line', () => {
  const limits = {
    en: [
      ['until', 'through', 'before', 'from'],
      ['summer', 'Easter', 'Q3', 'the end of the month'],
    ],
    de: [
      ['bis', 'ab', 'seit'],
      ['Sommer', 'Ostern', 'Q3', 'Monatsende', 'KW 12', 'nächste Woche'],
    ],
    fr: [
      ['jusqu’à', 'dès', 'depuis'],
      ['l’été', 'Noël', 'la fin du mois', 'Q3', 'la semaine 12'],
    ],
    es: [
      ['hasta', 'desde'],
      ['el verano', 'Navidad', 'fin de mes', 'Q3', 'la semana 12'],
    ],
  } as const;
  const plainWord = fc.constantFrom('Rosa', 'Yoga', 'Otter', 'boat', '8+', 'Apollo', '"summer"');
  const plainLine = fc.array(plainWord, { minLength: 1, maxLength: 4 });

  it.each(Object.entries(limits))(
    'is asked about with a limit in it (%s)',
    (language, [before, periods]) => {
      fc.assert(
        fc.property(
          ...[
            plainLine,
            fc.constantFrom(...before),
            fc.constantFrom(...periods),
            fc.array(plainWord),
          ],
          (title, limit, period, rest) => {
            const line = [...title, limit, period, ...rest].join(' ');
            expect(findIn(language, line)).toEqual([`${limit} ${period}`]);
          },
        ),
      );
    },
  );
});
