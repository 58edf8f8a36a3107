import { describe, expect, it } from 'vitest';
import { EventStore } from '#src/calendar/store/event-store.ts';
import { ShownEvents } from '#src/calendar/store/shown-events.ts';
import { dayNumber } from '#src/util/day-numbers.ts';
import { createEvent } from '../spans.ts';

const day = dayNumber('2026-03-02');
const range = { first: day, last: day };

/** A store whose events nobody has to read. */
function createStore() {
  const fail = () => Promise.reject(new Error('Nothing is watched.'));
  const store = new EventStore({ read: fail, readChanges: fail });
  const show = (id: string, title: string) => {
    const times = { start: '2026-03-02T10:00:00+01:00', end: '2026-03-02T11:00:00+01:00' };
    return store.applyEdit(new Map([[id, createEvent({ id, title, ...times })]]));
  };
  return { store, show };
}

describe('the events that a page shows', () => {
  it('are those of the store that the filter lets through', () => {
    const { store, show } = createStore();
    show('a', 'Regatta');
    show('b', 'Training');
    const shownEvents = new ShownEvents(store, ({ title }) => title === 'Regatta');
    const titles = () => shownEvents.events(range).spans.map(({ event }) => event.title);
    expect(titles()).toEqual(['Regatta']);
    show('b', 'Regatta');
    expect(titles()).toEqual(['Regatta', 'Regatta']);
    expect(store.find('b')).toBeDefined();
  });

  it('are the same object for all readers until the store’s events change', () => {
    const { store, show } = createStore();
    show('a', 'Regatta');
    const shownEvents = new ShownEvents(store, () => true);
    const before = shownEvents.events(range);
    expect(shownEvents.events({ ...range })).toBe(before);
    show('b', 'Training').rollback();
    show('c', 'Training');
    expect(shownEvents.events(range)).not.toBe(before);
  });
});
