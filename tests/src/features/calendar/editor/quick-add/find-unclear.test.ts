import { describe, expect, it } from 'vitest';
import { createDateWords } from '#src/features/calendar/editor/quick-add/date-words.ts';
import { findUnclear } from '#src/features/calendar/editor/quick-add/find-unclear.ts';
import {
  parseQuickAdd,
  type QuickAddContext,
} from '#src/features/calendar/editor/quick-add/parse-quick-add.ts';
import { plainTitle, sortWords } from '#src/features/calendar/editor/quick-add/sort-words.ts';
import { splitWords } from '#src/features/calendar/editor/quick-add/words.ts';
import { createDayTexts } from '#src/ui/date/day-text.ts';
import { dayAt, dayNumber, minutesPerDay } from '#src/util/day-numbers.ts';

/** A Saturday. */
const today = dayNumber('2026-11-28');
const texts = createDayTexts('en-US');
const context: QuickAddContext = {
  today,
  now: today * minutesPerDay + 8 * 60,
  weekStartsOn: 1,
  use24hTimes: true,
  subCalendars: [],
  readDigits: (text) => {
    const day = texts.read(text, dayAt(today));
    return day === null ? null : dayNumber(day);
  },
  time: { start: today * minutesPerDay, end: today * minutesPerDay + 60, isAllDay: false },
};

/** What is unclear in the title that English words leave. */
function findLeft(text: string): string[] {
  return findUnclear(sortWords(splitWords(text), context).title, createDateWords('en'));
}

/** The same in another language, of which nothing is understood. */
function findIn(language: string, text: string): string[] {
  return findUnclear(plainTitle(splitWords(text)), createDateWords(language));
}

const clock = (minute: number) =>
  `${dayAt(Math.floor(minute / minutesPerDay))} ${String(Math.floor((minute % minutesPerDay) / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** Title, times and repetition of some words. */
function read(text: string) {
  const { title, time, repetition } = parseQuickAdd(text, context) ?? { title: text };
  return {
    title,
    when: time
      ? `${clock(time.start)} – ${time.isAllDay ? `${dayAt(Math.ceil(time.end / minutesPerDay) - 1)} all day` : clock(time.end)}`
      : null,
    repeats: repetition
      ? [
          repetition.kind,
          repetition.interval,
          repetition.weekdays.join('+'),
          repetition.until === null ? '' : dayAt(repetition.until),
        ].join(' ')
      : null,
  };
}

describe('words of a rowing club', () => {
  it.each([
    [
      'Training Mon, Wed, Fri 18:00-19:30',
      'Training',
      '2026-11-30 18:00 – 2026-11-30 19:30',
      'weekly 1 1+3+5 ',
    ],
    [
      'every other Tuesday 9-10:30 until March',
      '',
      '2026-12-01 09:00 – 2026-12-01 10:30',
      'weekly 2 2 2027-03-31',
    ],
    ['Meet Rosa 9.30-11 on 3 Dec', 'Meet Rosa', '2026-12-03 09:30 – 2026-12-03 11:00', null],
    ['Fri 17:30', '', '2026-12-04 17:30 – 2026-12-04 18:30', null],
    ['Dinner 25.12. 10 Uhr', 'Dinner', '2026-12-25 10:00 – 2026-12-25 11:00', null],
    ['Apollo 13 review', 'Apollo 13 review', null, null],
    ['Race next weekend', 'Race', '2026-12-05 00:00 – 2026-12-06 all day', null],
    ['Lunch Mon, Dec 7 12:00', 'Lunch', '2026-12-07 12:00 – 2026-12-07 13:00', null],
  ])('are understood: %s', (text, title, when, repeats) => {
    expect(read(text)).toEqual({ title, when, repeats });
    expect(findLeft(text)).toEqual([]);
  });
});

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
    ['Run tomorrow in the morning', ['in the morning']],
    ['Swim Mon/Wed 7am', ['Mon/Wed']],
    ['Visit in April, or March', ['in April, or March']],
  ])('is found: %s', (text, unclear) => {
    expect(findLeft(text)).toEqual(unclear);
  });

  it.each([
    ['de', 'Zahnarzt morgen 10 Uhr', ['morgen 10 Uhr']],
    ['de', 'Chor jeden Donnerstag 19:30–21 Uhr', ['jeden Donnerstag 19:30–21 Uhr']],
    ['de', 'Urlaub 3.–10. August', ['August']],
    ['de', 'Chor am Fr 18-20', ['am Fr 18-20']],
    ['de', 'Chor montags um 19', ['montags um 19']],
    ['de', 'Feier im Mai', ['im Mai']],
    ['de', 'Lunch tomorrow', ['tomorrow']],
    ['fr', 'dîner vendredi à 19h30', ['vendredi à 19h30']],
    ['fr', 'réunion tous les mardis 9h-10h', ['mardis 9h-10h']],
    ['es', 'cena mañana a las 20:30', ['mañana a las 20:30']],
    ['es', 'clase cada lunes a las 18:00', ['cada lunes a las 18:00']],
    ['ja', '会議 明日 10時', ['明日 10時']],
    ['zh', '明天开会', ['明天开会']],
    ['ja', '練習 毎週月曜日 18時', ['毎週月曜日 18時']],
  ])('is found in other languages: %s “%s”', (language, text, unclear) => {
    expect(findIn(language, text)).toEqual(unclear);
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

  it.each([
    ['de', 'So ein Fest'],
    ['de', 'Mi casa'],
    ['de', '2. Mannschaft'],
    ['de', 'Bis bald, Mai'],
    ['fr', 'Visite de mon jardin'],
    ['fr', 'Jeu avec tous les parents'],
    ['es', 'Cena en el mar'],
    ['ja', '第3回 練習'],
  ])('is left alone in other languages: %s “%s”', (language, text) => {
    expect(findIn(language, text)).toEqual([]);
  });
});
