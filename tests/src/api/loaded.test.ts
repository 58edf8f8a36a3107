import { expect, it, onTestFinished } from 'vitest';
import { loadLater, requireLoaded } from '#src/api/loaded.ts';

it('passes any data of a call to its loader', () => {
  const { signal } = new AbortController();
  expect(requireLoaded({ results: [] }, signal)).toEqual({ results: [] });
  expect([
    requireLoaded(null, signal),
    requireLoaded(0, signal),
    requireLoaded('', signal),
  ]).toEqual([null, 0, '']);
});

it('stops the loader of a canceled call', () => {
  const canceled = AbortSignal.abort(new Error('The page was left.'));
  expect(() => requireLoaded(undefined, canceled)).toThrow('The page was left.');
});

it('passes data to a section later, and its error', async () => {
  const { signal } = new AbortController();
  expect(await loadLater(Promise.resolve(0), signal)).toBe(0);
  await expect(loadLater(Promise.reject(new Error('No.')), signal)).rejects.toThrow('No.');
});

it('leaves no unhandled rejection behind if nobody waits for the data', async () => {
  const { signal } = new AbortController();
  const rejections: unknown[] = [];
  const note = (error: unknown) => rejections.push(error);
  process.on('unhandledRejection', note);
  onTestFinished(() => void process.off('unhandledRejection', note));
  void loadLater(Promise.reject(new Error('No.')), signal);
  await new Promise((resolve) => setTimeout(resolve));
  expect(rejections).toEqual([]);
});
