import { describe, expect, it } from 'vitest';
import type { CommentRecord, EventRecord, HistoryRecord } from '#mocks/seed/calendar/records.ts';
import { milo, olivia } from '#mocks/seed/calendar/story-calendar.ts';
import {
  commitChange,
  noteTalk,
  talkedOccurrences,
  undoingChange,
  undoRefusal,
} from '#mocks/world/calendar/commit.ts';
import { onlyOccurrence, stateAt } from '#mocks/world/calendar/occurrences.ts';
import { calendarState, eventRecord, storyNow } from './calendar-records.ts';

const signature = { author: olivia, now: storyNow };
const at = '2026-03-02T09:00:00Z';

const event = eventRecord();
const renamed: EventRecord = { ...event, title: 'Regatta', version: '2' };

const history: Omit<HistoryRecord, 'at' | 'author'> = {
  ...{ kind: 'updated', scope: null, original: null },
  ...{ before: stateAt(onlyOccurrence(event)), after: stateAt(onlyOccurrence(renamed)) },
};

const comment: CommentRecord = {
  ...{ id: 1, message: 'Hi', author: milo, created_at: at, updated_at: null },
};

/** A calendar with the event, after a change of it. */
function change({ after }: { after: EventRecord | undefined } = { after: renamed }) {
  const state = calendarState([event]);
  const edits = [{ rootId: '7001', after, history }];
  const { undo } = commitChange(state, { edits, eventId: '7001', formerId: '7001' }, signature);
  const entry = state.undos.get(undo.id);
  if (!entry) throw new Error('The change cannot be undone.');
  return { state, undo, entry };
}

describe('a change of events', () => {
  it('is in the calendar, its history and the log of changes', () => {
    const { state } = change();
    expect(state.events.get('7001')).toBe(renamed);
    expect(state.history.get('7001')).toEqual([{ ...history, at, author: olivia }]);
    expect(state.log.since('log-0')?.changes).toEqual([
      { number: 1, rootId: '7001', before: event, after: renamed, at, author: olivia },
    ]);
  });

  it('may delete an event', () => {
    const { state } = change({ after: undefined });
    expect(state.events.get('7001')).toBeUndefined();
  });

  it('can be undone for an hour', () => {
    const { undo, entry } = change();
    expect(undo).toEqual({ id: 'u-1001', expires_at: '2026-03-02T10:00:00Z' });
    expect(entry).toMatchObject({ author: olivia, isUsed: false, eventId: '7001' });
  });

  it('leaves the history as it is where it has nothing to say', () => {
    const state = calendarState([event]);
    commitChange(state, { edits: [{ rootId: '7001', after: renamed }], eventId: null }, signature);
    expect(state.history.get('7001')).toBeUndefined();
  });

  it('gives a series that continues another one its history', () => {
    const state = calendarState([event]);
    state.history.set('7001', [{ ...history, at, author: milo }]);
    const tail = { ...event, id: '9001' };
    const edits = [{ rootId: '9001', after: tail, history, continues: '7001' }];
    commitChange(state, { edits, eventId: '9001' }, signature);
    expect(state.history.get('9001')?.map(({ author }) => author)).toEqual([milo, olivia]);
    expect(state.history.get('7001')).toHaveLength(1);
  });

  it('takes comments and sign-ups to the new ids of their occurrences, also if these swap', () => {
    const state = calendarState([event]);
    const other = { ...comment, id: 2 };
    state.comments.set('a', [comment]);
    state.comments.set('b', [other]);
    const signup = { id: 1, name: 'Nina', author: milo, created_at: at } as const;
    state.signups.set('a', [signup]);
    const renames = new Map([
      ['a', 'b'],
      ['b', 'a'],
      ['c', 'd'],
    ]);
    const { moved_ids } = commitChange(state, { edits: [], renames, eventId: null }, signature);
    expect(moved_ids).toEqual([...renames].map(([from, to]) => ({ from, to })));
    expect(state.comments).toEqual(
      new Map([
        ['b', [comment]],
        ['a', [other]],
      ]),
    );
    expect(state.signups).toEqual(new Map([['b', [signup]]]));
  });
});

