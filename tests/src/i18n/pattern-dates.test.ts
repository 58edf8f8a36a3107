import { describe, expect, it } from 'vitest';
import { loadDateLocale } from '#src/i18n/date-locales.ts';
import { browserDates } from '#src/i18n/formats.ts';
import { patternDates } from '#src/i18n/pattern-dates.ts';
import { weekRule } from '#src/util/week-rule.ts';

const german = {
  date: 'dd.MM.yyyy',
  dateLong: 'd. MMMM yyyy',
  time12: 'h:mm a',
  time24: 'HH:mm',
  weekday: 'EEEE',
};

async function writer(
  patterns: Record<string, string>,
  { use24hTimes = true, weekStart = 1, language = 'de' } = {},
) {
  return patternDates({
    patterns,
    locale: await loadDateLocale(language),
    use24hTimes,
    week: weekRule({ weekStart, hideWeekend: false }),
    otherwise: browserDates('en', use24hTimes),
  });
}

// Without a zone, so that it is the same day everywhere.
const moment = '2026-03-09T18:05:00';

describe('dates in the server’s formats', () => {
  it('follow its patterns with the date locale’s words', async () => {
    const { day, date, exact } = await writer(german);
    expect(day('2026-03-09')).toBe('9. März 2026');
    expect(date(moment)).toBe('9. März 2026');
    expect(exact(moment)).toBe('Montag, 9. März 2026 um 18:05');
  });

  it.each([
    ['de', 'd. MMMM yyyy', 'Montag, 9. März 2026'],
    ['en', "MMMM d 'of' yyyy", 'Monday, March 9 of 2026'],
    ['ja', 'yyyy年M月d日', '2026年3月9日月曜日'],
  ])('write days in full, too: %s', async (language, dateLong, expected) => {
    const { fullDay } = await writer({ ...german, dateLong }, { language });
    expect(fullDay('2026-03-09')).toBe(expected);
  });

  it('have 12-hour times if set', async () => {
    const { exact } = await writer(german, { use24hTimes: false });
    expect(exact(moment)).toBe('Montag, 9. März 2026 um 6:05 nachm.');
  });

  it.each([
    ['en', 'MMMM d, yyyy', 'Monday, March 9, 2026, 18:05'],
    ['es', "d 'de' MMMM 'de' yyyy", 'lunes, 9 de marzo de 2026 a las 18:05'],
    ['fr', 'd MMMM yyyy', 'lundi 9 mars 2026 à 18:05'],
    ['ja', 'yyyy年M月d日', '2026年3月9日月曜日 18:05'],
    ['zh-cn', 'yyyy年M月d日', '2026年3月9日 星期一 18:05'],
    ['tr', 'd MMMM yyyy', '9 Mart 2026 Pazartesi saat 18:05'],
  ])('are arranged as is usual in the language: %s', async (language, dateLong, expected) => {
    const { exact } = await writer({ ...german, dateLong }, { language });
    expect(exact(moment)).toBe(expected);
  });

  it('count weeks by the calendar’s rule', async () => {
    const patterns = { ...german, dateLong: "'KW' w" };
    // A Sunday: the last day of a week, or the first.
    const sunday = '2026-03-08T12:00:00';
    expect((await writer(patterns)).date(sunday)).toBe('KW 10');
    expect((await writer(patterns, { weekStart: 0 })).date(sunday)).toBe('KW 11');
  });

  it.each([{}, { date: 'nonsense pattern', dateLong: 'n', weekday: 'EEEE', time24: 'HH:mm' }])(
    'are written by the browser if the patterns are unusable: %j',
    async (patterns) => {
      const { day, date, exact } = await writer(patterns);
      expect(day('2026-03-09')).toBe('Mar 9, 2026');
      expect(date(moment)).toBe('Mar 9, 2026');
      expect(exact(moment)).toBe('Monday, March 9, 2026 at 18:05');
    },
  );
});
