import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenIdle } from '#src/ui/when-idle.ts';

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
});
