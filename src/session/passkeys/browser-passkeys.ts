import type {
  CreatePasskeyInput,
  LogInWithPasskeyInput,
  StartPasskeyCreationData,
  StartPasskeyLoginData,
} from '#generated/app/security/fetchers.ts';
import { toPasskeyError } from './passkey-error.ts';

export type NewPasskey = CreatePasskeyInput['body']['credential'];
export type UsedPasskey = LogInWithPasskeyInput['body']['credential'];

interface RequestInit {
  signal: AbortSignal;
  /** True if the browser only offers passkeys where users type their address, until they choose one. */
  isOffer?: boolean;
}

/** Returns whether the browser has passkeys and speaks the JSON of WebAuthn. */
export function hasPasskeys(): boolean {
  return (
    typeof PublicKeyCredential !== 'undefined' &&
    typeof PublicKeyCredential.parseRequestOptionsFromJSON === 'function'
  );
}

/** Returns whether the browser can offer passkeys where users type their address. */
export async function canOfferPasskeys(): Promise<boolean> {
  if (!hasPasskeys()) return false;
  try {
    return Boolean(await PublicKeyCredential.isConditionalMediationAvailable?.());
  } catch {
    // Where the browser refuses to tell, it would refuse the offer, too.
    return false;
  }
}

/** Lets the user make a passkey. @throws PasskeyError */
export async function makePasskey(
  options: StartPasskeyCreationData,
  { signal }: { signal: AbortSignal },
): Promise<NewPasskey> {
  try {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
    const { response, ...named } = toJson(
      await navigator.credentials.create({ publicKey, signal }),
    );
    if (!('attestationObject' in response)) throw new TypeError('This is no new passkey.');
    return { ...named, response };
  } catch (error) {
    throw toPasskeyError(error);
  }
}

/** Lets the user choose a passkey. @throws PasskeyError */
export async function choosePasskey(
  options: StartPasskeyLoginData,
  { signal, isOffer = false }: RequestInit,
): Promise<UsedPasskey> {
  try {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
    const mediation = isOffer ? 'conditional' : 'optional';
    const credential = await navigator.credentials.get({ publicKey, mediation, signal });
    const { response, ...named } = toJson(credential);
    if (!('signature' in response)) throw new TypeError('This is no used passkey.');
    return { ...named, response };
  } catch (error) {
    throw toPasskeyError(error);
  }
}

function toJson(credential: Credential | null) {
  if (!(credential instanceof PublicKeyCredential)) throw new TypeError('This is no passkey.');
  const { id, rawId, response } = credential.toJSON();
  return { id, rawId, type: 'public-key', response } as const;
}
