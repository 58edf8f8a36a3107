import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { delayIdleWork, whenIdle } from '#src/ui/when-idle.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('work deferred until the browser is idle', () => {
  it('waits for the browser for at most two seconds', () => {
    const request = vi.fn(() => 7);
    const cancel = vi.fn();
    vi.stubGlobal('requestIdleCallback', request);
    vi.stubGlobal('cancelIdleCallback', cancel);
    const act = vi.fn();
    const callOff = whenIdle(act);
    expect(request).toHaveBeenCalledWith(act, { timeout: 2000 });
    callOff();
    expect(cancel).toHaveBeenCalledWith(7);
  });

  it('runs after two seconds in browsers without idle callbacks', () => {
    const act = vi.fn();
    whenIdle(act);
    vi.advanceTimersByTime(1999);
    expect(act).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(act).toHaveBeenCalledOnce();
  });

  it('can be canceled', () => {
    const act = vi.fn();
    whenIdle(act)();
    vi.runAllTimers();
    expect(act).not.toHaveBeenCalled();
  });

  describe('while the page waits for what it needs', () => {
    it.each([
      ['has arrived', (loading: PromiseWithResolvers<void>) => loading.resolve()],
      ['has failed', (loading: PromiseWithResolvers<void>) => loading.reject(new Error('offline'))],
    ])('begins only after that %s', async (_case, end) => {
      const request = vi.fn(() => 7);
      vi.stubGlobal('requestIdleCallback', request);
      const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      delayIdleWork(first.promise);
      delayIdleWork(second.promise);
      whenIdle(() => {});
      end(first);
      await first.promise.catch(() => {});
      expect(request).not.toHaveBeenCalled();
      end(second);
      await second.promise.catch(() => {});
      expect(request).toHaveBeenCalledOnce();
    });

    it('does not wait for a page that was left', () => {
      const request = vi.fn(() => 7);
      vi.stubGlobal('requestIdleCallback', request);
      const left = new AbortController();
      delayIdleWork(new Promise(() => {}), left.signal);
      whenIdle(() => {});
      expect(request).not.toHaveBeenCalled();
      left.abort();
      expect(request).toHaveBeenCalledOnce();
    });

    it.each(['before', 'after'])('can be canceled %s that', async (time) => {
      vi.stubGlobal('requestIdleCallback', () => 7);
      const cancel = vi.fn();
      vi.stubGlobal('cancelIdleCallback', cancel);
      const { promise, resolve } = Promise.withResolvers<void>();
      delayIdleWork(promise);
      const callOff = whenIdle(() => {});
      if (time === 'before') callOff();
      resolve();
      await promise;
      if (time === 'after') callOff();
      expect(cancel.mock.calls).toEqual(time === 'after' ? [[7]] : []);
    });
  });
});
