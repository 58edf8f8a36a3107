import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

interface Held {
  readonly id: string;
  readonly userHandle: string;
  readonly privateKey: KeyObject;
}

interface Said {
  /** Another origin than the one on which the authenticator is used. */
  readonly origin?: string;
  /** Another website than the one that the options name. */
  readonly rpId?: string;
  readonly type?: string;
  readonly crossOrigin?: boolean;
  /** The flags of the user's presence and verification; both by default. */
  readonly user?: number;
  readonly challenge?: string;
}

interface CreationOptions {
  readonly rp: { readonly id: string };
  readonly user: { readonly id: string };
  readonly challenge: string;
}

interface RequestOptions {
  readonly rpId: string;
  readonly challenge: string;
}

const [presentAndVerified, hasKey] = [0x05, 0x40];

/** An authenticator in software, which makes and uses real keys, and can be made to lie. */
export class Authenticator {
  readonly #origin: string;
  readonly #held: Held[] = [];
  /** The number of times it has signed; authenticators of password managers do not count. */
  signCount = 0;
  counts = true;
  keys: 'elliptic' | 'rsa' = 'elliptic';

  constructor(origin = 'http://localhost') {
    this.#origin = origin;
  }

  /** Makes a passkey: what `toJSON` of the browser's credential returns. */
  create({ rp, user, challenge }: CreationOptions, said: Said = {}) {
    const { privateKey, coseKey } = this.keys === 'rsa' ? makeRsaKey() : makeEllipticKey();
    const id = randomBytes(20);
    const idLength = Buffer.from([0, id.length]);
    const data = Buffer.concat([
      this.#data(rp.id, said, hasKey),
      Buffer.alloc(16),
      idLength,
      id,
      coseKey,
    ]);
    const held = { id: id.toString('base64url'), userHandle: user.id, privateKey };
    this.#held.push(held);
    const attestation = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
      Buffer.from(
        data.length < 256 ? [0x58, data.length] : [0x59, data.length >> 8, data.length & 0xff],
      ),
      data,
    ]);
    return {
      ...named(held.id),
      response: {
        clientDataJSON: this.#clientData('webauthn.create', challenge, said).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
      },
    };
  }

  /** Uses the latest passkey. */
  get({ rpId, challenge }: RequestOptions, said: Said = {}) {
    const held = this.#held.at(-1);
    if (!held) throw new Error('The authenticator has no passkey.');
    if (this.counts) this.signCount += 1;
    const data = this.#data(rpId, said);
    const clientData = this.#clientData('webauthn.get', challenge, said);
    const signed = Buffer.concat([data, sha256(clientData)]);
    return {
      ...named(held.id),
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, held.privateKey).toString('base64url'),
        userHandle: held.userHandle,
      },
    };
  }

  #clientData(type: string, challenge: string, said: Said): Buffer {
    const { origin = this.#origin, crossOrigin = false } = said;
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin, ...said }));
  }

  #data(name: string, { rpId = name, user = presentAndVerified }: Said, more = 0): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.counts ? this.signCount : 0);
    return Buffer.concat([sha256(Buffer.from(rpId)), Buffer.from([user | more]), count]);
  }
}

function makeEllipticKey() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x, y } = publicKey.export({ format: 'jwk' });
  return { privateKey, coseKey: joinKey('a5010203262001215820', x, '225820', y) };
}

function makeRsaKey() {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const { n, e } = publicKey.export({ format: 'jwk' });
  return { privateKey, coseKey: joinKey('a401030339010020590100', n, '2143', e) };
}

function joinKey(before: string, first = '', between: string, second = ''): Buffer {
  return Buffer.concat([
    Buffer.from(before, 'hex'),
    Buffer.from(first, 'base64url'),
    Buffer.from(between, 'hex'),
    Buffer.from(second, 'base64url'),
  ]);
}

function named(id: string) {
  return { id, rawId: id, type: 'public-key', clientExtensionResults: {} } as const;
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}
