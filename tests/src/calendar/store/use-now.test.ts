import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useIsBefore } from '#src/calendar/store/use-now.ts';
import { type Moment, momentAt } from '#src/util/dates.ts';
import { noteServerTime } from '#src/util/server-clock.ts';

afterEach(() => vi.useRealTimers());

/** Tells what the hook has returned each time, as if the clock had started now. */
function watch(inMinutes: number | null) {
  vi.useFakeTimers({ now: Date.parse('2026-03-02T09:00:00Z') });
  // Other tests may have had servers with other clocks.
  noteServerTime(new Response(null, { headers: { Date: new Date().toUTCString() } }));
  const moment: Moment | null =
    inMinutes === null ? null : momentAt(Date.now() + inMinutes * 60_000);
  const told: boolean[] = [];
  renderHook(() => told.push(useIsBefore(moment)), { reactStrictMode: false });
  return told;
}

it('a moment to come is told to be over once, without looking at the clock in between', () => {
  const told = watch(30);
  expect(told).toEqual([true]);
  expect(vi.getTimerCount()).toBe(1);
  act(() => vi.advanceTimersByTime(30 * 60_000 - 1));
  expect(told).toEqual([true]);
  act(() => vi.advanceTimersByTime(1));
  expect(told).toEqual([true, false]);
  expect(vi.getTimerCount()).toBe(0);
});

it('a moment that has passed while the computer slept is told when it wakes up', () => {
  const told = watch(30);
  vi.setSystemTime('2026-03-02T10:00:00Z');
  act(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(told).toEqual([true, false]);
});

it('no moment needs no clock', () => {
  expect(watch(null)).toEqual([true]);
  expect(vi.getTimerCount()).toBe(0);
});
