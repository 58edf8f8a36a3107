import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { delay } from '#mocks/http/delay.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a delay', () => {
  it('ends after its time', async () => {
    const pending = delay(100, new AbortController().signal);
    await vi.advanceTimersByTimeAsync(100);
    await expect(pending).resolves.toBeUndefined();
  });

  it('ends at once when the request is aborted, without leaving a timer', async () => {
    const controller = new AbortController();
    const pending = delay(100, controller.signal);
    controller.abort(new Error('Given up.'));
    await expect(pending).rejects.toThrow('Given up.');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('does not start for an aborted request', async () => {
    await expect(delay(100, AbortSignal.abort(new Error('Gone.')))).rejects.toThrow('Gone.');
  });
});
