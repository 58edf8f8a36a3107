import type { Place } from '../contract/place.ts';

/** The severity of a difference. */
export type Severity = 'serious' | 'wrong' | 'minor';

/** All checks, with their severity and the rule that each enforces. */
export const checks = {
  'no-server-error': { severity: 'serious', title: 'The server never fails' },
  answers: { severity: 'serious', title: 'Every request is answered' },
  'session-required': {
    severity: 'serious',
    title: 'Calls need the session that the document asks for',
  },
  'right-required': {
    severity: 'serious',
    title: 'Calls need the right that the document asks for',
  },
  'shown-user': {
    severity: 'serious',
    title: 'The page of one user neither reads nor changes anything of another',
  },
  'session-accepted': {
    severity: 'wrong',
    title: 'A session is good for every call that its owner may make',
  },
  'session-ends': { severity: 'serious', title: 'A session that was ended is of no use' },
  'cookie-flags': {
    severity: 'serious',
    title: 'Cookies of sessions are kept from scripts and other sites',
  },
  'refuses-invalid': {
    severity: 'wrong',
    title: 'What the document does not allow is refused, as documented',
  },
  'accepts-valid': { severity: 'wrong', title: 'What the document allows is not called invalid' },
  'names-field': { severity: 'minor', title: 'An error names the field that it is about' },
  status: { severity: 'wrong', title: 'Every status is documented' },
  'content-type': { severity: 'wrong', title: 'Every answer has its documented content type' },
  headers: { severity: 'wrong', title: 'Every answer has its documented headers' },
  body: { severity: 'wrong', title: 'Every body is as its schema says' },
  'error-id': {
    severity: 'wrong',
    title: 'An error has one of the ids that the answer is documented with',
  },
  secrets: { severity: 'serious', title: 'Secrets stay on the server' },
  'other-sites': { severity: 'serious', title: 'Other sites cannot read what a session shows' },
  'login-refused': {
    severity: 'serious',
    title: 'Wrong and former passwords and passkeys, and closed accounts, let nobody in',
  },
  'same-record': { severity: 'serious', title: 'The record that was asked for is answered' },
  'one-door': {
    severity: 'serious',
    title: 'A record is listed as its own address shows it to the same caller',
  },
  identifiers: { severity: 'wrong', title: 'A record has the same identifier everywhere' },
  stable: { severity: 'wrong', title: 'The same question gets the same answer' },
  head: { severity: 'minor', title: 'HEAD is GET without a body' },
  paging: { severity: 'wrong', title: 'Pages of a list add up to the whole' },
  filter: { severity: 'wrong', title: 'Filters and orders of a list do what they say' },
  'keeps-writes': { severity: 'serious', title: 'What was written is read again' },
  'undoes-changes': { severity: 'serious', title: 'A change can be taken back' },
  'feeds-changes': { severity: 'wrong', title: 'What was changed is among the changes' },
  'stays-deleted': { severity: 'serious', title: 'What was deleted is gone' },
  'once-only': { severity: 'serious', title: 'The same Idempotency-Key acts once' },
  page: { severity: 'wrong', title: 'Every page carries valid settings and messages' },
  'client-request': { severity: 'wrong', title: 'Clients send what the document allows' },
  'answer-time': { severity: 'minor', title: 'Answers come in time' },
} as const satisfies Readonly<Record<string, { severity: Severity; title: string }>>;

export type CheckName = keyof typeof checks;

/** A difference between an answer and its document. */
export interface Problem {
  readonly check: CheckName;
  readonly message: string;
  readonly clause: Place;
  /** Path within the answer, such as `results.0.id`; empty for the whole answer. */
  readonly at?: string;
}
