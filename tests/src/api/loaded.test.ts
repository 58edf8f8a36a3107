import { expect, it } from 'vitest';
import { loaded } from '#src/api/loaded.ts';

it('gives a loader the data of its call, whatever it is', () => {
  const { signal } = new AbortController();
  expect(loaded({ results: [] }, signal)).toEqual({ results: [] });
  expect([loaded(null, signal), loaded(0, signal), loaded('', signal)]).toEqual([null, 0, '']);
});

it('ends the loader of a call that was canceled', () => {
  const canceled = AbortSignal.abort(new Error('The page was left.'));
  expect(() => loaded(undefined, canceled)).toThrow('The page was left.');
});
