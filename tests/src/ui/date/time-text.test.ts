import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTimeTexts } from '#src/ui/date/time-text.ts';

const locales =
  'en cs da de es fi fr hr hu it ja nb nl pl pt ro ru sk sl sr sv tr zh-CN zh-TW'.split(' ');

describe('the text of a time', () => {
  it.each(locales)('is read as it was written, on both clocks: %s', (locale) => {
    const clocks = [createTimeTexts(locale, true), createTimeTexts(locale, false)];
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1440 }), (minute) => {
        const texts = clocks.map(({ read, write }) => [write(minute), read(write(minute))]);
        expect(texts.map(([, read]) => read)).toEqual([minute, minute]);
      }),
    );
  });

  it.each([
    ['de', true, '09:05'],
    ['de', false, '9:05 AM'],
    ['en', false, '9:05 AM'],
    ['en', true, '09:05'],
  ])('has no zero before an hour of twelve: %s, %s', (locale, use24hTimes, text) => {
    const { write } = createTimeTexts(locale, use24hTimes);
    expect(write(545).replaceAll(/\s/g, ' ')).toBe(text);
  });

  it.each([
    ['9', 540],
    ['930', 570],
    ['0930', 570],
    ['17.30', 1050],
    ['17h30', 1050],
    ['5p', 1020],
    ['5:30 p.m.', 1050],
    ['12am', 0],
    ['12:15 pm', 735],
    ['17:30 pm', 1050],
    ['24:00', 1440],
    ['24', 1440],
    ['24 Uhr', 1440],
    ['24:01', null],
    ['25:00', null],
    ['9:60', null],
    ['noon', null],
    ['17 Uhr', 1020],
    ['in 2 hours', null],
    ['2 hours', null],
    ['5 min', null],
    ['1:2:3', null],
    ['', null],
  ])('“%s” is read as minute %s', (text, minute) => {
    expect(createTimeTexts('en', true).read(text)).toBe(minute);
  });
});
