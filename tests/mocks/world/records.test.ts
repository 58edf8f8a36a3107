import { describe, expect, it } from 'vitest';
import { DerivedRecords, Records } from '#mocks/world/records.ts';

interface Word {
  readonly id: number;
  readonly text: string;
}

const seed = new Map(
  ['one', 'two', 'three'].map((text, index) => [index + 1, { id: index + 1, text }]),
);
const records = () => new Records<number, Word>({ seed: () => seed, getId: ({ id }) => id });
const texts = (words: readonly Word[]) => words.map(({ text }) => text);

describe('records', () => {
  it('start with the seed', () => {
    expect(texts(records().list())).toEqual(['one', 'two', 'three']);
    expect([...records().listChanged()]).toEqual([]);
  });

  it('change in one world only', () => {
    const changed = records();
    changed.set({ id: 4, text: 'four' });
    changed.set({ id: 2, text: 'deux' });
    expect(texts(changed.list())).toEqual(['one', 'deux', 'three', 'four']);
    expect(changed.get(4)?.text).toBe('four');
    expect([...changed.listChanged()].map(({ id }) => id)).toEqual([4, 2]);
    expect([changed.isSeeded(1), changed.isSeeded(2)]).toEqual([true, false]);
    expect(texts(records().list())).toEqual(['one', 'two', 'three']);
  });

  it('exclude a deleted record', () => {
    const changed = records();
    expect(changed.delete(2)).toBe(true);
    expect(changed.delete(2)).toBe(false);
    expect(changed.get(2)).toBeUndefined();
    expect(texts(changed.list())).toEqual(['one', 'three']);
    expect([...changed.listChanged()]).toEqual([]);
  });

  it('take their old place again when they come back', () => {
    const changed = records();
    changed.delete(2);
    changed.set({ id: 2, text: 'deux' });
    expect(texts(changed.list())).toEqual(['one', 'deux', 'three']);
  });
});

describe('derived records', () => {
  it('are computed until they are changed', () => {
    const squares = new DerivedRecords((id: number) => id * id);
    expect(squares.get(3)).toBe(9);
    squares.set(3, 10);
    expect([squares.get(3), squares.get(4)]).toEqual([10, 16]);
  });
});
