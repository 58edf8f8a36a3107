import { describe, expect, it } from 'vitest';
import { Worlds } from '#mocks/world/worlds.ts';

describe('the worlds', () => {
  it('are separate for visitors without a cookie', () => {
    const worlds = new Worlds();
    const [first, second] = [worlds.open(undefined), worlds.open(undefined)];
    expect(first.id).not.toBe(second.id);
    expect(first.world).not.toBe(second.world);
  });

  it('are the same for the same id', () => {
    const worlds = new Worlds();
    const { id, world } = worlds.open(undefined);
    expect(worlds.open(id)).toEqual({ id, world });
    expect(worlds.open(id).world).toBe(world);
  });

  it('accept an unknown id, but not an invalid one', () => {
    const worlds = new Worlds();
    expect(worlds.open('parallel-test-3').id).toBe('parallel-test-3');
    expect(worlds.open('a;b').id).not.toBe('a;b');
    expect(worlds.open('x'.repeat(65)).id).toHaveLength(36);
  });

  it('drop the least recently used one if there are too many', () => {
    const worlds = new Worlds();
    const used = worlds.open('used').world;
    const unused = worlds.open('unused').world;
    for (let count = 0; count < 499; count += 1) {
      worlds.open(undefined);
      worlds.open('used');
    }
    expect(worlds.open('used').world).toBe(used);
    expect(worlds.open('unused').world).not.toBe(unused);
  });

  it('start over once they were dropped', () => {
    const worlds = new Worlds();
    const { world } = worlds.open('again');
    worlds.forget('again');
    expect(worlds.find('again')).toBeUndefined();
    expect(worlds.open('again').world).not.toBe(world);
  });
});
