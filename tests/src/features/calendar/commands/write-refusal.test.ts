import { expect, it } from 'vitest';
import { type FailureId, RequestError } from '#src/api/errors.ts';
import type { EventWrite } from '#src/calendar/store/event-write.ts';
import { readRefusal } from '#src/features/calendar/commands/write-refusal.ts';
import { createEvent } from '#tests/src/calendar/spans.ts';

const refuse = (id: FailureId, response: unknown = {}) =>
  new RequestError({ id, title: 'Refused', text: 'Refused', status: 409, response });
const event = createEvent();
const update: EventWrite = { kind: 'update', event, changes: { title: 'New' }, scope: 'this' };
const deletion: EventWrite = { kind: 'delete', event, scope: 'this' };
const { title, start, end, all_day, sub_calendar_ids } = event;
const create: EventWrite = {
  ...{ kind: 'create', key: 'a' },
  body: { title: title ?? '', start, end, all_day, sub_calendar_ids: [...sub_calendar_ids] },
};

it.each([update, deletion])('a version conflict comes with the current event', (write) => {
  const current = createEvent({ version: '2' });
  const error = refuse('event_version_conflict', { current });
  expect(readRefusal(error, write)).toEqual({ kind: 'changed', write, current });
});

it('a version conflict without the event is an error like others', () => {
  expect(readRefusal(refuse('event_version_conflict'), update)).toBeNull();
  expect(readRefusal(refuse('event_version_conflict', 'text'), update)).toBeNull();
});

it('a double booking names what is in the way, and perhaps a free time', () => {
  const next_free = { start: '2026-03-02T20:00', end: '2026-03-02T21:00' };
  const error = refuse('event_overlapping', { conflicts: [event], next_free });
  const refusal = { kind: 'overlapping', write: create };
  expect(readRefusal(error, create)).toEqual({
    ...{ ...refusal, conflicts: [event], nextFree: next_free },
  });
  expect(readRefusal(refuse('event_overlapping'), create)).toEqual({
    ...{ ...refusal, conflicts: [], nextFree: null },
  });
});

it('an event that is gone can be saved as a new one, unless it was to be deleted', () => {
  expect(readRefusal(refuse('event_not_found'), update)).toEqual({
    kind: 'deleted',
    write: update,
  });
  expect(readRefusal(refuse('event_not_found'), deletion)).toBeNull();
  expect(readRefusal(refuse('event_not_found'), create)).toBeNull();
});

it('other errors are not for the person to decide', () => {
  expect(readRefusal(refuse('permission_denied', { current: event }), update)).toBeNull();
});
