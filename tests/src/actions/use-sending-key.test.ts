import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSendingKey } from '#src/actions/use-sending-key.ts';

it('the same content has the same key, however often it is sent', () => {
  const { result, rerender } = renderHook(() => useSendingKey());
  const key = result.current.keyFor('{"title":"Party"}');
  rerender();
  expect(result.current.keyFor('{"title":"Party"}')).toBe(key);
});

it('other content has another key, and so has the same once it is saved', () => {
  const { result } = renderHook(() => useSendingKey());
  const { keyFor, renew } = result.current;
  const first = keyFor('Party');
  const second = keyFor('Meeting');
  renew();
  const third = keyFor('Meeting');
  expect(new Set([first, second, third]).size).toBe(3);
});
