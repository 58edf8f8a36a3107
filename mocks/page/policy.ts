import { contentSecurityPolicy } from '#generated/app/content-security-policy.ts';

/** The policy of the contract in one line, its placeholders not yet filled in. `hashes` are of what stands inline. */
export function policyLine(hashes: Readonly<Record<string, readonly string[]>> = {}): string {
  return Object.entries(contentSecurityPolicy)
    .map(([directive, sources]) => [directive, ...sources, ...(hashes[directive] ?? [])].join(' '))
    .join('; ');
}
