import type { Login } from '../target/sessions.ts';

/** The passwords to hide in reports: those of the run's logins, or all, because people have typed them. */
export type Passwords = ReadonlySet<string> | 'all';

const jsonMember = /("(?:[^"\\]|\\.)*passw(?:or)?d(?:[^"\\]|\\.)*"\s*:\s*)("(?:[^"\\]|\\.)*")/gi;
const formField = /((?:^|&)[^=&]*passw(?:or)?d[^=&]*=)([^&]*)/gi;

/** The passwords of a run's logins. */
export function listPasswords(logins: readonly Login[]): ReadonlySet<string> {
  return new Set(logins.flatMap(({ credentials }) => credentials?.password ?? []));
}

/** A text, such as a request's or an answer's body, without passwords; reports are shared. */
export function withoutPasswords(text: string, passwords: Passwords): string {
  const rest = withoutPairs(text, passwords);
  if (passwords === 'all') return rest;
  // A server may repeat a login's password anywhere, for example in a message.
  const notations = [...passwords].flatMap((password) => [
    password,
    JSON.stringify(password).slice(1, -1),
    encodeURIComponent(password),
    new URLSearchParams({ password }).toString().slice('password='.length),
  ]);
  return notations.reduce((hidden, one) => hidden.replace(asWord(one), () => '$PASSWORD'), rest);
}

/** Finds a password alone: one that is a word of the contract, such as "calendar", would hide half of a report. */
function asWord(password: string): RegExp {
  const start = '(?:(?<![\\p{L}\\p{N}_])|(?<=%[\\dA-Fa-f]{2}))';
  const literal = password.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  return new RegExp(`${start}${literal}(?![\\p{L}\\p{N}_])`, 'gu');
}

function withoutPairs(body: string, passwords: Passwords): string {
  const hidden = (read: (text: string) => string | undefined) => {
    return (pair: string, name: string, text: string) => {
      const isHidden = passwords === 'all' || passwords.has(read(text) ?? '');
      if (!isHidden) return pair;
      return `${name}${text.startsWith('"') ? '"$PASSWORD"' : '$PASSWORD'}`;
    };
  };
  return body.replace(jsonMember, hidden(parsedText)).replace(formField, hidden(decodedField));
}

function parsedText(text: string): string | undefined {
  try {
    return String(JSON.parse(text));
  } catch {
    return undefined;
  }
}

function decodedField(text: string): string | undefined {
  return new URLSearchParams(`value=${text}`).get('value') ?? undefined;
}
