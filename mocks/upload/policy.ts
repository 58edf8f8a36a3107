import { createHmac, timingSafeEqual } from 'node:crypto';
import type { components } from '#generated/upload/types.ts';

export type UploadPolicy = components['schemas']['UploadPolicy'];
export type PolicyCall = components['schemas']['PolicyCall'];

/** The API key for which the mock's own policies are meant; the mock provider accepts any. */
export const mockApiKey = 'mock-api-key';
/** The application's secret, as the provider knows it. */
const mockSecret = 'mock-upload-secret';

export interface PolicyOptions extends Omit<UploadPolicy, 'expiry'> {
  /** Seconds until the policy expires; default one hour. */
  readonly expirySeconds?: number;
}

export interface SignedPolicy {
  readonly policy: string;
  readonly signature: string;
  /** When the policy expires, in seconds since 1970. */
  readonly expiry: number;
}

/** A policy like the product's server creates it, signed with the secret that the mock provider knows. */
export function makePolicy(
  { expirySeconds = 3600, ...limits }: PolicyOptions = {},
  clock: () => Date = () => new Date(),
): SignedPolicy {
  const expiry = Math.floor(clock().getTime() / 1000) + expirySeconds;
  const policy = encode({ expiry, ...limits });
  return { policy, signature: sign(policy), expiry };
}

/** Lower-case hexadecimal HMAC-SHA256, as the provider signs policies. */
export function sign(text: string): string {
  return createHmac('sha256', mockSecret).update(text).digest('hex');
}

/** The credentials of a call. */
export interface Security {
  readonly policy?: string | undefined;
  readonly signature?: string | undefined;
}

/** The action that a policy must allow. */
export interface PolicyUse {
  /** Any of these is sufficient. */
  readonly calls: readonly PolicyCall[];
  readonly now: Date;
  readonly handle?: string;
  readonly size?: number;
  readonly path?: string | undefined;
  readonly container?: string | undefined;
  readonly url?: string;
}

/** Why a call is refused; undefined if it is allowed, like a call without a policy. */
export function policyError({ policy, signature }: Security, use: PolicyUse): string | undefined {
  if (policy === undefined && signature === undefined) return undefined;
  if (policy === undefined) return 'The signature has no policy.';
  if (signature === undefined) return 'The policy is not signed.';
  if (!isSignature(policy, signature)) return 'The signature does not belong to the policy.';
  const limits = decodedPolicy(policy);
  if (!limits) return 'The policy cannot be read.';
  return limitError(limits, use);
}

/** A decoded policy; undefined if it cannot be decoded. */
export function decodedPolicy(policy: string): UploadPolicy | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(policy, 'base64url').toString('utf8'));
    const isPolicy =
      typeof value === 'object' &&
      value !== null &&
      'expiry' in value &&
      typeof value.expiry === 'number';
    return isPolicy ? (value as UploadPolicy) : undefined;
  } catch {
    return undefined;
  }
}

function limitError(limits: UploadPolicy, use: PolicyUse): string | undefined {
  const { expiry, call, handle, maxSize, minSize } = limits;
  if (expiry * 1000 <= use.now.getTime()) return 'The policy has expired.';
  if (call && !use.calls.some((name) => call.includes(name))) {
    return `The policy does not allow ${use.calls.join(' or ')}.`;
  }
  if (handle !== undefined && use.handle !== undefined && handle !== use.handle) {
    return 'The policy is for another file.';
  }
  if (use.size !== undefined && maxSize !== undefined && use.size > maxSize) {
    return `The policy allows at most ${maxSize} bytes.`;
  }
  if (use.size !== undefined && minSize !== undefined && use.size < minSize) {
    return `The policy asks for at least ${minSize} bytes.`;
  }
  // Files that are stored without a path are in no folder.
  const path = use.size === undefined ? use.path : (use.path ?? '');
  const requestedPlaces = { path, container: use.container, url: use.url };
  for (const name of ['path', 'container', 'url'] as const) {
    if (!matches(limits[name], requestedPlaces[name]))
      return `The policy does not allow this ${name}.`;
  }
  return undefined;
}

function matches(pattern: string | undefined, value: string | undefined): boolean {
  if (pattern === undefined || value === undefined) return true;
  try {
    return new RegExp(pattern).test(value);
  } catch {
    return false;
  }
}

function encode(policy: UploadPolicy): string {
  return Buffer.from(JSON.stringify(policy)).toString('base64url');
}

function isSignature(policy: string, signature: string): boolean {
  const expectedBytes = Buffer.from(sign(policy));
  const givenBytes = Buffer.from(signature);
  return expectedBytes.length === givenBytes.length && timingSafeEqual(expectedBytes, givenBytes);
}
