import { expect, it } from 'vitest';
import { loaded } from '#src/api/loaded.ts';

it('passes any data of a call to its loader', () => {
  const { signal } = new AbortController();
  expect(loaded({ results: [] }, signal)).toEqual({ results: [] });
  expect([loaded(null, signal), loaded(0, signal), loaded('', signal)]).toEqual([null, 0, '']);
});

it('stops the loader of a canceled call', () => {
  const canceled = AbortSignal.abort(new Error('The page was left.'));
  expect(() => loaded(undefined, canceled)).toThrow('The page was left.');
});
