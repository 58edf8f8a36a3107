import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTypingPause } from '#src/ui/use-typing-pause.ts';

const send = vi.fn<(text: string) => void>();
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers();
  send.mockClear();
});
afterEach(() => void vi.useRealTimers());

function startTyping() {
  const { result, unmount } = renderHook(() => useTypingPause(200, send));
  return {
    wait: (text: string) => act(() => result.current.wait(text)),
    stop: () => act(() => result.current.stop()),
    isWaiting: () => result.current.isWaiting,
    unmount,
  };
}

it('a typed text is sent once, after the pause', () => {
  const { wait } = startTyping();
  wait('row');
  pass(199);
  expect(send).not.toHaveBeenCalled();
  pass(1);
  pass(5000);
  expect(send.mock.calls).toEqual([['row']]);
});

it('each key restarts the pause, and only the last text is sent', () => {
  const { wait } = startTyping();
  wait('r');
  pass(150);
  wait('ro');
  pass(150);
  expect(send).not.toHaveBeenCalled();
  pass(50);
  expect(send.mock.calls).toEqual([['ro']]);
});

it('nothing is sent after the text was sent otherwise, or the page was left', () => {
  const { wait, stop, isWaiting, unmount } = startTyping();
  wait('r');
  expect(isWaiting()).toBe(true);
  stop();
  expect(isWaiting()).toBe(false);
  pass(5000);
  wait('ro');
  unmount();
  pass(5000);
  expect(send).not.toHaveBeenCalled();
});
