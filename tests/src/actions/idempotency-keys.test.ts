import { describe, expect, it } from 'vitest';
import { IdempotencyKeys } from '#src/actions/idempotency-keys.ts';
import { RequestError } from '#src/api/errors.ts';

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

it.each([
  ['is new after a refusal because of it', 'idempotency_key_reused', 2],
  ['stays after another refusal', 'conflict', 1],
] as const)('%s', async (_, id, count) => {
  const keys = new IdempotencyKeys();
  const sent: string[] = [];
  const refusal = new RequestError({ id, title: 'No', text: 'No.', status: 409, cause: null });
  const send = () =>
    keys.send('credit', { amount: 2000 }, (key) => {
      sent.push(key);
      return Promise.reject(refusal);
    });
  await expect(send()).rejects.toBe(refusal);
  await expect(send()).rejects.toBe(refusal);
  expect(new Set(sent).size).toBe(count);
});

it('stays for an attempt that fails while an earlier one succeeds', () => {
  const keys = new IdempotencyKeys();
  keys.find('credit', { amount: 2000 });
  const second = keys.find('credit', { amount: 2001 });
  keys.forget('credit', { amount: 2000 });
  expect(keys.find('credit', { amount: 2001 })).toBe(second);
});

describe('on the next page', () => {
  it('is the same for what the last page has tried', () => {
    const first = new IdempotencyKeys('ks1').find('create', { title: 'Party' });
    expect(new IdempotencyKeys('ks1').find('create', { title: 'Party' })).toBe(first);
    expect(new IdempotencyKeys('ks1').find('create', { title: 'Budget' })).not.toBe(first);
    expect(new IdempotencyKeys('ks2').find('create', { title: 'Party' })).not.toBe(first);
  });

  it('is new for what has succeeded', () => {
    const keys = new IdempotencyKeys('ks1');
    const first = keys.find('create', { title: 'Party' });
    keys.forget('create', { title: 'Party' });
    expect(new IdempotencyKeys('ks1').find('create', { title: 'Party' })).not.toBe(first);
  });

  it('is new if what was kept is no key', () => {
    localStorage.setItem('sending ks1 create', 'x'.repeat(36) + JSON.stringify({ title: 'Party' }));
    const key = new IdempotencyKeys('ks1').find('create', { title: 'Party' });
    expect(key).toMatch(/^[\da-f-]{36}$/);
  });

  it('is kept only if that is allowed', () => {
    new IdempotencyKeys().find('create', { title: 'Party' });
    expect(localStorage).toHaveLength(0);
  });
});
