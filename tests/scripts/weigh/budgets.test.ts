import { describe, expect, it } from 'vitest';
import { isWithin, weightLine } from '#scripts/weigh/budgets.ts';

const weight = { name: 'scripts', bytes: 130_000, budget: 130_000 };

describe('isWithin', () => {
  it('passes a weight equal to its budget', () => {
    expect(isWithin(weight)).toBe(true);
  });

  it('fails with one byte more', () => {
    expect(isWithin({ ...weight, bytes: 130_001 })).toBe(false);
  });
});

describe('weightLine', () => {
  it('shows weight and budget in thousands of bytes', () => {
    expect(weightLine(weight)).toMatch(/^ok {5}scripts +130\.0 kB of 130\.0 kB$/);
  });

  it('marks an exceeded budget', () => {
    expect(weightLine({ ...weight, budget: 8000 })).toMatch(
      /^FAILED scripts +130\.0 kB of +8\.0 kB$/,
    );
  });
});
