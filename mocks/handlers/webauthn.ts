import { createHash, createPublicKey, verify } from 'node:crypto';
import type { components } from '#generated/app/types.ts';
import type { PasskeyRecord } from '../seed/user-record.ts';

type Schemas = components['schemas'];

/** The place in which a passkey is used, and what for. */
export interface Ceremony {
  readonly type: 'webauthn.create' | 'webauthn.get';
  readonly origin: string;
  /** Uses the challenge up; false if it is not valid. */
  readonly takeChallenge: (challenge: string) => boolean;
}

export type PasskeyRefusal = 'passkey_refused' | 'passkey_expired';

/** The facts that a new passkey proves. */
type VerifiedPasskey = Pick<PasskeyRecord, 'credentialId' | 'publicKey' | 'signCount' | 'synced'>;

/** The kinds of keys that the service accepts: ECDSA with P-256 and RSA with 2048 bits, both with SHA-256. */
export const algorithms = [-7, -257] as const;

/** Bits of the authenticator data's flags. */
const flags = { present: 0x01, verified: 0x04, synced: 0x10, hasKey: 0x40 } as const;

/** The beginning of an attestation without a statement: authenticators write its CBOR in one way only. */
const noAttestation = Buffer.from(
  'a363666d74646e6f6e656761747453746d74a0686175746844617461',
  'hex',
);

/** The COSE forms of such keys, which also have one spelling only: their numbers follow these bytes. */
const forms = {
  p256: {
    kty: 'EC',
    numbers: [
      { name: 'x', before: Buffer.from('a5010203262001215820', 'hex'), size: 32 },
      { name: 'y', before: Buffer.from('225820', 'hex'), size: 32 },
    ],
  },
  rsa: {
    kty: 'RSA',
    numbers: [
      { name: 'n', before: Buffer.from('a401030339010020590100', 'hex'), size: 256 },
      { name: 'e', before: Buffer.from('2143', 'hex'), size: 3 },
    ],
  },
} as const;

/** Checks a new passkey. */
export function verifyNewPasskey(
  { id, response }: Schemas['PasskeyAttestation'],
  ceremony: Ceremony,
): VerifiedPasskey | PasskeyRefusal {
  const refusal = refuseClientData(response.clientDataJSON, ceremony);
  if (refusal) return refusal;
  const data = readAttested(fromBase64Url(response.attestationObject));
  const authenticator = data && readAuthenticatorData(data, ceremony.origin);
  if (!data || !authenticator?.hasKey) return 'passkey_refused';
  const credential = readCredential(data.subarray(37));
  if (!credential || credential.id !== id) return 'passkey_refused';
  const { signCount, synced } = authenticator;
  return { credentialId: id, publicKey: credential.publicKey, signCount, synced };
}

/** Checks that a known passkey has signed the challenge. Returns what has changed about it. */
export function verifyPasskey(
  { response }: Schemas['PasskeyAssertion'],
  knownKey: Pick<VerifiedPasskey, 'publicKey' | 'signCount'>,
  ceremony: Ceremony,
): Pick<VerifiedPasskey, 'signCount' | 'synced'> | PasskeyRefusal {
  const refusal = refuseClientData(response.clientDataJSON, ceremony);
  if (refusal) return refusal;
  const data = fromBase64Url(response.authenticatorData);
  const authenticator = readAuthenticatorData(data, ceremony.origin);
  if (!authenticator) return 'passkey_refused';
  const signedBytes = Buffer.concat([data, sha256(fromBase64Url(response.clientDataJSON))]);
  if (!isSignedBy(knownKey.publicKey, signedBytes, fromBase64Url(response.signature))) {
    return 'passkey_refused';
  }
  // A counter that does not grow belongs to a copy of the key. Synced passkeys do not count.
  const { signCount, synced } = authenticator;
  const counts = signCount !== 0 || knownKey.signCount !== 0;
  if (counts && signCount <= knownKey.signCount) return 'passkey_refused';
  return { signCount, synced };
}

/** Refuses what the browser says about the ceremony, if it is another one. */
function refuseClientData(
  clientDataJson: string,
  { type, origin, takeChallenge }: Ceremony,
): PasskeyRefusal | undefined {
  const data = readJson(fromBase64Url(clientDataJson));
  const isRight =
    data['type'] === type && data['origin'] === origin && data['crossOrigin'] !== true;
  if (!isRight || typeof data['challenge'] !== 'string') return 'passkey_refused';
  return takeChallenge(data['challenge']) ? undefined : 'passkey_expired';
}

function readJson(bytes: Buffer): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(bytes.toString('utf8'));
    return { ...Object(value) };
  } catch {
    return {};
  }
}

/** The authenticator data in an attestation without a statement. */
function readAttested(attestation: Buffer): Buffer | undefined {
  const remainder = attestation.subarray(noAttestation.length);
  if (!attestation.subarray(0, noAttestation.length).equals(noAttestation)) return undefined;
  // CBOR's byte strings: one byte of length, or two.
  const start = { 88: 2, 89: 3 }[remainder[0] ?? 0];
  if (start === undefined || remainder.length < start) return undefined;
  const length = remainder.readUIntBE(1, start - 1);
  const data = remainder.subarray(start);
  return data.length === length ? data : undefined;
}

/** Reads the authenticator's data, unless it is about another website or an absent or unverified user. */
function readAuthenticatorData(data: Buffer, origin: string) {
  const [bits, name] = [data[32] ?? 0, sha256(Buffer.from(new URL(origin).hostname))];
  if (data.length < 37 || !data.subarray(0, 32).equals(name)) return undefined;
  if (!(bits & flags.present) || !(bits & flags.verified)) return undefined;
  const signCount = data.readUInt32BE(33);
  return { signCount, synced: Boolean(bits & flags.synced), hasKey: Boolean(bits & flags.hasKey) };
}

/** The id and the key behind the authenticator's model. */
function readCredential(data: Buffer) {
  if (data.length < 18) return undefined;
  const idEnd = 18 + data.readUInt16BE(16);
  const key = readKey(data.subarray(idEnd));
  if (!key) return undefined;
  try {
    const publicKey = createPublicKey({ key, format: 'jwk' })
      .export({ type: 'spki', format: 'der' })
      .toString('base64url');
    return { id: data.subarray(18, idEnd).toString('base64url'), publicKey };
  } catch {
    // The point is not on the curve.
    return undefined;
  }
}

/** A key in COSE, as a JSON Web Key. */
function readKey(data: Buffer) {
  for (const { kty, numbers } of Object.values(forms)) {
    const keyNumbers = new Map<string, string>();
    let start = 0;
    for (const { name, before, size } of numbers) {
      const from = start + before.length;
      const isNext = data.subarray(start, from).equals(before) && data.length >= from + size;
      start = from + size;
      if (isNext) keyNumbers.set(name, data.subarray(from, start).toString('base64url'));
    }
    const isWhole = keyNumbers.size === numbers.length;
    if (isWhole)
      return { kty, ...(kty === 'EC' && { crv: 'P-256' }), ...Object.fromEntries(keyNumbers) };
  }
  return undefined;
}

function isSignedBy(publicKey: string, signedBytes: Buffer, signature: Buffer): boolean {
  const key = createPublicKey({ key: fromBase64Url(publicKey), format: 'der', type: 'spki' });
  try {
    return verify('sha256', signedBytes, key, signature);
  } catch {
    // The signature has no form at all.
    return false;
  }
}

function fromBase64Url(text: string): Buffer {
  return Buffer.from(text, 'base64url');
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}
