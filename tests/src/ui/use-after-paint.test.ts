import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAfterPaint } from '#src/ui/use-after-paint.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function scheduled(...words: string[]) {
  const act = vi.fn<(word: string) => void>();
  const hook = renderHook(() => useAfterPaint(act));
  for (const word of words) hook.result.current.schedule(word);
  return { ...hook, act };
}

it('runs once after the next frame, with the last arguments', () => {
  const { act } = scheduled('a', 'ab');
  vi.advanceTimersToNextFrame();
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(act.mock.calls).toEqual([['ab']]);
});

it('runs at once on a flush, and not again', () => {
  const { act, result } = scheduled('a');
  result.current.flush();
  result.current.flush();
  vi.advanceTimersByTime(100);
  expect(act.mock.calls).toEqual([['a']]);
});

it('does not run after the component is unmounted', () => {
  const { act, unmount } = scheduled('a');
  unmount();
  vi.advanceTimersByTime(100);
  expect(act).not.toHaveBeenCalled();
});
