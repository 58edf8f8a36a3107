import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

/** Formats a day and the moment at which it begins in UTC, once by the browser and once by the server's patterns. */
const program = `
  const { browserDates } = await import('#src/i18n/formats.ts');
  const { patternDates } = await import('#src/i18n/pattern-dates.ts');
  const otherwise = browserDates('en', true);
  const week = { weekStartsOn: 0, firstWeekContainsDate: 1 };
  const patterns = { dateLong: 'MMM d, yyyy' };
  const served = patternDates({ patterns, locale: undefined, use24hTimes: true, week, otherwise });
  const lines = [otherwise, served].map(({ day, fullDay, date }) =>
    [day('2026-12-10'), fullDay('2026-12-10'), date('2026-12-10T00:00:00Z')].join('; '),
  );
  console.log(lines.join('\\n'));
`;

/** A process has one time zone, so that each needs its own. */
async function textsIn(zone: string): Promise<string[]> {
  const args = ['--input-type=module', '--eval', program];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    env: { ...process.env, TZ: zone },
  });
  return stdout.trim().split('\n');
}

it.each([
  ['America/New_York', 'Dec 9, 2026'],
  ['UTC', 'Dec 10, 2026'],
  ['Pacific/Kiritimati', 'Dec 10, 2026'],
])('a day is the same in %s, where a moment is on %s', async (zone, date) => {
  const expected = `Dec 10, 2026; Thursday, December 10, 2026; ${date}`;
  expect(await textsIn(zone)).toEqual([expected, expected]);
});
