import { describe, expect, it } from 'vitest';
import { verifyNewPasskey, verifyPasskey } from '#mocks/handlers/webauthn.ts';
import { Authenticator } from '#scripts/conformance/flows/newcomer/authenticator.ts';

const origin = 'https://calendar.example';
const challenge = 'Y2hhbGxlbmdl';
const options = { rp: { id: 'calendar.example' }, user: { id: 'dXNlcg' }, challenge };

type Lie = NonNullable<Parameters<Authenticator['create']>[1]>;

/** A place in which the challenge is valid. */
function ceremony(type: 'webauthn.create' | 'webauthn.get', isValid = true) {
  const takeChallenge = (taken: string) => isValid && taken === challenge;
  return { type, origin, takeChallenge } as const;
}

function create(authenticator: Authenticator, lie: Lie = {}) {
  return authenticator.create(options, lie);
}

function verifyNew(credential: ReturnType<typeof create>, isValid?: boolean) {
  return verifyNewPasskey(credential, ceremony('webauthn.create', isValid));
}

/** A key that has been added. */
function addKey(authenticator: Authenticator) {
  const known = verifyNew(create(authenticator));
  if (typeof known === 'string') throw new Error(known);
  return known;
}

function use(authenticator: Authenticator, lie: Lie = {}) {
  return authenticator.get({ rpId: 'calendar.example', challenge }, lie);
}

/** Changes bytes of a part in base64url. */
function change(text: string, edit: (bytes: Buffer) => Buffer | number): string {
  const bytes = Buffer.from(text, 'base64url');
  const edited = edit(bytes);
  return (typeof edited === 'number' ? bytes : edited).toString('base64url');
}

const lies: [string, Lie][] = [
  ['another origin', { origin: 'https://evil.example' }],
  ['another website', { rpId: 'evil.example' }],
  ['another ceremony', { type: 'webauthn.other' }],
  ['the frame of another website', { crossOrigin: true }],
  ['an absent user', { user: 0x04 }],
  ['an unverified user', { user: 0x01 }],
];

describe('a new passkey', () => {
  it.each(['elliptic', 'rsa'] as const)('may have a key of the kind %s', (keys) => {
    const authenticator = new Authenticator(origin);
    authenticator.keys = keys;
    authenticator.signCount = 7;
    const credential = create(authenticator);
    expect(verifyNew(credential)).toEqual({
      ...{ credentialId: credential.id, publicKey: expect.stringMatching(/^[\w-]{100,}$/) },
      ...{ signCount: 7, synced: false },
    });
  });

  it('says whether it is synced', () => {
    expect(verifyNew(create(new Authenticator(origin), { user: 0x15 }))).toMatchObject({
      synced: true,
    });
  });

  it.each(lies)('is refused for %s', (_, lie) => {
    expect(verifyNew(create(new Authenticator(origin), lie))).toBe('passkey_refused');
  });

  it('is refused without a challenge, and expired with one that is not valid', () => {
    const authenticator = new Authenticator(origin);
    const noText = { challenge: 7 as never };
    expect(verifyNew(create(authenticator, noText))).toBe('passkey_refused');
    expect(verifyNew(create(authenticator), false)).toBe('passkey_expired');
    expect(verifyNew(create(authenticator, { challenge: 'b3RoZXI' }))).toBe('passkey_expired');
  });

  it.each(['', 'not JSON', 'null', '7', '[]'])('is refused if the browser says %j', (text) => {
    const credential = create(new Authenticator(origin));
    const clientDataJSON = Buffer.from(text).toString('base64url');
    const response = { ...credential.response, clientDataJSON };
    expect(verifyNew({ ...credential, response })).toBe('passkey_refused');
  });

  it('is refused under another id', () => {
    const credential = create(new Authenticator(origin));
    expect(verifyNew({ ...credential, id: 'AAAA' })).toBe('passkey_refused');
  });

  // The authenticator's data is behind 28 bytes of attestation and two of its length; flags are its byte 32.
  it.each<[string, (bytes: Buffer) => Buffer | number]>([
    ['another form of attestation', (bytes) => bytes.writeUInt8(0xa2, 0)],
    ['no data', (bytes) => bytes.subarray(0, 28)],
    ['a length without its byte', (bytes) => bytes.subarray(0, 29)],
    ['an unknown form of length', (bytes) => bytes.writeUInt8(0x57, 28)],
    ['a longer length', (bytes) => bytes.writeUInt8((bytes[29] ?? 0) + 1, 29)],
    ['more behind the data', (bytes) => Buffer.concat([bytes, Buffer.from([0])])],
    ['no key, by its flags', (bytes) => bytes.writeUInt8(0x05, 30 + 32)],
    ['another kind of key', (bytes) => bytes.writeUInt8(0xa3, bytes.length - 77)],
    ['half a key', (bytes) => shortened(bytes, 1)],
    ['no credential', (bytes) => shortened(bytes, 77 + 20 + 1)],
    [
      'a point that is not on the curve',
      (bytes) => bytes.writeUInt8((bytes.at(-1) ?? 0) ^ 1, bytes.length - 1),
    ],
  ])('is refused with %s', (_, edit) => {
    const credential = create(new Authenticator(origin));
    const attestationObject = change(credential.response.attestationObject, edit);
    const response = { ...credential.response, attestationObject };
    expect(verifyNew({ ...credential, response })).toBe('passkey_refused');
  });

  /** Without its last bytes, with the length of the rest. */
  function shortened(bytes: Buffer, by: number): Buffer {
    const rest = Buffer.from(bytes.subarray(0, -by));
    rest.writeUInt8(rest.length - 30, 29);
    return rest;
  }
});

