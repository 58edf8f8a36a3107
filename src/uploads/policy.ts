import { isRecord } from '#src/util/is-record.ts';

/** The browser's permission to call the upload provider; opaque but for the facts below. */
export interface SignedPolicy {
  policy: string;
  signature: string;
}

/** The limits in a policy that the client has to know. */
export interface PolicyFacts {
  /** Seconds since 1970. */
  expiry: number;
  /** Largest file, in bytes. */
  maxSize: number;
}

/** Nobody may use a policy that cannot be read. */
const unreadable: PolicyFacts = { expiry: 0, maxSize: Number.POSITIVE_INFINITY };

/** Decodes base64url of JSON; a policy that cannot be read counts as expired. */
export function policyFacts({ policy }: SignedPolicy): PolicyFacts {
  try {
    const base64 = policy.replaceAll('-', '+').replaceAll('_', '/');
    const value: unknown = JSON.parse(atob(base64));
    if (!isRecord(value)) return unreadable;
    const { expiry, maxSize } = value;
    return {
      expiry: typeof expiry === 'number' ? expiry : 0,
      maxSize: typeof maxSize === 'number' ? maxSize : Number.POSITIVE_INFINITY,
    };
  } catch {
    return unreadable;
  }
}
