import { expect, it } from 'vitest';
import { clockMinuteElsewhere, clockMinuteIn, momentIn } from '#src/calendar/model/zone-clock.ts';
import { dayNumber, minutesPerDay } from '#src/util/day-numbers.ts';

it.each([
  ['Europe/Zurich', '2026-03-29T00:30:00Z', '2026-03-29', 90],
  ['Europe/Zurich', '2026-03-29T01:30:00Z', '2026-03-29', 210],
  ['America/New_York', '2026-03-02T02:00:00Z', '2026-03-01', 1260],
  ['Australia/Lord_Howe', '2026-10-03T15:45:00Z', '2026-10-04', 165],
  ['UTC', '0202-03-08T12:00:00Z', '0202-03-08', 720],
  ['Pacific/Apia', '2011-12-30T10:30:00Z', '2011-12-31', 30],
])('clocks in %s at %s show the day %s and the minute %i', (zone, moment, day, minute) => {
  expect(clockMinuteIn(zone, Date.parse(moment))).toBe(dayNumber(day) * minutesPerDay + minute);
});

it('a zone that the browser does not know stands for the device’s', () => {
  expect(clockMinuteIn('Mars/Olympus', 0)).toBe(clockMinuteIn(null, 0));
});

it.each([
  ['Europe/Zurich', '2026-03-30', '2026-03-30T21:59:59Z'],
  ['Europe/Zurich', '2026-10-25', '2026-10-25T22:59:59Z'],
  ['Europe/Zurich', '2026-03-28', '2026-03-28T22:59:59Z'],
  ['America/New_York', '2026-03-08', '2026-03-09T03:59:59Z'],
  ['Asia/Kolkata', '2026-03-08', '2026-03-08T18:29:59Z'],
])('the last second of a day in %s, %s, is at %s', (zone, day, moment) => {
  expect(momentIn(zone, (dayNumber(day) + 1) * minutesPerDay * 60 - 1)).toBe(moment);
});

const minuteAt = (day: string, hour: number) => dayNumber(day) * minutesPerDay + hour * 60;

it.each([
  ['Europe/Zurich', '2026-10-25', 2.5, '2026-10-25T00:30:00Z'],
  ['America/New_York', '2026-11-01', 1.5, '2026-11-01T05:30:00Z'],
  ['Australia/Lord_Howe', '2026-04-05', 1.75, '2026-04-04T14:45:00Z'],
])('of two moments in %s on %s at %d h, the first is meant', (zone, day, hour, moment) => {
  expect(momentIn(zone, minuteAt(day, hour) * 60)).toBe(moment);
});

it.each([
  ['Europe/Zurich', '2026-03-29', 2.5, '2026-03-29T01:30:00Z'],
  ['America/New_York', '2026-03-08', 2, '2026-03-08T07:00:00Z'],
])('a time that clocks in %s skip on %s, %d h, is after the gap', (zone, day, hour, moment) => {
  expect(momentIn(zone, minuteAt(day, hour) * 60)).toBe(moment);
});

it.each([
  ['Europe/Zurich', '2026-03-02', 12, 'America/New_York', '2026-03-02', 6],
  // New York's clocks change three weeks earlier, when it is 8 in Zurich.
  ['Europe/Zurich', '2026-03-08', 7, 'America/New_York', '2026-03-08', 1],
  ['Europe/Zurich', '2026-03-08', 8, 'America/New_York', '2026-03-08', 3],
  // Both hours from 2 to 3 are in this day: the first counts.
  ['Europe/Zurich', '2026-10-25', 2, 'Asia/Kolkata', '2026-10-25', 5.5],
  ['Europe/Zurich', '2026-10-25', 3, 'Asia/Kolkata', '2026-10-25', 7.5],
  ['America/New_York', '2026-11-01', 12, 'Pacific/Apia', '2026-11-02', 6],
  ['Europe/London', '2026-10-03', 16, 'Australia/Lord_Howe', '2026-10-04', 1.5],
  ['Europe/London', '2026-10-03', 17, 'Australia/Lord_Howe', '2026-10-04', 3],
])(
  'clocks in %s on %s at %d h and those in %s show the day %s and %d h',
  (from, day, hour, to, there, hourThere) => {
    expect(clockMinuteElsewhere(minuteAt(day, hour), from, to)).toBe(minuteAt(there, hourThere));
  },
);

it('an hour that clocks skip is no time elsewhere', () => {
  const skipped = minuteAt('2026-03-29', 2);
  expect(clockMinuteElsewhere(skipped, 'Europe/Zurich', 'Asia/Kolkata')).toBeNull();
});
