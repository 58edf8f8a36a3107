import { expect, it } from 'vitest';
import { createEventCalls } from '#src/calendar/events/event-calls.ts';
import { utcDay } from '#src/util/dates.ts';
import { dayNumber } from '#src/util/day-numbers.ts';
import { changeAnswers } from '#tests/setup/changed-answers.ts';
import { openPage } from '#tests/setup/open-page.tsx';
import { receivedBugs } from '#tests/setup/received-bugs.ts';

const options = () => ({ signal: new AbortController().signal, reauthenticate: false });

it('a range with more events than an answer may have is read in parts', async () => {
  await openPage('/ksb1gcalendar10000?view=month');
  const today = dayNumber(utcDay(Date.now()));
  const range = { first: today - 45, last: today + 45 };
  const { results, total, sync_token } = await createEventCalls(
    'ksb1gcalendar10000',
    undefined,
  ).read(range, options());
  expect(total).toBeGreaterThan(10_000);
  expect(results).toHaveLength(total);
  expect(new Set(results.map(({ id }) => id)).size).toBe(total);
  expect(sync_token).not.toBe('');
});

it('more events than an answer may have are an error, because they would end the page', async () => {
  await openPage('/ksr0wingclubmain01?view=month');
  const bugs = receivedBugs();
  changeAnswers(/^GET .*\/events$/, (body) => ({
    ...Object(body),
    results: Array.from({ length: 10_001 }, () => ({})),
  }));
  const today = dayNumber(utcDay(Date.now()));
  const { read } = createEventCalls('ksr0wingclubmain01', undefined);
  await expect(read({ first: today, last: today }, options())).rejects.toMatchObject({
    id: 'unexpected_server_error',
    misshapen: 'results',
  });
  expect(bugs).toHaveLength(1);
});

it('times are those of the chosen zone', async () => {
  await openPage('/ksr0wingclubmain01?view=month');
  const today = dayNumber(utcDay(Date.now()));
  const calls = createEventCalls('ksr0wingclubmain01', 'Asia/Tokyo');
  const { results, tz } = await calls.read({ first: today - 7, last: today + 7 }, options());
  expect(tz).toBe('Asia/Tokyo');
  const timed = results.filter((event) => !event.all_day);
  expect(timed.length).toBeGreaterThan(0);
  expect(timed.every(({ start }) => start.endsWith('+09:00'))).toBe(true);
});
