import { isRecord } from '#src/util/is-record.ts';

/** The browser's permission to call the upload provider; opaque except for the parts below. */
export interface SignedPolicy {
  policy: string;
  signature: string;
}

/** The limits in a policy that the client needs. */
export interface PolicyFacts {
  /** Seconds since 1970. */
  expiry: number;
  /** Maximum file size in bytes. */
  maxSize: number;
  /** The folder in which files must be stored; without one, the provider chooses. */
  path?: string;
}

/** An unreadable policy must not be used. */
const unreadable: PolicyFacts = { expiry: 0, maxSize: Number.POSITIVE_INFINITY };

/** Decodes base64url-encoded JSON. An unreadable policy counts as expired. */
export function policyFacts({ policy }: SignedPolicy): PolicyFacts {
  try {
    const base64 = policy.replaceAll('-', '+').replaceAll('_', '/');
    const value: unknown = JSON.parse(atob(base64));
    if (!isRecord(value)) return unreadable;
    const { expiry, maxSize, path } = value;
    // A pattern such as `^/calendars/101/logo/`. Others do not tell a folder.
    const [, folder] = /^\^(\/[\w/-]+)$/.exec(String(path)) ?? [];
    return {
      expiry: typeof expiry === 'number' ? expiry : 0,
      maxSize: typeof maxSize === 'number' ? maxSize : Number.POSITIVE_INFINITY,
      ...(folder !== undefined && { path: folder }),
    };
  } catch {
    return unreadable;
  }
}
