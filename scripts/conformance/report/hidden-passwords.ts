/** The passwords to hide in reports: those of the run's logins, or all, because people have typed them. */
export type Passwords = ReadonlySet<string> | 'all';

const jsonMember = /("(?:[^"\\]|\\.)*passw(?:or)?d(?:[^"\\]|\\.)*"\s*:\s*)("(?:[^"\\]|\\.)*")/gi;
const formField = /((?:^|&)[^=&]*passw(?:or)?d[^=&]*=)([^&]*)/gi;

/** A body, of a request or an answer, without passwords; reports are shared. */
export function withoutPasswords(body: string, passwords: Passwords): string {
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
