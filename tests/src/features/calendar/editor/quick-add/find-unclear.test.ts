import { describe, expect, it } from 'vitest';
import { createContext, readIn } from './reading.ts';

/** What a page in a language does not understand of a line on a Saturday. */
function findIn(language: string, line: string): readonly string[] {
  const context = createContext('2026-11-28', 8, { use24hTimes: true, locale: language });
  return readIn(language, line, context).unclear;
}

const findLeft = (line: string) => findIn('en', line);

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

  it.each([
    ['de', 'Feier im Mai', ['im Mai']],
    ['de', 'Lunch tomorrow', ['tomorrow']],
    ['de', 'Chor letzten Freitag', ['letzten Freitag']],
    ['ja', '会議 先週の火曜日', ['先週の火曜日']],
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
