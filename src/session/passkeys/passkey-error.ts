import { Failure } from '#src/api/errors.ts';
import { type Message, message } from '#src/i18n/message.ts';

/** The browser has made or used no passkey. */
export class PasskeyError extends Failure {
  override name = 'PasskeyError';

  /** Users can try again, but nothing of ours has failed. */
  override get isUnexpected(): boolean {
    return false;
  }
}

/** Browsers name the reasons so; they do not tell a cancellation from an expiry, or from a lack of passkeys. */
const texts: Readonly<Record<string, { title: Message; text: Message }>> = {
  NotAllowedError: {
    title: message('errors:No passkey was used'),
    text: message('errors:You canceled, or it took too long. You can try again.'),
  },
  InvalidStateError: {
    title: message('errors:There is a passkey already'),
    text: message('errors:This device or password manager has one for your account. Use another.'),
  },
};

const otherText = {
  title: message('errors:Passkeys do not work here'),
  text: message('errors:Your browser could not do this. Try another browser or device.'),
};

/** Explains what the browser has thrown. */
export function toPasskeyError(cause: unknown): PasskeyError {
  const name = cause instanceof Error || cause instanceof DOMException ? cause.name : '';
  return new PasskeyError({ id: `passkey_${name}`, ...(texts[name] ?? otherText), cause });
}
