import { describe, expect, it } from 'vitest';
import type { CalendarEvent, EventSpan } from '#src/calendar/model/event.ts';
import { type EventEdit, followAll, type ShownEdit, withEdits } from '#src/calendar/store/edits.ts';
import { createEvent, createSpan } from '../spans.ts';

const byId = (...spans: readonly EventSpan[]) =>
  new Map(spans.map((span) => [span.event.id, span] as const));

/** An edit of events that look as they do. */
const showEdit = (edit: EventEdit, ...before: readonly EventSpan[]): ShownEdit => ({
  edit,
  before: byId(...before),
});

describe('events with edits', () => {
  const events = byId(createSpan({ id: 'a' }), createSpan({ id: 'b' }));
  const titles = (...edits: readonly EventEdit[]) =>
    [
      ...withEdits(
        events,
        edits.map((edit) => showEdit(edit)),
      ),
    ].map(([id, { event }]) => `${id}: ${event.title}`);
  const rename = (id: string, title: string): EventEdit =>
    new Map([[id, createEvent({ id, title })]]);

  it('are the server’s without any', () => {
    expect(withEdits(events, [])).toEqual(events);
  });

  it('show what has changed, is new and is gone', () => {
    expect(titles(rename('a', 'New'), rename('c', 'Third'), new Map([['b', null]]))).toEqual([
      'a: New',
      'c: Third',
    ]);
  });

  it('show the later of two edits', () => {
    expect(titles(rename('a', 'One'), rename('a', 'Two'))).toEqual(['a: Two', 'b: Event b']);
    expect(titles(new Map([['a', null]]), rename('a', 'Back'))).toContain('a: Back');
  });

  it('do not show one whose new times cannot be read', () => {
    expect(titles(new Map([['a', createEvent({ id: 'a', start: 'soon' })]]))).toEqual([
      'b: Event b',
    ]);
  });

  it('leave the server’s events as they are', () => {
    withEdits(events, [showEdit(new Map([['a', null]]))]);
    expect([...events.keys()]).toEqual(['a', 'b']);
  });
});

describe('edits of occurrences whose series has changed', () => {
  const training = { series_id: 's', title: 'Training', rrule: 'FREQ=WEEKLY' };
  const seen = createSpan({ ...training, id: 's-1' });
  /** The same occurrence after the change. */
  const now = createSpan({
    ...{ ...training, id: 's-9', version: '2', series_id: 's2', rrule: 'FREQ=DAILY' },
    original_start: '2026-03-02T17:30:00+01:00',
  });
  const wanted = { ...seen.event, title: 'Sprints', version: '1' };
  const renaming: EventEdit = new Map([['s-1', wanted]]);

  /** The edit as it follows the events that there are. */
  const follow = (shown: ShownEdit, ...events: readonly EventSpan[]) => {
    const edits = new Map([[shown.edit, shown]]);
    const followed = followAll(edits, byId(...events));
    expect(followed).toEqual(followed.length > 0 ? [edits.get(shown.edit)] : []);
    return followed[0];
  };

  it('follow the occurrence to its new id, and take over its place in the series', () => {
    expect(follow(showEdit(renaming, seen), now)).toEqual({
      edit: new Map<string, CalendarEvent>([
        [
          's-9',
          {
            ...wanted,
            ...{ id: 's-9', version: '2', series_id: 's2', rrule: 'FREQ=DAILY' },
            original_start: '2026-03-02T17:30:00+01:00',
          },
        ],
      ]),
      before: new Map([['s-9', seen]]),
    });
  });

  it('follow one that is deleted', () => {
    const followed = follow(showEdit(new Map([['s-1', null]]), seen), now);
    expect(followed?.edit).toEqual(new Map([['s-9', null]]));
  });

  it('keep the rest of an edit of several events', () => {
    const other = createSpan({ id: 'b' });
    const edit = new Map([...renaming, ['b', null] as const]);
    const followed = follow(showEdit(edit, seen, other), now, other);
    expect([...(followed?.edit.keys() ?? [])]).toEqual(['s-9', 'b']);
    expect(followed?.before).toEqual(
      new Map([
        ['s-9', seen],
        ['b', other],
      ]),
    );
  });

  it('follow one that looks as the edit itself has made it', () => {
    const changed = createSpan({ ...now.event, title: 'Sprints' });
    expect([...(follow(showEdit(renaming, seen), changed)?.edit.keys() ?? [])]).toEqual(['s-9']);
  });

  it.each<[string, ShownEdit, readonly EventSpan[]]>([
    ['whose event is still there', showEdit(renaming, seen), [seen, now]],
    ['whose event is gone without another', showEdit(renaming, seen), []],
    ['of an event that nobody has seen', showEdit(renaming), [now]],
    [
      'of an event that does not repeat',
      showEdit(new Map([['a', null]]), createSpan({ id: 'a', title: 'Training' })),
      [now],
    ],
    [
      'if the one that looks the same does not repeat',
      showEdit(renaming, seen),
      [createSpan({ id: 'b', title: 'Training' })],
    ],
    [
      'if no other has the same title',
      showEdit(renaming, seen),
      [createSpan({ ...now.event, title: 'Rest' })],
    ],
    [
      'if the other is at another time',
      showEdit(renaming, seen),
      [createSpan({ ...now.event, start: '2026-03-02T17:45:00+01:00' })],
    ],
    [
      'if the other is part of the edit itself',
      showEdit(new Map([...renaming, ['s-9', null]]), seen, now),
      [now],
    ],
  ])('stay as they are %s', (_, shown, events) => {
    expect(follow(shown, ...events)).toBeUndefined();
  });
});
