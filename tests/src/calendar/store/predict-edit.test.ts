import { describe, expect, it } from 'vitest';
import { type CalendarEvent, eventSpan } from '#src/calendar/model/event.ts';
import type { EventScope } from '#src/calendar/store/event-write.ts';
import { predictEdit } from '#src/calendar/store/predict-edit.ts';
import { createEvent } from '../spans.ts';

const occurrence = (day: string): CalendarEvent =>
  createEvent({
    id: `s-${day}`,
    series_id: 's',
    start: `${day}T17:30:00+01:00`,
    end: `${day}T19:00:00+01:00`,
    original_start: `${day}T17:30:00+01:00`,
  });
const events = ['2026-03-02', '2026-03-09', '2026-03-16'].map(occurrence);
const series = events.flatMap((event) => eventSpan(event) ?? []);
const [, second = occurrence('2026-03-09')] = events;

describe('what a write probably does', () => {
  it.each<[EventScope, string[]]>([
    ['this', ['s-2026-03-09']],
    ['following', ['s-2026-03-09', 's-2026-03-16']],
    ['all', ['s-2026-03-09', 's-2026-03-02', 's-2026-03-16']],
  ])('to %s is about %j', (scope, ids) => {
    const edit = predictEdit({ kind: 'delete', event: second, scope }, series);
    expect([...edit.keys()]).toEqual(ids);
    expect([...edit.values()].every((event) => event === null)).toBe(true);
  });

  it('moves the others as far as the one that was moved, with its new length', () => {
    const changes = { start: '2026-03-10T18:00', end: '2026-03-10T18:45' };
    const edit = predictEdit(
      { kind: 'update', event: second, changes, scope: 'following' },
      series,
    );
    expect(edit.get('s-2026-03-16')).toMatchObject({
      start: '2026-03-17T18:00',
      end: '2026-03-17T18:45',
    });
  });

  it('leaves others where they were moved to', () => {
    const moved = { start: '2026-03-18T20:00:00+01:00', end: '2026-03-18T21:00:00+01:00' };
    const third = { ...occurrence('2026-03-16'), ...moved, is_exception: true };
    const changes = { start: '2026-03-10T18:00', end: '2026-03-10T18:45', location: 'Lake' };
    const edit = predictEdit({ kind: 'update', event: second, changes, scope: 'all' }, [
      ...series.slice(0, 2),
      ...[third].flatMap((event) => eventSpan(event) ?? []),
    ]);
    expect(edit.get(third.id)).toMatchObject({ ...moved, location: 'Lake' });
    // The series moves as far as a moved one does, and gets its time of day.
    const back = { start: '2026-03-19T18:00', end: '2026-03-19T18:45' };
    const again = predictEdit(
      { kind: 'update', event: third, changes: back, scope: 'all' },
      series,
    );
    expect(again.get(third.id)).toMatchObject(back);
    expect(again.get('s-2026-03-02')).toMatchObject({
      ...{ start: '2026-03-03T18:00', end: '2026-03-03T18:45' },
    });
  });

  it('leaves the series where it is if a moved one only gets another end', () => {
    const moved = { start: '2026-03-16T20:00:00+01:00', end: '2026-03-16T21:00:00+01:00' };
    const third = { ...occurrence('2026-03-16'), ...moved, is_exception: true };
    const changes = { end: '2026-03-16T22:00' };
    const edit = predictEdit({ kind: 'update', event: third, changes, scope: 'all' }, series);
    expect(edit.get('s-2026-03-02')).toMatchObject({
      ...{ start: '2026-03-02T17:30', end: '2026-03-02T19:30' },
    });
  });

  it('leaves others what was changed for them', () => {
    const own = { title: 'Regatta', custom: { '1': 'own', '2': 'b' } };
    const third = { ...occurrence('2026-03-16'), ...own, is_exception: true };
    const regular = { ...second, custom: { '1': 'a', '2': 'b' } };
    const spans = [regular, third].flatMap((event) => eventSpan(event) ?? []);
    const changes = { title: 'Rowing', who: 'Nina', custom: { '1': 'c', '2': 'd' } };
    const edit = predictEdit({ kind: 'update', event: regular, changes, scope: 'all' }, spans);
    expect(edit.get(third.id)).toMatchObject({
      ...{ title: 'Regatta', who: 'Nina', custom: { '1': 'own', '2': 'd' } },
    });
    expect(edit.get(regular.id)).toMatchObject(changes);
  });

  it('leaves others that differ as they are if none is read that does not', () => {
    const [first, third] = ['2026-03-02', '2026-03-16'].map((day) => ({
      ...{ ...occurrence(day), is_exception: true },
    }));
    if (!first || !third) throw new Error('There are two.');
    const changes = { title: 'Rowing', start: '2026-03-02T18:00' };
    const spans = [first, third].flatMap((event) => eventSpan(event) ?? []);
    const edit = predictEdit({ kind: 'update', event: first, changes, scope: 'all' }, spans);
    expect(edit.get(third.id)).toEqual(third);
  });

  it('leaves the others where they are if clocks skip the start of the one that gets another end', () => {
    const skipped = {
      ...occurrence('2026-03-29'),
      start: '2026-03-29T03:15:00+02:00',
      end: '2026-03-29T03:30:00+02:00',
      original_start: '2026-03-29T03:15:00+02:00',
    };
    const next = {
      ...occurrence('2026-03-30'),
      start: '2026-03-30T02:15:00+02:00',
      end: '2026-03-30T02:30:00+02:00',
      original_start: '2026-03-30T02:15:00+02:00',
    };
    const both = [skipped, next].flatMap((event) => eventSpan(event) ?? []);
    for (const start of [undefined, '2026-03-29T03:15']) {
      const changes = { end: '2026-03-29T04:00', ...(start && { start, all_day: false }) };
      const edit = predictEdit({ kind: 'update', event: skipped, changes, scope: 'all' }, both);
      expect(edit.get(next.id)).toMatchObject({
        start: '2026-03-30T02:15',
        end: '2026-03-30T03:00',
      });
    }
  });

  it('turns whole days into whole days', () => {
    const changes = { start: '2026-03-09', end: '2026-03-10', all_day: true };
    const edit = predictEdit({ kind: 'update', event: second, changes, scope: 'all' }, series);
    expect(edit.get('s-2026-03-02')).toMatchObject({
      all_day: true,
      start: '2026-03-02',
      end: '2026-03-03',
    });
  });

  it('removes what is emptied, and keeps what is not named', () => {
    const event = { ...second, location: 'Lake', who: 'Milo', custom: { '1': 'a', '2': 3 } };
    const changes = { location: '', custom: { '2': null } };
    const changed = predictEdit({ kind: 'update', event, changes, scope: 'this' }, []).get(
      event.id,
    );
    expect(changed).not.toHaveProperty('location');
    expect(changed).toMatchObject({ who: 'Milo', custom: { '1': 'a' } });
  });
});
