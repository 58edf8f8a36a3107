import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDayTexts } from '#src/ui/date/day-text.ts';
import type { Day } from '#src/util/dates.ts';
import { dayAt, firstSupportedDay, lastSupportedDay } from '#src/util/day-numbers.ts';

const today: Day = '2026-07-15';
const locales =
  'en en-GB cs da de es fi fr hr hu it ja nb nl pl pt ro ru sk sl sr sv tr zh-CN zh-TW ar fa'.split(
    ' ',
  );

describe('the text of a day', () => {
  it.each([
    ['en', '01/31/2027'],
    ['de', '31.01.2027'],
    ['es', '31/01/2027'],
    ['ja', '2027/01/31'],
  ])('is in the order of the locale: %s', (locale, text) => {
    expect(createDayTexts(locale).write('2027-01-31')).toBe(text);
  });

  it.each(locales)(
    'is read as it was written, in digits and with the month’s name: %s',
    (locale) => {
      const { read, write } = createDayTexts(locale);
      const named = (['long', 'medium', 'full'] as const).map(
        (dateStyle) =>
          new Intl.DateTimeFormat(locale, {
            dateStyle,
            calendar: 'gregory',
            numberingSystem: 'latn',
            timeZone: 'UTC',
          }),
      );
      fc.assert(
        fc.property(fc.integer({ min: firstSupportedDay, max: lastSupportedDay }), (number) => {
          const day = dayAt(number);
          const texts = [write(day), day, ...named.map((format) => format.format(Date.parse(day)))];
          expect(texts.map((text) => [text, read(text, today)])).toEqual(
            texts.map((text) => [text, day]),
          );
        }),
      );
    },
  );

  it.each<[string, string, Day | null]>([
    ['de', '31.1.27', '2027-01-31'],
    ['de', '31 1', '2026-01-31'],
    ['de', '31', '2026-07-31'],
    ['de', '31012027', '2027-01-31'],
    ['de', '310127', '2027-01-31'],
    ['de', '3101', '2026-01-31'],
    ['de', '20270131', '2027-01-31'],
    ['de', '31. Jänner 2027', null],
    ['de', '31 märz', '2026-03-31'],
    ['de', '31. marz', '2026-03-31'],
    ['de', 'Morgen', '2026-07-16'],
    ['de', 'vorgestern', '2026-07-13'],
    ['es', '31 de ene. de 2027', '2027-01-31'],
    ['es', 'mañana', '2026-07-16'],
    ['en', 'Jan 31st, 2027', '2027-01-31'],
    ['en', '31 january 27', '2027-01-31'],
    ['en', '1/2/2027', '2027-01-02'],
    ['en', '31/1/2027', '2027-01-31'],
    ['en-GB', '1/2/2027', '2027-02-01'],
    ['ja', '２０２７年１月３１日', '2027-01-31'],
    ['ja', '31/1/2027', '2027-01-31'],
    ['en', '2/30/2027', null],
    ['en', '1/1/20271', null],
    ['en', '2027', null],
    ['en', 'soon', null],
    ['en', 'ma 5', null],
    ['en', 'Jan Feb 5', null],
    ['en', '', null],
    ['en', '1/2/3/4', null],
  ])('in %s, “%s” is read as %s', (locale, text, day) => {
    expect(createDayTexts(locale).read(text, today)).toBe(day);
  });
});
