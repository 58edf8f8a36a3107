import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadPart, onMissingPart } from '#src/ui/load-part.ts';

const ignore = () => () => {};

afterEach(() => onMissingPart(ignore));

describe('a part that is loaded when it is wanted', () => {
  it('is given', async () => {
    const tell = vi.fn(ignore);
    onMissingPart(tell);
    expect(await loadPart(() => Promise.resolve('part'))).toBe('part');
    expect(tell).not.toHaveBeenCalled();
  });

  it('is told of each time that it does not arrive, and then is nothing', async () => {
    const tell = vi.fn(ignore);
    onMissingPart(tell);
    const load = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await loadPart(load)).toBeUndefined();
    expect(await loadPart(load)).toBeUndefined();
    expect(tell).toHaveBeenCalledTimes(2);
  });

  it('is told of no longer when the next one arrives', async () => {
    const takeBack = vi.fn();
    onMissingPart(() => takeBack);
    await loadPart(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(takeBack).not.toHaveBeenCalled();
    await loadPart(() => Promise.resolve('part'));
    expect(takeBack).toHaveBeenCalledOnce();
  });
});
