import { describe, expect, it } from 'vitest';
import type { ChangedEvent } from '#src/calendar/store/event-calls.ts';
import { addMissed } from '#src/features/calendar/changes/add-missed.ts';

const change = (event_id: string, more: Partial<ChangedEvent> = {}): ChangedEvent => ({
  ...{ event_id, kind: 'updated', title: event_id, changed_at: '2026-03-02T09:00:00Z' },
  ...{ author: 'Rosa', is_own: false, occurrence: null, fields: [], ...more },
});
const occurrence = (id: string) => ({
  occurrence: { id, kind: 'updated' as const, title: id, start: '2026-03-09' },
});

describe('what a reader has missed', () => {
  it('has the latest change first, and all that was changed of an event', () => {
    const missed = addMissed(
      [change('a', { fields: ['title'] }), change('b')],
      [change('a', { author: 'Milo', fields: ['comments', 'title'] })],
    );
    expect(missed).toEqual([
      change('a', { author: 'Milo', fields: ['title', 'comments'] }),
      change('b'),
    ]);
  });

  it('calls an event new that has been changed since it was added', () => {
    const missed = addMissed(
      [change('a', { kind: 'created' })],
      [change('a', { fields: ['who'] })],
    );
    expect(missed).toEqual([change('a', { kind: 'created' })]);
  });

  it('has one entry for each occurrence of a series, until the series is deleted', () => {
    const [first, second] = [change('s', occurrence('s-1')), change('s', occurrence('s-2'))];
    const missed = addMissed(addMissed([first], [second]), [change('s', { fields: ['who'] })]);
    expect(missed).toEqual([change('s', { fields: ['who'] }), second, first]);
    const gone = change('s', { kind: 'deleted' });
    expect(addMissed(missed, [gone])).toEqual([gone]);
  });
});
