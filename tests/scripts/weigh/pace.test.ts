import { expect, it } from 'vitest';
import { type Pace, paceLine, pickBest } from '#scripts/weigh/pace.ts';

const reference: Pace = {
  lcp: 1000,
  usable: 1200,
  blocking: 0,
  requests: 4,
  kilobytes: 100,
  demanded: 800,
};
const login: Pace = {
  lcp: 400,
  usable: 1500,
  blocking: 200,
  requests: 8,
  kilobytes: 150,
  demanded: 320,
};

it('keeps the minimum of each figure', () => {
  const noisy = { ...login, lcp: 300, usable: 9000, demanded: 250 };
  expect(pickBest(undefined, login)).toBe(login);
  expect(pickBest(login, noisy)).toEqual({ ...login, lcp: 300, demanded: 250 });
});

it('prints figures as ratios to the reference page, if there is one to compare', () => {
  expect(paceLine('login', login, reference).replace(/\s+/g, ' ')).toBe(
    'login largest paint 400 ms (0.40), 1.25 × what bytes and round trips demand, usable 1500 ms (1.25), blocking 200 ms, 8 requests (2.00), 150 kB (1.50)',
  );
});
