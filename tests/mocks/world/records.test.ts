import { describe, expect, it } from 'vitest';
import { Records } from '#mocks/world/records.ts';

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
