import type { CallOptions } from '#src/api/call.ts';
import { readStorage, removeStorage, writeStorage } from '#src/util/browser-storage.ts';
import { parsedRecord } from '#src/util/parsed-record.ts';
import { wait } from '#src/util/wait.ts';
import { policyFacts, type SignedPolicy } from './policy.ts';

/** Product specification, sections 4 and 9. */
const discardedBeforeExpirySeconds = 1800;
const longestWaitMs = 2000;
const pollMs = 200;

/** A call that returns a policy. */
export interface PolicySource {
  /** Its address, the key under which the policy is stored. */
  url: string;
  call: (options: CallOptions) => Promise<SignedPolicy | undefined>;
}

interface Caller {
  /** The user: a policy is never used for another one. */
  owner: string;
  signal?: AbortSignal;
}

/** A stored policy, or the time when one was requested. */
type Entry = { owner: string } & (SignedPolicy | { askedAt: number });

/**
 * The policy of a source, from the browser's storage while it is valid, otherwise from the server. Other callers, even
 * in other tabs, wait for a pending request instead of sending another one. Resolves to undefined if canceled.
 * @throws RequestError if the server does not return one.
 */
export async function uploadPolicy(
  { url, call }: PolicySource,
  { owner, signal }: Caller,
): Promise<SignedPolicy | undefined> {
  const key = createKey(url);
  const ownPolicy = readFreshPolicy(key, owner);
  if (ownPolicy) return ownPolicy;
  // Nothing is awaited between checking and requesting, or two callers would both send a request.
  if (isAskedFor(key, owner)) {
    const otherPolicy = await waitForPolicy(key, owner, signal);
    if (otherPolicy || signal?.aborted) return otherPolicy;
  }
  write(key, { owner, askedAt: Date.now() });
  let policy: SignedPolicy | undefined;
  try {
    policy = await call(signal ? { signal } : {});
    return policy && { policy: policy.policy, signature: policy.signature };
  } finally {
    if (policy) write(key, { owner, policy: policy.policy, signature: policy.signature });
    else removeStorage(key);
  }
}

/** Forgets a policy that the provider has refused. */
export function dropPolicy({ url }: PolicySource): void {
  removeStorage(createKey(url));
}

function createKey(url: string): string {
  return `upload-policy ${url}`;
}

function write(key: string, entry: Entry): void {
  writeStorage(key, JSON.stringify(entry));
}

function readFreshPolicy(key: string, owner: string): SignedPolicy | undefined {
  const entry = readEntry(key);
  if (entry?.owner !== owner || !('policy' in entry)) return undefined;
  const { policy, signature } = entry;
  const secondsLeft = policyFacts({ policy, signature }).expiry - Date.now() / 1000;
  return secondsLeft > discardedBeforeExpirySeconds ? { policy, signature } : undefined;
}

/** Waits for another tab's request, but not forever, because that tab may be closed in the meantime. */
async function waitForPolicy(
  key: string,
  owner: string,
  signal: AbortSignal | undefined,
): Promise<SignedPolicy | undefined> {
  for (let waitMs = 0; waitMs < longestWaitMs && isAskedFor(key, owner); waitMs += pollMs) {
    await wait(pollMs, signal);
    if (signal?.aborted) return undefined;
    const policy = readFreshPolicy(key, owner);
    if (policy) return policy;
  }
  return undefined;
}

function isAskedFor(key: string, owner: string): boolean {
  const entry = readEntry(key);
  if (entry?.owner !== owner || !('askedAt' in entry)) return false;
  const age = Date.now() - entry.askedAt;
  // The age is negative if the clock was set back.
  return age >= 0 && age < longestWaitMs;
}

/** Stored values are as untrusted as responses. */
function readEntry(key: string): Entry | undefined {
  const { owner, policy, signature, askedAt } = parsedRecord(readStorage(key)) ?? {};
  if (typeof owner !== 'string') return undefined;
  if (typeof policy === 'string' && typeof signature === 'string') {
    return { owner, policy, signature };
  }
  return typeof askedAt === 'number' ? { owner, askedAt } : undefined;
}
