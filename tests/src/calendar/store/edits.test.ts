import { describe, expect, it } from 'vitest';
import type { EventSpan } from '#src/calendar/model/event.ts';
import {
  type EventEdit,
  type EventState,
  type ShownEdit,
  withEdits,
  withNewIds,
} from '#src/calendar/store/edits.ts';
import { createEvent, createSpan } from '../spans.ts';

const byId = (...spans: readonly EventSpan[]) =>
  new Map(spans.map((span) => [span.event.id, span] as const));

/** An edit of events of which the server had some. */
const showEdit = (edit: EventEdit, ...before: readonly EventSpan[]): ShownEdit => ({
  edit,
  versions: new Map(before.map(({ event }) => [event.id, event.version])),
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

  it('do not bring back one that the server had', () => {
    const gone = createSpan({ id: 'c' });
    const shown = withEdits(events, [showEdit(rename('c', 'New'), gone)]);
    expect([...shown.keys()]).toEqual(['a', 'b']);
  });

  it('leave the server’s events as they are', () => {
    withEdits(events, [showEdit(new Map([['a', null]]))]);
    expect([...events.keys()]).toEqual(['a', 'b']);
  });
});

describe('edits of occurrences whose series has changed', () => {
  const seen = createSpan({ id: 's-1', series_id: 's', version: '1' });
  const now: EventState = { id: 's2-1', series_id: 's2', version: '2' };
  const moved = new Map([['s-1', now]]);
  const wanted = { ...seen.event, title: 'Sprints' };
  const follow = (shown: ShownEdit, to: ReadonlyMap<string, EventState> = moved) =>
    withNewIds(shown, to);

  it('follow the occurrence to its new id, version and series', () => {
    expect(follow(showEdit(new Map([['s-1', wanted]]), seen))).toEqual({
      edit: new Map([['s2-1', { ...wanted, ...now }]]),
      versions: new Map([['s2-1', '2']]),
    });
  });

  it('follow one that is deleted', () => {
    const { edit } = follow(showEdit(new Map([['s-1', null]]), seen));
    expect(edit).toEqual(new Map([['s2-1', null]]));
  });

  it('follow one that no longer repeats', () => {
    const once = new Map([['s-1', { id: 's', version: '2' }]]);
    const { edit } = follow(showEdit(new Map([['s-1', wanted]]), seen), once);
    expect(edit.get('s')).not.toHaveProperty('series_id');
  });

  it('keep the rest of an edit of several events', () => {
    const other = createSpan({ id: 'b' });
    const { edit } = follow(
      showEdit(new Map([['s-1', wanted], ['b', null] as const]), seen, other),
    );
    expect([...edit.keys()]).toEqual(['s2-1', 'b']);
  });

  it('follow each occurrence once, if new ids are those of others before', () => {
    const next = createSpan({ id: 's-2', series_id: 's', version: '1' });
    const shifted = new Map([
      ['s-1', { id: 's-2', series_id: 's', version: '2' }],
      ['s-2', { id: 's-3', series_id: 's', version: '2' }],
    ]);
    const both = new Map([
      ['s-1', wanted],
      ['s-2', null],
    ]);
    const { edit } = follow(showEdit(both, seen, next), shifted);
    expect([...edit].map(([id, event]) => [id, event?.title])).toEqual([
      ['s-2', 'Sprints'],
      ['s-3', undefined],
    ]);
  });

  it.each<[string, ShownEdit]>([
    [
      'of an occurrence after the change',
      showEdit(new Map([['s-1', wanted]]), createSpan({ id: 's-1', version: '2' })),
    ],
    ['of an event that the server did not have', showEdit(new Map([['s-1', wanted]]))],
    ['of another event', showEdit(new Map([['b', null]]), createSpan({ id: 'b' }))],
  ])('stay as they are %s', (_, shown) => {
    expect(follow(shown)).toEqual(shown);
  });
});
