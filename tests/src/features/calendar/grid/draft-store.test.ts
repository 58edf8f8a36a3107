import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { LastHours } from '#src/calendar/store/last-hours.ts';
import { ComposedEvent } from '#src/features/calendar/grid/composed-event.ts';
import { DraftStore, useDrafts } from '#src/features/calendar/grid/draft-store.ts';
import { eventDraft, moveDraft, withOthers } from '#src/features/calendar/grid/drag-draft.ts';
import { dayNumber } from '#src/util/day-numbers.ts';
import { createSpan } from '../../../calendar/spans.ts';

/** A minute since 1970 on the clock. */
const at = (day: string, hour = 0) => dayNumber(day) * 1440 + hour * 60;

/** Monday, March 2, from 10 to 12. */
const training = createSpan({
  ...{ id: 'a', start: '2026-03-02T10:00:00+01:00', end: '2026-03-02T12:00:00+01:00' },
  sub_calendar_ids: [1, 2],
});
const camp = createSpan({ id: 'c', all_day: true, start: '2026-03-02', end: '2026-03-02' });

describe('the drafts of a grid', () => {
  const createStore = (hasCalendars = true) => {
    const composed = new ComposedEvent();
    return { composed, drafts: new DraftStore(composed, hasCalendars) };
  };
  const wednesday = { start: at('2026-03-04', 9), end: at('2026-03-04', 10), isAllDay: false };
  const alone = eventDraft(training, 1, false);
  const draft = withOthers(alone, [camp], { leftOut: 0, lastHours: new LastHours() });

  it('are the draft and those that go along', () => {
    const { drafts } = createStore();
    expect(drafts.all).toEqual([]);
    drafts.show(draft);
    expect(drafts.current).toBe(draft);
    expect(drafts.all).toEqual([draft, ...draft.others]);
    drafts.show(null);
    expect(drafts.current).toBeNull();
    expect(drafts.all).toEqual([]);
  });

  it('are also the new event of an open form, in each of its rows', () => {
    const { composed, drafts } = createStore();
    drafts.show(alone);
    composed.show(training);
    expect(drafts.all.map(({ subCalendarId, isNew }) => [subCalendarId, isNew])).toEqual([
      [1, false],
      [1, true],
      [2, true],
    ]);
    // The same ones, or React would render forever.
    expect(drafts.all[2]).toBe(drafts.all[2]);
    composed.show(null);
    expect(drafts.all).toEqual([alone]);
  });

  it('are the new event once where rows are no sub-calendars', () => {
    const { composed, drafts } = createStore(false);
    composed.show(training);
    expect(drafts.all.map(({ subCalendarId }) => subCalendarId)).toEqual([null]);
  });

  it('are followed if the keyboard moves them, or the form describes them', () => {
    const { composed, drafts } = createStore();
    const areFollowed = () => drafts.all.map(({ isFollowed }) => isFollowed);
    drafts.show(draft);
    expect(areFollowed()).toEqual([false, false]);
    const byKeys = eventDraft(training, 1, true);
    drafts.show(withOthers(byKeys, [camp], { leftOut: 0, lastHours: new LastHours() }));
    composed.show(training);
    expect(areFollowed()).toEqual([true, false, true, false]);
  });

  it('tell those who watch them of every change, until they stop', () => {
    const { composed, drafts } = createStore();
    const onChange = vi.fn();
    const stop = drafts.watch(onChange);
    drafts.show(draft);
    drafts.show(draft);
    expect(onChange).toHaveBeenCalledTimes(1);
    const frame = { left: 0, top: 0, width: 10, height: 10 };
    drafts.showLasso(frame);
    expect(drafts.lasso()).toBe(frame);
    expect(onChange).toHaveBeenCalledTimes(2);
    composed.show(training);
    expect(onChange).toHaveBeenCalledTimes(3);
    stop();
    drafts.show(null);
    composed.show(null);
    expect(onChange).toHaveBeenCalledTimes(3);
  });

  it('render a part of the grid again only when others are in it', () => {
    const { composed, drafts } = createStore();
    let renders = 0;
    const { result } = renderHook(() => {
      renders += 1;
      return useDrafts(drafts, ({ target }) => target.event.id === 'a');
    });
    expect(result.current).toEqual([]);
    act(() => drafts.show(draft));
    expect(result.current).toEqual([draft]);
    const before = renders;
    // Only another event has moved.
    act(() => drafts.showLasso(null));
    expect(renders).toBe(before);
    act(() => drafts.show({ ...eventDraft(camp, null, false), others: [draft] }));
    expect(renders).toBe(before);
    act(() => composed.show(createSpan({ id: 'new' })));
    expect(renders).toBe(before);
    act(() => composed.show(training));
    expect(result.current).toHaveLength(3);
    act(() => composed.show(null));
    expect(result.current).toEqual([draft]);
    act(() => drafts.show(moveDraft(draft, wednesday)));
    expect(result.current.map(({ target }) => target.start)).toEqual([at('2026-03-04', 9)]);
  });
});
