import type { components } from '#generated/app/types.ts';
import type { ErrorId } from '#generated/error-ids.ts';
import { errorTexts } from '#generated/error-texts.ts';
import { type ServerLanguage, type ServerText, serverText } from '../translations/server-texts.ts';

export type ErrorBody = components['schemas']['ErrorBody'];
export type ErrorDetail = components['schemas']['ErrorDetail'];

interface TranslatedError {
  readonly id: ErrorId;
  readonly title: ServerText;
  readonly message: ServerText;
  readonly details?: readonly { readonly field: string; readonly message: ServerText }[];
}

// The type ensures that every text has a translation.
const errors: Readonly<Record<ErrorId, TranslatedError>> = {
  ...errorTexts,
  // No operation answers with it, so no document shows it.
  method_not_allowed: {
    id: 'method_not_allowed',
    title: 'Method not allowed',
    message: 'This address does not answer to this method.',
  },
};

/** The body of every answer with a status of 400 or above. */
export function errorBody(id: ErrorId, message?: string): ErrorBody {
  const { details, ...texts } = errors[id];
  return {
    error: {
      ...texts,
      ...(message !== undefined && { message }),
      ...(details && { details: [...details] }),
    },
  };
}

/** The body for invalid fields. */
export function fieldErrorsBody(details: readonly ErrorDetail[]): ErrorBody {
  return { error: { ...errors.validation_error, details: [...details] } };
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
  return isErrorBody(body) ? Response.json(translate(body, language), response) : response;
}

function translate(body: ErrorBody, language: ServerLanguage): ErrorBody {
  const { error } = body;
  const { title, message, details } = error;
  return {
    // Such as the event with which a change conflicts.
    ...body,
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
