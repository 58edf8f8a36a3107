import { expect, test } from 'vitest';
import { makePolicy } from '#mocks/upload/policy.ts';
import { policyFacts } from '#src/uploads/policy.ts';

const signature = 'f'.repeat(64);

test('a policy contains its expiry and its maximum size', () => {
  const { expiry, ...signed } = makePolicy({ maxSize: 1234 });
  expect(policyFacts(signed)).toEqual({ expiry, maxSize: 1234 });
});

test('a policy without a size does not limit it', () => {
  expect(policyFacts(makePolicy()).maxSize).toBe(Number.POSITIVE_INFINITY);
});

test('a policy names the folder in which files must be stored', () => {
  expect(policyFacts(makePolicy({ path: '^/calendars/101/logo/' })).path).toBe(
    '/calendars/101/logo/',
  );
  expect(policyFacts(makePolicy({ path: '^/(a|b)/.*' })).path).toBeUndefined();
});

test('base64url with its two special characters is decoded', () => {
  // `?>` and `~~` are encoded as `_` and `-`.
  const json = '{"expiry":5,"path":"??>>~~~"}';
  const policy = Buffer.from(json).toString('base64url');
  expect(policy).toMatch(/[-_]/);
  expect(policyFacts({ policy, signature }).expiry).toBe(5);
});

test.each(['', '%%%', 'bm8ganNvbg', 'bnVsbA', 'eyJleHBpcnkiOiJzb29uIn0'])(
  'an unreadable policy (%j) counts as expired',
  (policy) => {
    expect(policyFacts({ policy, signature }).expiry).toBe(0);
  },
);
