import { expect, it } from 'vitest';
import { createEvent } from '#generated/calendar/fetchers.ts';
import { createEventCalls } from '#src/calendar/store/event-calls.ts';
import { utcDay } from '#src/util/dates.ts';
import { dayAt, dayNumber } from '#src/util/day-numbers.ts';
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

it('changes on more days than a call may have are listed in parts', async () => {
  await openPage('/ksr0wingclubmain01?view=month');
  const today = dayNumber(utcDay(Date.now()));
  const calls = createEventCalls('ksr0wingclubmain01', undefined);
  const { results, sync_token } = await calls.read({ first: today, last: today + 30 }, options());
  const [like] = results.filter(({ custom = {} }) => Object.keys(custom).length === 0);
  for (const day of [today - 290, today, today + 290]) {
    await createEvent({
      path: { calendar: 'ksr0wingclubmain01' },
      header: { 'Idempotency-Key': crypto.randomUUID() },
      body: {
        title: 'Regatta',
        ...{ start: dayAt(day), end: dayAt(day), all_day: true },
        sub_calendar_ids: [...(like?.sub_calendar_ids ?? [])],
      },
    });
  }
  const range = { first: today - 300, last: today + 300 };
  const feed = await calls.readChanges(sync_token, range, options());
  expect(feed.results).toHaveLength(3);
  expect(feed.events.map(({ start }) => start)).toEqual(
    [today - 290, today, today + 290].map(dayAt),
  );
});

it('changes of more events than an answer may have are listed in parts', async () => {
  await openPage('/ksr0wingclubmain01?view=month');
  const today = dayNumber(utcDay(Date.now()));
  const calls = createEventCalls('ksr0wingclubmain01', undefined);
  const { results, sync_token } = await calls.read({ first: today, last: today + 30 }, options());
  const [like] = results.filter(({ custom = {} }) => Object.keys(custom).length === 0);
  const series = 30;
  for (let number = 0; number < series; number += 1) {
    await createEvent({
      path: { calendar: 'ksr0wingclubmain01' },
      header: { 'Idempotency-Key': crypto.randomUUID() },
      body: {
        title: 'Rounds',
        ...{ start: dayAt(today), end: dayAt(today), all_day: true, rrule: 'FREQ=DAILY' },
        sub_calendar_ids: [...(like?.sub_calendar_ids ?? [])],
      },
    });
  }
  const range = { first: today, last: today + 365 };
  const feed = await calls.readChanges(sync_token, range, options());
  expect(feed.results).toHaveLength(series);
  expect(new Set(feed.events.map(({ id }) => id)).size).toBe(series * 366);
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
