import { expect, it } from 'vitest';
import { englishText } from '#src/i18n/message.ts';
import { toPasskeyError } from '#src/session/passkeys/passkey-error.ts';

it.each([
  ['NotAllowedError', 'No passkey was used'],
  ['InvalidStateError', 'There is a passkey already'],
  ['SecurityError', 'Passkeys do not work here'],
])('what browsers call %s is explained as “%s”', (name, title) => {
  const cause = new DOMException('The browser’s text.', name);
  const error = toPasskeyError(cause);
  expect(englishText(error.title)).toBe(title);
  expect(error.id).toBe(`passkey_${name}`);
  expect(error.cause).toBe(cause);
  expect(error.isUnexpected).toBe(false);
});

it('anything else that is thrown is explained, too', () => {
  const error = toPasskeyError('nothing');
  expect(englishText(error.title)).toBe('Passkeys do not work here');
  expect(error.id).toBe('passkey_');
});
