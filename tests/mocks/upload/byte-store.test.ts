import { describe, expect, it } from 'vitest';
import { ByteStore } from '#mocks/upload/byte-store.ts';

describe('a byte store', () => {
  it('drops the least recently used value', () => {
    const store = new ByteStore<string>(100);
    store.set('a', 'first', 40);
    store.set('b', 'second', 40);
    expect(store.get('a')).toBe('first');
    store.set('c', 'third', 40);
    expect([store.get('a'), store.get('b'), store.get('c')]).toEqual(['first', undefined, 'third']);
  });

  it('updates the size of a replaced value', () => {
    const store = new ByteStore<string>(100);
    store.set('a', 'small', 10);
    store.set('a', 'large', 90);
    store.set('b', 'small', 10);
    expect(store.get('a')).toBe('large');
    store.delete('a');
    store.set('c', 'large', 90);
    expect(store.get('b')).toBe('small');
  });

  it('keeps the last value, however large', () => {
    const store = new ByteStore<string>(100);
    store.set('a', 'small', 10);
    store.set('b', 'huge', 1000);
    expect([store.get('a'), store.get('b')]).toEqual([undefined, 'huge']);
  });
});
