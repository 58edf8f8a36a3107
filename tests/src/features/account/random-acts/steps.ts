import fc from 'fast-check';
import { faults } from '#tests/setup/random-acts/network.ts';

export type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

export const step = fc.record({
  kind: fc.oneof(
    { weight: 6, arbitrary: fc.constant('act' as const) },
    fc.constantFrom('draft' as const, 'session ends' as const, 'second tab' as const),
  ),
  choice: fc.nat(),
  value: fc.nat({ max: 999 }),
  fault: fc.oneof(
    { weight: 3, arbitrary: fc.constant('none' as const) },
    fc.constantFrom(...faults),
  ),
  /** The next step starts while the answers to this one are pending. */
  overlaps: fc.boolean(),
  order: fc.nat({ max: 9 }),
});
