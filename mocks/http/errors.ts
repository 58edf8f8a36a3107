import type { components } from '#generated/app/types.ts';
import type { ErrorId } from '#generated/error-ids.ts';
import { type ServerLanguage, type ServerText, serverText } from '../translations/server-texts.ts';

export type ErrorBody = components['schemas']['ErrorBody'];
export type ErrorDetail = components['schemas']['ErrorDetail'];

const emailTaken = 'There is already an account with this email address.';

const subscriberListed = 'This address is already on the newsletter’s list.';
const wrongPassword = 'The current password is not correct.';
const codeInvalid =
  'This code is not correct or no longer valid. Enter the code that your app shows now.';

interface TranslatedError {
  readonly id: ErrorId;
  readonly title: ServerText;
  readonly message: ServerText;
  readonly details?: { field: string; message: ServerText }[];
}

/** Default texts of every error; a test keeps them equal to the documents' examples. */
const errors: Record<ErrorId, TranslatedError> = {
  login_required: {
    id: 'login_required',
    title: 'Login required',
    message: 'Please log in to continue.',
  },
  reauth_required: {
    id: 'reauth_required',
    title: 'Please confirm it is you',
    message: 'Log in again to continue.',
  },
  two_factor_authentication_code_required: {
    id: 'two_factor_authentication_code_required',
    title: 'Code required',
    message: 'Enter the code from your authenticator app.',
  },
  account_no_permission: {
    id: 'account_no_permission',
    title: 'No access',
    message: 'Your account has no access to this calendar.',
  },
  login_failed: {
    id: 'login_failed',
    title: 'Login failed',
    message: 'The email address or the password is not correct.',
  },
  email_taken: {
    id: 'email_taken',
    title: 'Address already in use',
    message: emailTaken,
    details: [{ field: 'email', message: emailTaken }],
  },
  wrong_password: {
    id: 'wrong_password',
    title: 'Password not correct',
    message: wrongPassword,
    details: [{ field: 'current_password', message: wrongPassword }],
  },
  code_invalid: {
    id: 'code_invalid',
    title: 'Code not correct',
    message: codeInvalid,
    details: [{ field: 'code', message: codeInvalid }],
  },
  translation_not_found: {
    id: 'translation_not_found',
    title: 'Translation not found',
    message: 'There is no such language, section or date locale.',
  },
  validation_error: {
    id: 'validation_error',
    title: 'Please check your input',
    message: 'Some fields of the request are missing or wrong.',
  },
  malformed_request: {
    id: 'malformed_request',
    title: 'Malformed request',
    message: 'The request could not be read. Its body is not valid JSON.',
  },
  request_too_large: {
    id: 'request_too_large',
    title: 'Request Entity Too Large',
    message: 'The upload failed because the file is larger than the allowed maximum size of 20 MB.',
  },
  cross_site_request: {
    id: 'cross_site_request',
    title: 'Not allowed from here',
    message: 'This call was not sent by the product itself.',
  },
  unsupported_media_type: {
    id: 'unsupported_media_type',
    title: 'Unsupported media type',
    message: 'The request could not be read. Send its body as JSON.',
  },
  too_many_requests: {
    id: 'too_many_requests',
    title: 'Too many tries',
    message: 'Please wait a moment and try again.',
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
  calendar_listed: {
    id: 'calendar_listed',
    title: 'Already in your list',
    message: 'This calendar is among your calendars already.',
  },
  subscriber_listed: {
    id: 'subscriber_listed',
    title: 'Already on the list',
    message: subscriberListed,
    details: [{ field: 'email', message: subscriberListed }],
  },
  not_found: {
    id: 'not_found',
    title: 'Not found',
    message: 'There is nothing at this address.',
  },
  conflict: {
    id: 'conflict',
    title: 'Not possible now',
    message: 'The record is in a state that does not allow this. Load it again and check.',
  },
  method_not_allowed: {
    id: 'method_not_allowed',
    title: 'Method not allowed',
    message: 'This address does not answer to this method.',
  },
  permission_denied: {
    id: 'permission_denied',
    title: 'Not allowed',
    message: 'Your account does not have the rights for this.',
  },
  internal_error: {
    id: 'internal_error',
    title: 'Something went wrong',
    message: 'The request failed on our side. Please try again.',
  },
};

/** The body of every answer with a status of 400 or above. */
export function errorBody(id: ErrorId, message?: string): ErrorBody {
  return { error: message === undefined ? errors[id] : { ...errors[id], message } };
}

/** The body for one invalid field. */
export function fieldErrorBody(field: string, message: ServerText): ErrorBody {
  return { error: { ...errors.validation_error, details: [{ field, message }] } };
}

/** An error answer that does not belong to a documented operation. */
export function errorResponse(
  status: number,
  id: ErrorId,
  { message, headers = {} }: { message?: string; headers?: Readonly<Record<string, string>> } = {},
): Response {
  return new Response(JSON.stringify(errorBody(id, message)), {
    status,
    headers: {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      ...headers,
    },
  });
}

/** Translates the texts of an error into the caller's language; returns other responses unchanged. */
export async function inLanguage(response: Response, language: ServerLanguage): Promise<Response> {
  const isError =
    response.status >= 400 && response.headers.get('content-type')?.startsWith('application/json');
  if (language === 'en' || !isError) return response;
  const body: unknown = await response.clone().json();
  return isErrorBody(body) ? Response.json(translated(body, language), response) : response;
}

function translated({ error }: ErrorBody, language: ServerLanguage): ErrorBody {
  const { title, message, details } = error;
  return {
    error: {
      ...error,
      title: serverText(title, language),
      message: serverText(message, language),
      ...(details && {
        details: details.map((detail) => ({
          ...detail,
          message: serverText(detail.message, language),
        })),
      }),
    },
  };
}

/** Some deliberate failures have a body outside the contract. */
function isErrorBody(body: unknown): body is ErrorBody {
  const error: unknown = Object(Object(body).error);
  return Object(error).title !== undefined && Object(error).message !== undefined;
}
