import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadPart, onMissingPart, preloadPart } from '#src/ui/load-part.ts';

const ignore = () => () => {};

afterEach(() => onMissingPart(ignore));

describe('a lazily loaded part', () => {
  it('is returned', async () => {
    const tell = vi.fn(ignore);
    onMissingPart(tell);
    expect(await loadPart(() => Promise.resolve('part'))).toBe('part');
    expect(tell).not.toHaveBeenCalled();
  });

  it('is told about each time it fails to load, with the cause, and is undefined', async () => {
    const tell = vi.fn(ignore);
    onMissingPart(tell);
    const cause = new TypeError('Failed to fetch');
    const load = () => Promise.reject(cause);
    expect(await loadPart(load)).toBeUndefined();
    expect(await loadPart(load)).toBeUndefined();
    expect(tell.mock.calls).toEqual([[cause], [cause]]);
  });

  it('is no longer told about once the next one loads', async () => {
    const takeBack = vi.fn();
    onMissingPart(() => takeBack);
    await loadPart(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(takeBack).not.toHaveBeenCalled();
    await loadPart(() => Promise.resolve('part'));
    expect(takeBack).toHaveBeenCalledOnce();
  });

  it('is not told about if it only fails to load ahead', async () => {
    const tell = vi.fn(ignore);
    onMissingPart(tell);
    const failure = Promise.reject(new TypeError('Failed to fetch'));
    preloadPart(() => failure);
    await expect(failure).rejects.toThrow();
    expect(tell).not.toHaveBeenCalled();
  });
});
