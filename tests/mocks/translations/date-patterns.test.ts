import { format } from 'date-fns/format';
import { de } from 'date-fns/locale/de';
import { enUS } from 'date-fns/locale/en-US';
import { es } from 'date-fns/locale/es';
import { ja } from 'date-fns/locale/ja';
import { describe, expect, it } from 'vitest';
import { datePatterns } from '#mocks/translations/date-patterns.ts';

describe('the date formats of a locale', () => {
  it.each([
    ['en', { date: 'M/d/yy', dateLong: 'MMMM d, yyyy', time12: 'h:mm a', time24: 'HH:mm' }],
    ['de', { date: 'dd.MM.yy', dateLong: 'd. MMMM yyyy', time24: 'HH:mm' }],
    ['es', { date: 'd/M/yy', dateLong: "d' de 'MMMM' de 'yyyy" }],
    ['ja', { date: 'yyyy/MM/dd' }],
  ])('%s are patterns of date fields', (locale, patterns) => {
    const shown = Object.fromEntries(
      Object.entries(datePatterns(locale)).map(([name, pattern]) => [
        name,
        pattern.replaceAll(/[\u202f\u00a0]/g, ' '),
      ]),
    );
    expect(shown).toMatchObject({ ...patterns, weekday: 'EEEE' });
  });

  it.each([
    ['en-US', enUS],
    ['de', de],
    ['es', es],
    ['ja', ja],
  ])('%s write a day as the browser does', (code, locale) => {
    const day = new Date(2026, 11, 24, 17, 30);
    const { dateLong = '', time24 = '' } = datePatterns(code);
    expect(format(day, dateLong, { locale })).toBe(
      new Intl.DateTimeFormat(code, { dateStyle: 'long' }).format(day),
    );
    expect(format(day, time24, { locale })).toBe('17:30');
  });

  it('are made once', () => {
    expect(datePatterns('fr')).toBe(datePatterns('fr'));
  });
});
