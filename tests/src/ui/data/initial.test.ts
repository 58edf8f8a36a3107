import { describe, expect, it, vi } from 'vitest';
import { pickColor, pickInitial } from '#src/ui/data/initial.ts';

describe('the initial', () => {
  it.each([
    ['Olivia Owner', 'O'],
    ['  Nora', 'N'],
    ['Émile', 'É'],
    ['7 Seas', '7'],
    ['7\ufe0f\u20e3 Seas', '7\ufe0f\u20e3'],
    ['佐藤', '佐'],
    ['A\u030Akesson', 'A\u030A'],
    ['𝒵oe', '𝒵'],
    ['नि', 'नि'],
    ['“Quentin”', 'Q'],
    ['(3) Teams', '3'],
    ['👩‍👩‍👧 Family', 'F'],
    ['👩‍👩‍👧', '👩‍👩‍👧'],
    ['', ''],
    ['   ', ''],
  ])('of %j is %j', (name, initial) => {
    expect(pickInitial(name)).toBe(initial);
  });
});

it('is a whole character even in browsers without a segmenter', () => {
  vi.stubGlobal('Intl', {});
  expect(pickInitial('“𝒵oe”')).toBe('𝒵');
  vi.unstubAllGlobals();
});

describe('the color', () => {
  const ids = Array.from({ length: 16 }, (_, number) => number);

  it('is the same for the same id', () => {
    expect(ids.map(pickColor)).toEqual(ids.map(pickColor));
  });

  it('differs between neighbors, and each of the eight is used', () => {
    expect(new Set(ids.slice(0, 8).map(pickColor)).size).toBe(8);
  });

  it('exists for ids that no record has', () => {
    expect(pickColor(0)).toBe('var(--mark-1)');
    expect(pickColor(-9)).toBe('var(--mark-2)');
  });
});
