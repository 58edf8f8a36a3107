import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDateWords } from '#src/features/calendar/editor/quick-add/date-words.ts';
import { findUnclear } from '#src/features/calendar/editor/quick-add/find-unclear.ts';
import type { WordContext } from '#src/features/calendar/editor/quick-add/find-phrases.ts';
import { plainTitle, sortWords } from '#src/features/calendar/editor/quick-add/sort-words.ts';
import { splitWords } from '#src/features/calendar/editor/quick-add/words.ts';
import { dayNumber, minutesPerDay } from '#src/util/day-numbers.ts';

/** A Saturday. */
const today = dayNumber('2026-11-28');
const context: WordContext = {
  today,
  now: today * minutesPerDay,
  weekStartsOn: 1,
  use24hTimes: true,
  subCalendars: [],
  readDigits: () => null,
};

const languages = ['en', 'de', 'fr', 'es', 'ja'] as const;
type Language = (typeof languages)[number];
const dateWords = Object.fromEntries(
  languages.map((language) => [language, createDateWords(language)]),
);

/** What a page in a language does not understand of a line. Only English is understood at all. */
function findIn(language: Language, line: string): string[] {
  const words = splitWords(line);
  const title = language === 'en' ? sortWords(words, context).title : plainTitle(words);
  return findUnclear(title, dateWords[language] ?? createDateWords(language));
}

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
  ['de', 'Projekt bis zum Monatsende', 'bis zum Monatsende'],
  ['de', 'Projekt bis Ende des Monats', 'bis Ende des Monats'],
  ['de', 'Bericht bis Q3', 'bis Q3'],
  ['de', 'Bericht bis KW 12', 'bis KW 12'],
  ['de', 'Kurs ab Herbst', 'ab Herbst'],
  ['de', 'Kurs ab den Sommerferien', 'ab den Sommerferien'],
  ['de', 'Chor ab Mo', 'ab Mo'],
  ['de', 'Training von Ostern bis Pfingsten', 'von Ostern bis Pfingsten'],
  ['de', 'Geschlossen seit Neujahr', 'seit Neujahr'],
  ['de', 'Abgabe bis Redaktionsschluss', 'bis Redaktionsschluss'],
  ['de', 'Chor bis 20', 'bis 20'],
  ['de', 'Yoga bis Mai', 'bis Mai'],
  ['fr', 'Cours jusqu’à l’été', 'jusqu’à l’été'],
  ['fr', "Cours jusqu'au printemps", "jusqu'au printemps"],
  ['fr', 'Congé jusqu’en mai', 'jusqu’en mai'],
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
  ['es', 'Turno hasta vie', 'hasta vie'],
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
  ['de', 'Camp diesen Sommer', 'diesen Sommer'],
  ['de', 'Umzug nächstes Quartal', 'nächstes Quartal'],
  ['de', 'Bericht letzte Woche', 'letzte Woche'],
  ['de', 'Chor nächsten Fr', 'nächsten Fr'],
  ['fr', 'Stage cet été', 'cet été'],
  ['fr', 'Bilan la semaine dernière', 'la semaine dernière'],
  ['fr', 'Voyage l’été prochain', 'l’été prochain'],
  ['es', 'Viaje este verano', 'este verano'],
  ['es', 'Cita el mes que viene', 'el mes que viene'],
  ['es', 'Informe la semana pasada', 'la semana pasada'],
  ['ja', '報告 今月', '今月'],
  ['ja', '旅行 来年の春', '来年の春'],
  ['ja', '先週の報告', '先週の報告'],
];

