import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { responseLimitMs, startLimit } from '#src/api/time-limit.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a call ends when its time is up', () => {
  const { signal } = startLimit(undefined, 1000);
  vi.advanceTimersByTime(999);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
});

it('a response that has begun may take another minute', () => {
  const { signal, extend } = startLimit(undefined, 1000);
  vi.advanceTimersByTime(999);
  extend();
  vi.advanceTimersByTime(responseLimitMs - 1);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(signal.aborted).toBe(true);
});

it('a call that has ended has no limit', () => {
  const { signal, stop } = startLimit(undefined, 1000);
  stop();
  vi.advanceTimersByTime(responseLimitMs);
  expect(signal.aborted).toBe(false);
});

it('a call ends with its caller', () => {
  const caller = new AbortController();
  const { signal } = startLimit(caller.signal, 1000);
  caller.abort('left');
  expect(signal.reason).toBe('left');
});