describe('the use of a passkey', () => {
  const verify = (
    credential: ReturnType<typeof use>,
    known: Parameters<typeof verifyPasskey>[1],
    isValid?: boolean,
  ) => verifyPasskey(credential, known, ceremony('webauthn.get', isValid));

  it.each(['elliptic', 'rsa'] as const)('is proven by a key of the kind %s', (keys) => {
    const authenticator = new Authenticator(origin);
    authenticator.keys = keys;
    const known = addKey(authenticator);
    expect(verify(use(authenticator), known)).toEqual({ signCount: 1, synced: false });
    expect(verify(use(authenticator, { user: 0x15 }), known)).toMatchObject({ synced: true });
  });

  it.each(lies)('is refused for %s', (_, lie) => {
    const authenticator = new Authenticator(origin);
    const known = addKey(authenticator);
    expect(verify(use(authenticator, lie), known)).toBe('passkey_refused');
  });

  it('expires with its challenge', () => {
    const authenticator = new Authenticator(origin);
    const known = addKey(authenticator);
    expect(verify(use(authenticator), known, false)).toBe('passkey_expired');
  });

  it('is refused with the signature of something else, or none', () => {
    const authenticator = new Authenticator(origin);
    const known = addKey(authenticator);
    const [first, second] = [use(authenticator), use(authenticator)];
    for (const signature of [first.response.signature, 'AAAA', '']) {
      const response = { ...second.response, signature };
      expect(verify({ ...second, response }, known)).toBe('passkey_refused');
    }
  });

  it('is refused with the key of somebody else', () => {
    const known = addKey(new Authenticator(origin));
    const other = new Authenticator(origin);
    addKey(other);
    expect(verify(use(other), known)).toBe('passkey_refused');
  });

  it('is refused with data that is cut off', () => {
    const authenticator = new Authenticator(origin);
    const known = addKey(authenticator);
    const credential = use(authenticator);
    const authenticatorData = change(credential.response.authenticatorData, (bytes) =>
      bytes.subarray(0, 36),
    );
    const response = { ...credential.response, authenticatorData };
    expect(verify({ ...credential, response }, known)).toBe('passkey_refused');
  });

  it.each([
    ['grows', 4, 5, true],
    ['stays the same', 5, 5, false],
    ['shrinks', 6, 5, false],
    ['is reset', 1, 0, false],
    ['does not exist', 0, 0, true],
    ['begins', 0, 1, true],
  ])('with a counter that %s, from %i to %i, is allowed: %s', (_, before, after, isAllowed) => {
    const authenticator = new Authenticator(origin);
    const known = { ...addKey(authenticator), signCount: before };
    // It counts each use.
    authenticator.signCount = after - 1;
    authenticator.counts = after > 0;
    const result = verify(use(authenticator), known);
    expect(result !== 'passkey_refused').toBe(isAllowed);
  });
});