const namedPeriods: Lines = [
  ['en', 'Camp in summer', 'in summer'],
  ['en', 'Invoices end of month', 'end of month'],
  ['en', 'Dinner Christmas Eve', 'Christmas Eve'],
  ['en', 'Party on New Year’s Eve', 'on New Year’s Eve'],
  ['en', 'Planning Q3', 'Q3'],
  ['en', 'Workshop week 12 with Rosa', 'week 12'],
  ['de', 'Zelten im Sommer', 'im Sommer'],
  ['de', 'Essen an Heiligabend', 'an Heiligabend'],
  ['de', 'Feier Silvester', 'Silvester'],
  ['de', 'Rechnungen Monatsende', 'Monatsende'],
  ['de', 'Planung KW 12', 'KW 12'],
  ['de', 'KW 12 Urlaub', 'KW 12'],
  ['de', 'Planung 3. Quartal', '3. Quartal'],
  ['de', 'Ausflug am Wochenende', 'am Wochenende'],
  ['fr', 'Randonnée en été', 'en été'],
  ['fr', 'Repas à Noël', 'à Noël'],
  ['fr', 'Factures fin du mois', 'fin du mois'],
  ['fr', 'Réveillon Saint-Sylvestre', 'Saint-Sylvestre'],
  ['fr', 'Réunion semaine 12', 'semaine 12'],
  ['es', 'Viaje en verano', 'en verano'],
  ['es', 'Cena Nochebuena', 'Nochebuena'],
  ['es', 'Facturas fin de mes', 'fin de mes'],
  ['es', 'Reunión semana 12', 'semana 12'],
  ['es', 'Fiesta en Año Nuevo', 'en Año Nuevo'],
  ['ja', '請求 月末', '月末'],
  ['ja', '食事 大晦日', '大晦日'],
  ['ja', '食事 クリスマスに', 'クリスマスに'],
  ['ja', '計画 第3四半期', '第3四半期'],
  ['ja', '会議 明日の朝', '明日の朝'],
  ['ja', '明日会議', '明日会議'],
  ['es', 'domingo', 'domingo'],
  ['es', 'Domingo', 'Domingo'],
  ['es', 'Comida el domingo', 'el domingo'],
  ['es', 'Comida domingo Pérez', 'domingo'],
  ['es', 'Comida el Domingo Pérez', 'el Domingo'],
  ['es', 'Viaje en julio', 'en julio'],
  ['de', 'Dinner 3.12', '3.12'],
  ['es', 'Fiesta 24/7', '24/7'],
];

const titles: readonly (readonly [Language, string])[] = [
  ['en', 'Summer camp'],
  ['en', 'Company Christmas party'],
  ['en', 'Merry Christmas'],
  ['en', 'End of year party'],
  ['en', 'Q3 planning'],
  ['en', 'Walk through the park'],
  ['en', 'Letter from Anna'],
  ['en', 'Fall protection training'],
  ['en', 'Spring cleaning'],
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
  ['de', 'Sommer Open Air'],
  ['de', 'Frohe Weihnachten'],
  ['de', 'Treffen mit Till'],
  ['de', 'Essen mit Till Müller'],
  ['de', 'Opa besuchen mit August'],
  ['de', 'Raum 3.12'],
  ['de', '24/7-Bereitschaft'],
  ['fr', 'Jusqu’au bout'],
  ['fr', 'Marché de Noël'],
  ['fr', 'Fête de fin d’année'],
  ['fr', 'Joyeux Noël'],
  ['fr', 'Concert Avril Lavigne'],
  ['fr', 'Salle 3.12'],
  ['fr', 'Jeu de société'],
  ['fr', 'Assistance 24/7'],
  ['es', 'Hasta luego, Pepe'],
  ['es', 'Cena de Navidad'],
  ['es', 'Feliz Navidad'],
  ['es', 'Domingo Pérez'],
  ['es', 'Comida con Domingo'],
  ['es', 'Julio Iglesias'],
  ['es', 'Fin de semana rural'],
  ['es', 'Sala 3.12'],
  ['es', 'Soporte 24/7'],
  ['ja', '明日香'],
  ['ja', '明日香ちゃんとランチ'],
  ['ja', '今日子さん'],
  ['ja', '日曜大工'],
  ['ja', '夏祭り'],
  ['ja', 'クリスマス会'],
  ['ja', '駅まで散歩'],
  ['ja', '友達から電話'],
  ['ja', '春日部'],
  ['ja', '24/7サポート'],
];

describe('what looks like a period', () => {
  it.each(bounds)('is asked about as a limit (%s): %s', (language, line, part) => {
    expect(findIn(language, line)).toEqual([part]);
  });

  it.each(relativePeriods)('is asked about beside today (%s): %s', (language, line, part) => {
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
