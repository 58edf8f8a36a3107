import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makePolicy, type PolicyOptions } from '#mocks/upload/policy.ts';
import type { SignedPolicy } from '#src/uploads/policy.ts';
import { dropPolicy, uploadPolicy } from '#src/uploads/policy-cache.ts';
import { policySource } from '../../setup/upload-provider.ts';

const owner = '1';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** A source whose answers the test releases. */
function heldSource() {
  const answers: PromiseWithResolvers<SignedPolicy | undefined>[] = [];
  return {
    url: '/held/policy',
    answers,
    call: () => {
      const answer = Promise.withResolvers<SignedPolicy | undefined>();
      answers.push(answer);
      return answer.promise;
    },
  };
}

function signed(options?: PolicyOptions): SignedPolicy {
  const { policy, signature } = makePolicy(options);
  return { policy, signature };
}

test('a policy is requested once and kept', async () => {
  const source = policySource();
  const first = await uploadPolicy(source, { owner });
  expect(await uploadPolicy(source, { owner })).toEqual(first);
  expect(source.calls).toBe(1);
});

test.each([
  [1801, 1],
  [1800, 2],
])(
  'a policy that expires within %i s is requested %i times in two uses',
  async (expirySeconds, calls) => {
    vi.setSystemTime('2026-03-02T09:00:00Z');
    const source = policySource({ expirySeconds });
    await uploadPolicy(source, { owner });
    await uploadPolicy(source, { owner });
    expect(source.calls).toBe(calls);
  },
);

test("another user's policy is not used", async () => {
  const source = policySource();
  await uploadPolicy(source, { owner });
  await uploadPolicy(source, { owner: '2' });
  expect(source.calls).toBe(2);
});

test('policies of different addresses are kept separate', async () => {
  const one = policySource();
  const other = { ...policySource(), url: '/other/policy' };
  await uploadPolicy(one, { owner });
  localStorage.removeItem('upload-policy /some/policy');
  await uploadPolicy(other, { owner });
  await uploadPolicy(one, { owner });
  expect(one.calls).toBe(2);
});

test('a second caller waits for the pending request', async () => {
  const source = heldSource();
  const first = uploadPolicy(source, { owner });
  const second = vi.fn();
  uploadPolicy(source, { owner }).then(second, second);
  await vi.advanceTimersByTimeAsync(1000);
  const policy = signed();
  source.answers[0]?.resolve(policy);
  expect(await first).toEqual(policy);
  // It looks every 200 ms.
  await vi.advanceTimersByTimeAsync(199);
  expect(second).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(second).toHaveBeenCalledWith(policy);
  expect(source.answers).toHaveLength(1);
});

test('a second caller sends its own request after two seconds', async () => {
  const source = heldSource();
  void uploadPolicy(source, { owner });
  const second = uploadPolicy(source, { owner });
  await vi.advanceTimersByTimeAsync(1999);
  expect(source.answers).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(source.answers).toHaveLength(2);
  const policy = signed();
  source.answers[1]?.resolve(policy);
  expect(await second).toEqual(policy);
});

test('a second caller sends its own request soon after the first one failed', async () => {
  const source = heldSource();
  const first = uploadPolicy(source, { owner });
  const second = uploadPolicy(source, { owner });
  source.answers[0]?.reject(new Error('refused'));
  await expect(first).rejects.toThrow('refused');
  await vi.advanceTimersByTimeAsync(200);
  expect(source.answers).toHaveLength(2);
  source.answers[1]?.resolve(signed());
  expect(await second).toBeDefined();
});

test('a canceled wait returns nothing and sends no request', async () => {
  const source = heldSource();
  void uploadPolicy(source, { owner });
  const controller = new AbortController();
  const second = uploadPolicy(source, { owner, signal: controller.signal });
  controller.abort();
  expect(await second).toBeUndefined();
  expect(source.answers).toHaveLength(1);
});

test('a wait that is canceled just before the policy arrives returns nothing', async () => {
  const source = heldSource();
  const first = uploadPolicy(source, { owner });
  const controller = new AbortController();
  const second = uploadPolicy(source, { owner, signal: controller.signal });
  controller.abort();
  source.answers[0]?.resolve(signed());
  await first;
  expect(await second).toBeUndefined();
});

test('a dropped policy is requested again', async () => {
  const source = policySource();
  await uploadPolicy(source, { owner });
  dropPolicy(source);
  await uploadPolicy(source, { owner });
  expect(source.calls).toBe(2);
});

test.each(['null', '[]', '{"owner":"1"}', '{"owner":"1","policy":5,"signature":"x"}', 'broken'])(
  'unknown stored data (%s) are ignored',
  async (value) => {
    const source = policySource();
    localStorage.setItem('upload-policy /some/policy', value);
    expect(await uploadPolicy(source, { owner })).toBeDefined();
    expect(source.calls).toBe(1);
  },
);
