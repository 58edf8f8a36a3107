import type { ErrorId } from '#generated/error-ids.ts';
import type { ServerText } from '../translations/server-texts.ts';

export interface TranslatedError {
  readonly id: ErrorId;
  readonly title: ServerText;
  readonly message: ServerText;
  readonly details?: { field: string; message: ServerText }[];
}

/** The errors of mailed links and of passkeys. */
export const accessErrors = {
  passkey_refused: {
    id: 'passkey_refused',
    title: 'Passkey not accepted',
    message: 'This passkey is not known here, or it could not be verified. Log in in another way.',
  },
  passkey_expired: {
    id: 'passkey_expired',
    title: 'That took too long',
    message: 'The request for a passkey has expired. Please try again.',
  },
  token_unknown: {
    id: 'token_unknown',
    title: 'Link not valid',
    message: 'This link is not valid. Check that it is complete, or ask for a new one.',
  },
  token_expired: {
    id: 'token_expired',
    title: 'Link expired',
    message: 'This link is too old. Ask for a new one.',
  },
  token_used: {
    id: 'token_used',
    title: 'Link already used',
    message: 'This link has been used already. Ask for a new one if you still need it.',
  },
  token_wrong_account: {
    id: 'token_wrong_account',
    title: 'Link of another account',
    message: 'This link belongs to another account. Log out first, then follow it again.',
  },
} satisfies Partial<Record<ErrorId, TranslatedError>>;
