import { describe, expect, it } from 'vitest';
import { calendarContents } from '#mocks/seed/calendar/contents.ts';
import { demoCalendars } from '#mocks/seed/demo-calendars.ts';
import { readRule } from '#mocks/time/recurrence-rule.ts';
import { knownZone } from '#mocks/time/zones.ts';
import { dayRange, occurrencesIn } from '#mocks/world/calendar/occurrences.ts';

const day = 86_400_000;
/** In summer and winter, at the ends of a year, and in a leap year. */
const starts = ['2026-03-02T09:00:00Z', '2027-12-31T23:30:00Z', '2028-02-29T00:00:00Z'];

const calendars = demoCalendars.map(({ id, title, owner }) => ({ id, title, owner }));

describe.each(starts)('in a world that begins at %s', (text) => {
  const start = new Date(text);

  it.each(calendars.map((calendar) => [calendar.title, calendar] as const))(
    '%s has ids of its own, events on its sub-calendars, and readable rules',
    (_, calendar) => {
      const { events, subCalendars } = calendarContents(calendar, start);
      expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
      const known = new Set(subCalendars.map(({ id }) => id));
      expect(events.flatMap((event) => event.subCalendarIds).every((id) => known.has(id))).toBe(
        true,
      );
      const rules = events.flatMap(({ recurrence }) => recurrence?.rrule ?? []);
      expect(rules.map((rule) => readRule(rule).rule)).toEqual(rules);
      expect(events.filter((event) => event.end < event.start)).toEqual([]);
    },
  );

  it('the calendar for load has 10,000 events in its month, and 30,000 in a year', () => {
    const [big] = calendars.filter(({ id }) => id === 110);
    if (!big) throw new Error('The calendar is gone.');
    const { events, subCalendars } = calendarContents(big, start);
    const zone = knownZone('Europe/Zurich');
    const local = new Date(zone.toLocal(start.getTime()));
    const month = (offset: number) =>
      Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + offset, 1);
    const count = (from: number, to: number) =>
      events.flatMap((event) => occurrencesIn(event, dayRange(from, to, zone))).length;
    expect(subCalendars).toHaveLength(40);
    expect(count(month(0), month(1))).toBe(10_000);
    // The largest answer: the whole weeks of the month.
    expect(count(month(0) - 6 * day, month(1) + 6 * day)).toBe(10_000);
    expect(count(month(-5), month(7))).toBe(30_000);
  });
});

describe('the choir', () => {
  it('has titles of 250 characters, in several scripts', () => {
    const [choir] = calendars.filter(({ id }) => id === 107);
    if (!choir) throw new Error('The calendar is gone.');
    const titles = calendarContents(choir, new Date(starts[0] ?? '')).events.map(
      ({ title }) => title,
    );
    const long = titles.filter((title) => title.length >= 240);
    expect(Math.max(...titles.map((title) => title.length))).toBe(250);
    const scripts = [
      /\p{Script=Latin}/u,
      /\p{Script=Arabic}/u,
      /\p{Script=Hebrew}/u,
      /\p{Script=Han}/u,
      /\p{Script=Cyrillic}/u,
      /\p{Script=Greek}/u,
    ];
    expect(scripts.map((script) => long.some((title) => script.test(title)))).toEqual(
      scripts.map(() => true),
    );
  });
});
