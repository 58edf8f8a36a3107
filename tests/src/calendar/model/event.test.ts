import { describe, expect, it } from 'vitest';
import { clockTime, eventSpan, isBar, spanElsewhere } from '#src/calendar/model/event.ts';
import { dayAt, dayNumber, minutesPerDay } from '#src/util/day-numbers.ts';
import { createEvent, createSpan } from '../spans.ts';

const days = (changes: Parameters<typeof createSpan>[0]) => {
  const { first, last } = createSpan(changes).days;
  return [dayAt(first), dayAt(last)];
};

describe('the place of an event', () => {
  it('is where its local times are, whatever their offsets', () => {
    const span = createSpan({
      start: '2026-03-29T00:30:00+01:00',
      end: '2026-03-29T03:30:00+02:00',
    });
    const midnight = dayNumber('2026-03-29') * minutesPerDay;
    expect([span.start - midnight, span.end - midnight]).toEqual([30, 210]);
  });

  it('does not reach a day at whose midnight it ends', () => {
    const night = { start: '2026-03-02T22:00:00+01:00', end: '2026-03-03T00:00:00+01:00' };
    expect(days(night)).toEqual(['2026-03-02', '2026-03-02']);
    expect(isBar(createSpan(night))).toBe(false);
  });

  it('is an entry of a month, and no bar, if it lasts less than a day, also over midnight', () => {
    const shift = { start: '2026-03-28T22:00:00+01:00', end: '2026-03-29T06:00:00+02:00' };
    expect(days(shift)).toEqual(['2026-03-28', '2026-03-29']);
    expect(isBar(createSpan(shift))).toBe(false);
    const day = { start: '2026-03-02T12:00:00+01:00', end: '2026-03-03T12:00:00+01:00' };
    expect(isBar(createSpan(day))).toBe(true);
    expect(isBar(createSpan({ ...day, end: '2026-03-03T11:59:00+01:00' }))).toBe(false);
  });

  it('includes the last day of an event that lasts all day', () => {
    const camp = { start: '2026-04-10', end: '2026-04-12', all_day: true };
    expect(days(camp)).toEqual(['2026-04-10', '2026-04-12']);
    expect(isBar(createSpan(camp))).toBe(true);
  });

  it('takes no time if the event ends before it starts, as when clocks are put back in between', () => {
    const span = createSpan({
      start: '2026-10-25T02:45:00+02:00',
      end: '2026-10-25T02:15:00+01:00',
    });
    expect(span.end).toBe(span.start);
    expect(days({ start: '2026-03-05', end: '2026-03-01', all_day: true })).toEqual([
      '2026-03-05',
      '2026-03-05',
    ]);
  });

  it('is unknown if a time cannot be read', () => {
    expect(eventSpan(createEvent({ start: 'tomorrow' }))).toBeNull();
  });
});

describe('the place of an event by the clocks of another zone', () => {
  const timesIn = (zone: string, changes: Parameters<typeof createEvent>[0]) => {
    const span = spanElsewhere(createEvent(changes), 'Europe/Zurich', zone);
    return span && [clockTime(span.start, false), clockTime(span.end, false)];
  };

  it('may be on another day there, and longer on the clock if clocks change', () => {
    const night = { start: '2026-03-28T23:00:00+01:00', end: '2026-03-29T07:00:00+02:00' };
    expect(timesIn('Asia/Kolkata', night)).toEqual(['2026-03-29T03:30', '2026-03-29T10:30']);
    expect(timesIn('Europe/London', night)).toEqual(['2026-03-28T22:00', '2026-03-29T06:00']);
  });

  it('goes by the clocks of its zone as long as the server has not said its offset', () => {
    const predicted = { start: '2026-03-28T23:00', end: '2026-03-29T07:00' };
    expect(timesIn('Asia/Kolkata', predicted)).toEqual(['2026-03-29T03:30', '2026-03-29T10:30']);
  });

  it('is the same if it lasts all day, and unknown if a time cannot be read', () => {
    const camp = { start: '2026-04-10', end: '2026-04-12', all_day: true };
    expect(timesIn('Asia/Kolkata', camp)).toBeNull();
    expect(timesIn('Asia/Kolkata', { end: '2026-03-29T07:00:99xyz' })).toBeNull();
  });
});