describe('undoing a change', () => {
  const isOlivia = (author: object) => author === olivia;
  const minutes = (count: number) => new Date(storyNow.getTime() + count * 60_000);

  it('is possible once, for an hour, for those who made it', () => {
    const { state, entry } = change();
    expect(undoRefusal(state, entry, isOlivia, minutes(60))).toBeUndefined();
    expect(undoRefusal(state, entry, isOlivia, minutes(60.1))).toBe('expired');
    expect(undoRefusal(state, entry, () => false, minutes(1))).toBe('unknown');
    expect(undoRefusal(state, undefined, isOlivia, minutes(1))).toBe('unknown');
    entry.isUsed = true;
    expect(undoRefusal(state, entry, isOlivia, minutes(1))).toBe('expired');
  });

  it('is impossible after another change of the event', () => {
    const { state, entry } = change();
    state.events.set({ ...renamed });
    expect(undoRefusal(state, entry, isOlivia, minutes(1))).toBe('changed');
  });

  it('brings back the event, its ids and its rank in the history', () => {
    const state = calendarState([event]);
    state.comments.set('7001', [comment]);
    const series = eventRecord({ rrule: 'FREQ=DAILY;COUNT=2', version: '2' });
    const [first, renames] = [
      '7001-20260302T170000Z',
      new Map([['7001', '7001-20260302T170000Z']]),
    ];
    const edits = [{ rootId: '7001', after: series, history }];
    const { undo } = commitChange(
      state,
      { edits, renames, eventId: first, formerId: '7001' },
      signature,
    );
    const entry = state.undos.get(undo.id);
    if (!entry) throw new Error('The change cannot be undone.');
    const undoing = undoingChange(entry);
    expect(undoing).toMatchObject({ eventId: '7001', formerId: first });
    commitChange(state, undoing, signature);
    expect(state.events.get('7001')).toBe(event);
    expect(state.comments.get('7001')).toEqual([comment]);
    expect(state.history.get('7001')?.at(-1)).toMatchObject({
      ...{ kind: 'undone', scope: null, before: series, after: event },
    });
  });

  it('of a change of a series is about all of it, and of a new event leaves nothing', () => {
    const state = calendarState([]);
    const series = eventRecord({ rrule: 'FREQ=DAILY' });
    const edits = [{ rootId: '7001', after: series }];
    const { undo } = commitChange(state, { edits, eventId: '7001' }, signature);
    const entry = state.undos.get(undo.id);
    const undoing = entry && undoingChange(entry);
    expect(undoing).toMatchObject({ eventId: null, formerId: '7001' });
    expect(undoing?.edits).toMatchObject([
      { after: undefined, history: { kind: 'undone', scope: 'all', after: null } },
    ]);
  });
});

describe('what people say about an event', () => {
  it('is a change in the log, of which nothing can be undone', () => {
    const state = calendarState([event]);
    noteTalk(state, onlyOccurrence(event), { ...signature, part: 'comments' });
    expect(state.log.since('log-0')?.changes).toEqual([
      {
        ...{ number: 1, rootId: '7001', at, author: olivia, before: event, after: event },
        talk: { part: 'comments', original: null },
      },
    ]);
    expect(state.undos.size).toBe(0);
  });

  it('is found at the occurrences of a series', () => {
    const state = calendarState([event]);
    const [first, second] = ['7001-20260302T170000Z', '7001-20260303T170000Z'];
    for (const id of [first, '7002-20260302T170000Z', '7001']) state.comments.set(id, [comment]);
    for (const id of [first, second]) state.signups.set(id, []);
    expect(talkedOccurrences(state, '7001')).toEqual([first, second]);
  });
});
