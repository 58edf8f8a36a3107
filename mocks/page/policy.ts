import {
  contentSecurityPolicy,
  pickerSecurityPolicy,
} from '#generated/app/content-security-policy.ts';

type Hashes = Readonly<Record<string, readonly string[]>>;

/** The contract's policy on one line, with its placeholders. `hashes` are those of the inline parts. */
export function policyLine(hashes: Hashes = {}): string {
  return joinDirectives(contentSecurityPolicy, hashes);
}

/** The policy of pages that may load the upload provider's picker. */
export function pickerPolicyLine(hashes: Hashes = {}): string {
  return joinDirectives({ ...contentSecurityPolicy, ...pickerSecurityPolicy }, hashes);
}

function joinDirectives(directives: typeof contentSecurityPolicy, hashes: Hashes): string {
  return Object.entries(directives)
    .map(([directive, sources]) => [directive, ...sources, ...(hashes[directive] ?? [])].join(' '))
    .join('; ');
}
