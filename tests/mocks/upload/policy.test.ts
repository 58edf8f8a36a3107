import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { decodedPolicy, makePolicy, policyError, sign } from '#mocks/upload/policy.ts';
import { schemaChecker } from '../schemas.ts';
import { openProvider, someBytes } from './upload-client.ts';

const now = new Date('2026-03-02T09:00:00Z');
const clock = () => now;
const use = { calls: ['store'], now } as const;

describe('a created policy', () => {
  it('has the given limits, for an hour', async () => {
    const { policy, expiry } = makePolicy({ call: ['store'], maxSize: 100 }, clock);
    const decoded = decodedPolicy(policy);
    expect(decoded).toEqual({ expiry: now.getTime() / 1000 + 3600, call: ['store'], maxSize: 100 });
    expect(decoded?.expiry).toBe(expiry);
    const { errorsAt } = await schemaChecker('upload');
    expect(errorsAt('/components/schemas/UploadPolicy', decoded)).toBe('');
  });

  it('is signed over its encoded form, in lowercase hexadecimal', () => {
    const { policy, signature } = makePolicy();
    expect(signature).toMatch(/^[0-9a-f]{64}$/);
    const hmac = createHmac('sha256', 'mock-upload-secret').update(policy);
    expect(signature).toBe(hmac.digest('hex'));
  });
});

describe('a policy', () => {
  it.each([
    ['none', {}, {}, undefined],
    ['everything', { policy: makePolicy({}, clock) }, {}, undefined],
    ['only a signature', { signature: 'x' }, {}, 'The signature has no policy.'],
    ['no signature', { policy: makePolicy({}, clock).policy }, {}, 'The policy is not signed.'],
    ['no JSON', signedText('e30x'), {}, 'The policy cannot be read.'],
    ['no expiry', signedText('{}'), {}, 'The policy cannot be read.'],
    ['its last second', made({ expirySeconds: 0 }), {}, 'The policy has expired.'],
    ['a size at the limit', made({ maxSize: 5, minSize: 5 }), { size: 5 }, undefined],
    ['too many bytes', made({ maxSize: 5 }), { size: 6 }, 'The policy allows at most 5 bytes.'],
    ['too few', made({ minSize: 5 }), { size: 4 }, 'The policy asks for at least 5 bytes.'],
    ['a path', made({ path: '^/avatars/' }), { path: '/avatars/' }, undefined],
    ['no such path', made({ path: '^/a/' }), { path: '/' }, 'The policy does not allow this path.'],
    ['a broken pattern', made({ url: '(' }), { url: 'x' }, 'The policy does not allow this url.'],
  ])('with %s', (_, given, more, error) => {
    const security = 'policy' in given && typeof given.policy === 'object' ? given.policy : given;
    expect(policyError(security as object, { ...use, ...more })).toBe(error);
  });

  it('is required for every step of an upload', async () => {
    const { start, sign } = await openProvider();
    const bytes = someBytes(10);
    const { policy, signature } = makePolicy();
    const started = await start(bytes, { security: { policy, signature } });
    expect((await sign(started, 1, bytes)).status).toBe(200);
    const none = { policy: undefined, signature: undefined };
    expect((await sign(started, 1, bytes, none)).status).toBe(422);
    expect((await sign(started, 1, bytes, { signature: 'a'.repeat(64) })).status).toBe(403);
  });

  it('can expire during an upload', async () => {
    let time = now;
    const { start, sign } = await openProvider({ clock: () => time });
    const bytes = someBytes(10);
    const { policy, signature } = makePolicy({ expirySeconds: 60 }, clock);
    const started = await start(bytes, { security: { policy, signature } });
    expect((await sign(started, 1, bytes)).status).toBe(200);
    time = new Date(now.getTime() + 61_000);
    expect((await sign(started, 1, bytes)).status).toBe(403);
  });

  it('limits the size of an upload before it starts', async () => {
    const { start } = await openProvider();
    const { policy, signature } = makePolicy({ call: ['pick'], maxSize: 9 });
    const started = await start(someBytes(10), { security: { policy, signature } });
    expect(started.response.status).toBe(403);
  });
});

function made(options: Parameters<typeof makePolicy>[0]) {
  return makePolicy(options, clock);
}

function signedText(text: string) {
  const policy = Buffer.from(text).toString('base64url');
  return { policy, signature: sign(policy) };
}
