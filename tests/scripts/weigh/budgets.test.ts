import { describe, expect, it } from 'vitest';
import { isWithin, weightLine } from '#scripts/weigh/budgets.ts';

const weight = { name: 'scripts', bytes: 130_000, budget: 130_000 };

describe('isWithin', () => {
  it('holds a weight that is just its budget', () => {
    expect(isWithin(weight)).toBe(true);
  });

  it('breaks with one byte more', () => {
    expect(isWithin({ ...weight, bytes: 130_001 })).toBe(false);
  });
});

describe('weightLine', () => {
  it('tells weight and budget in thousands of bytes', () => {
    expect(weightLine(weight)).toMatch(/^ok {5}scripts +130\.0 kB of 130\.0 kB$/);
  });

  it('marks a broken budget', () => {
    expect(weightLine({ ...weight, budget: 8000 })).toMatch(
      /^FAILED scripts +130\.0 kB of +8\.0 kB$/,
    );
  });
});
