import { describe, expect, it, vi } from 'vitest';
import { pickInitial, pickTone } from '#src/ui/data/initial.ts';

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
  const names = Array.from({ length: 400 }, (_, number) => `Person ${number} Ω`);

  it('is the same for the same name', () => {
    expect(names.map(pickTone)).toEqual(names.map(pickTone));
  });

  it('is each of the four about equally often', () => {
    const counts = Object.groupBy(names, pickTone);
    expect(Object.keys(counts).sort()).toEqual(['accent', 'info', 'success', 'warning']);
    for (const some of Object.values(counts)) expect(some?.length).toBeGreaterThan(50);
  });

  it('exists for an empty name', () => {
    expect(pickTone('')).toBe('accent');
  });
});
