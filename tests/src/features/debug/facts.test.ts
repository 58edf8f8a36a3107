import { expect, it } from 'vitest';
import { listFacts } from '#src/features/debug/facts.ts';

it('names nested members by path and keeps lists whole', () => {
  expect(
    listFacts({
      title: 'A',
      defaults: { weekStart: 1, more: { hide: false } },
      hosts: ['a', 'b'],
      user: null,
    }),
  ).toEqual([
    { name: 'title', value: 'A' },
    { name: 'defaults.weekStart', value: 1 },
    { name: 'defaults.more.hide', value: false },
    { name: 'hosts', value: '["a","b"]' },
    { name: 'user', value: null },
  ]);
});
