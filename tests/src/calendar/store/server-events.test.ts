import { describe, expect, it } from 'vitest';
import type { CalendarEvent } from '#src/calendar/model/event.ts';
import { ServerEvents } from '#src/calendar/store/server-events.ts';
import { dayNumber } from '#src/util/day-numbers.ts';
import { receivedBugs } from '#tests/setup/received-bugs.ts';
import { createEvent } from '../spans.ts';

const week = { first: dayNumber('2026-03-02'), last: dayNumber('2026-03-08') };

/** An event with a part of another type than the contract's, undefined for none. */
function createBroken(part: string, value: unknown): CalendarEvent {
  return Object.assign(createEvent({ id: 'broken' }), { [part]: value });
}

describe('the events of an answer', () => {
  it.each([
    ['id', 7],
    ['title', undefined],
    ['title', { en: 'Training' }],
    ['start', undefined],
    ['start', 'soon'],
    ['end', 1_772_469_000],
    ['sub_calendar_ids', undefined],
    ['sub_calendar_ids', ['1']],
    ['rights', undefined],
    ['who', ['Milo']],
    ['location', { city: 'Zurich' }],
    ['notes', { html: '<p>Bring oars</p>' }],
    ['rrule', 7],
    ['custom', 'none'],
    ['attachments', {}],
    ['signup', true],
  ])('do not have one whose %s is %j, which is reported, but the others', (part, value) => {
    const bugs = receivedBugs();
    const events = new ServerEvents();
    events.takeRange(week, [createBroken(part, value), createEvent({ id: 'good' })]);
    expect([...events.byId.keys()]).toEqual(['good']);
    expect(bugs).toHaveLength(1);
  });

  it('may have parts that nobody knows, and null for what there is not', () => {
    const events = new ServerEvents();
    const newer = { mood: 'merry', who: null, location: null, notes: null, signup: null };
    events.takeRange(week, [Object.assign(createEvent({ id: 'newer' }), newer)]);
    expect([...events.byId.keys()]).toEqual(['newer']);
  });
});
