import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadPart, onMissingPart } from '#src/ui/load-part.ts';

afterEach(() => onMissingPart(() => {}));

describe('a part that is loaded when it is wanted', () => {
  it('is given', async () => {
    const tell = vi.fn();
    onMissingPart(tell);
    expect(await loadPart(() => Promise.resolve('part'))).toBe('part');
    expect(tell).not.toHaveBeenCalled();
  });

  it('is told of each time that it does not arrive, and then is nothing', async () => {
    const tell = vi.fn();
    onMissingPart(tell);
    const load = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await loadPart(load)).toBeUndefined();
    expect(await loadPart(load)).toBeUndefined();
    expect(tell).toHaveBeenCalledTimes(2);
  });
});
