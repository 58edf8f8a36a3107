import { describe, expect, it } from 'vitest';
import { createWords } from '#src/features/calendar/editor/quick-add/create-words.ts';
import { loadGrammar } from '#src/features/calendar/editor/quick-add/grammar.ts';

const { readDay, readTime } = createWords(await loadGrammar('en'));

describe('a day in words', () => {
  it.each([
    // A Wednesday.
    ['Friday', '2026-07-17'],
    ['fri', '2026-07-17'],
    ['Tuesday', '2026-07-21'],
    ['wednesday', '2026-07-15'],
    ['next Friday', '2026-07-24'],
    ['in 3 days', '2026-07-18'],
    ['in two weeks', '2026-07-29'],
    ['day after tomorrow', '2026-07-17'],
    ['  on Friday, ', '2026-07-17'],
    ['someday', null],
    ['Friday morning', null],
    ['Friday or so', null],
    ['in 3 hours', null],
    ['', null],
  ])('“%s” is %s', (text, day) => {
    expect(readDay(text, { today: '2026-07-15', weekStartsOn: 1 })).toBe(day);
  });
});

describe('a time in words', () => {
  it.each([
    ['noon', 720],
    ['Midday', 720],
    ['midnight', 0],
    ['12 noon', null],
    ['soon', null],
    ['24:00', 1440],
    ['', null],
  ])('“%s” is minute %s', (text, minute) => {
    expect(readTime(text, false)).toBe(minute);
  });
});
