import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

/**
 * Formats a day and the moment at which it begins in UTC, once by the browser and once by the server's patterns, in one
 * time zone after another.
 */
const program = `
  const { browserDates } = await import('#src/i18n/formats.ts');
  const { patternDates } = await import('#src/i18n/pattern-dates.ts');
  const week = { weekStartsOn: 0, firstWeekContainsDate: 1 };
  const patterns = { dateLong: 'MMM d, yyyy' };
  const texts = process.argv.slice(1).map((zone) => {
    process.env.TZ = zone;
    const otherwise = browserDates('en', true);
    const served = patternDates({ patterns, locale: undefined, use24hTimes: true, week, otherwise });
    return [otherwise, served].map(({ day, fullDay, date }) =>
      [day('2026-12-10'), fullDay('2026-12-10'), date('2026-12-10T00:00:00Z')].join('; '),
    );
  });
  console.log(JSON.stringify(texts));
`;

/** Only a process can change its time zone, and this one's threads cannot. */
async function textsIn(...zones: string[]): Promise<string[][]> {
  const args = ['--input-type=module', '--eval', program, ...zones];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return JSON.parse(stdout);
}

it('a day is the same in every time zone, where a moment is on different days', async () => {
  const texts = await textsIn('America/New_York', 'UTC', 'Pacific/Kiritimati');
  const expected = ['Dec 9, 2026', 'Dec 10, 2026', 'Dec 10, 2026'].map((date) => {
    const text = `Dec 10, 2026; Thursday, December 10, 2026; ${date}`;
    return [text, text];
  });
  expect(texts).toEqual(expected);
});
