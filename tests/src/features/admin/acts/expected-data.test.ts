import { expect, it } from 'vitest';
import { type Act, defineAct } from '#src/features/admin/acts/act.ts';
import { applyExpectations } from '#src/features/admin/acts/expected-data.ts';

const act = (expectation?: (data: string[]) => string[]): Act =>
  defineAct({
    key: 'act',
    operation: 'createAuditNote',
    label: 'Act',
    call: async () => null,
    done: () => null,
    ...(expectation && { expect: expectation }),
  });

it('is the data itself while nothing runs', () => {
  expect(applyExpectations(['a'], [])).toEqual(['a']);
});

it('has the expectations of all running acts, in their order', () => {
  const running = [act((data) => [...data, 'b']), act(), act((data) => data.toReversed())];
  expect(applyExpectations(['a'], running)).toEqual(['b', 'a']);
});
