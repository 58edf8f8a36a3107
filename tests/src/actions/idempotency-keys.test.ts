import { expect, it } from 'vitest';
import { IdempotencyKeys } from '#src/actions/idempotency-keys.ts';

it('is the same for all attempts at an act with the same values', () => {
  const keys = new IdempotencyKeys();
  const first = keys.find('credit', { amount: 2000 });
  expect(keys.find('credit', { amount: 2000 })).toBe(first);
});

it('differs for other values and other acts', () => {
  const keys = new IdempotencyKeys();
  const first = keys.find('credit', { amount: 2000 });
  expect(keys.find('charge', { amount: 2000 })).not.toBe(first);
  expect(keys.find('credit', { amount: 2001 })).not.toBe(first);
});

it('is new once the act has succeeded', () => {
  const keys = new IdempotencyKeys();
  const first = keys.find('credit', { amount: 2000 });
  keys.forget('credit', { amount: 2000 });
  expect(keys.find('credit', { amount: 2000 })).not.toBe(first);
});

it('stays for an attempt that fails while an earlier one succeeds', () => {
  const keys = new IdempotencyKeys();
  keys.find('credit', { amount: 2000 });
  const second = keys.find('credit', { amount: 2001 });
  keys.forget('credit', { amount: 2000 });
  expect(keys.find('credit', { amount: 2001 })).toBe(second);
});
