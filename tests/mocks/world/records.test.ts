import { describe, expect, it } from 'vitest';
import { DerivedRecords, Records } from '#mocks/world/records.ts';

const seed = new Map([
  [1, 'one'],
  [2, 'two'],
]);
const records = () => new Records(() => seed);

describe('records', () => {
  it('begin with the demo data', () => {
    expect([...records().values()]).toEqual(['one', 'two']);
    expect(records().isUntouched).toBe(true);
  });

  it('change for one world only', () => {
    const changed = records();
    changed.set(1, 'uno');
    changed.set(3, 'three');
    expect([...changed.values()]).toEqual(['uno', 'two', 'three']);
    expect(changed.get(3)).toBe('three');
    expect([...records().values()]).toEqual(['one', 'two']);
  });

  it('forget a deleted record', () => {
    const changed = records();
    expect(changed.delete(2)).toBe(true);
    expect(changed.delete(2)).toBe(false);
    expect(changed.get(2)).toBeUndefined();
    expect([...changed.values()]).toEqual(['one']);
    expect(changed.isUntouched).toBe(false);
  });
});

describe('the list of records', () => {
  it('is one for all worlds that changed nothing', () => {
    expect(records().list()).toBe(records().list());
  });

  it('is made anew after each change only', () => {
    const changed = records();
    changed.set(1, 'uno');
    const list = changed.list();
    expect(list).toEqual(['uno', 'two']);
    expect(changed.list()).toBe(list);
    changed.delete(2);
    expect(changed.list()).toEqual(['uno']);
    expect(records().list()).toEqual(['one', 'two']);
  });
});

describe('derived records', () => {
  it('are worked out until they are changed', () => {
    const squares = new DerivedRecords((id: number) => id * id);
    expect([squares.get(3), squares.changed(3)]).toEqual([9, undefined]);
    squares.set(3, 10);
    expect([squares.get(3), squares.changed(3), squares.get(4)]).toEqual([10, 10, 16]);
  });
});
