import { answerError, connectionError } from '#src/api/error-catalogue.ts';
import { LoginRequiredError, type RequestError } from '#src/api/errors.ts';
import type { Translate } from '#src/i18n/i18n.ts';
import type { StatusMessage } from '#src/status/status.ts';
import { MissingCodeError } from '#src/ui/load-part.ts';

/**
 * An error that can be brought about. None makes a call, since a real server is not to be troubled: the error is made as
 * the catalogue makes it, and then takes the way of its kind.
 */
export type ErrorTrigger = { key: string; name: string } & (
  | { place: 'error page'; thrown: () => Error }
  | { place: 'login dialog'; wanted: () => LoginRequiredError }
  | { place: 'failure message'; failed: () => RequestError }
  | { place: 'failure alert'; failed: () => RequestError }
  | { place: 'message'; shown: () => StatusMessage }
);

/** A trigger for each error of the catalogue (product specification, section 8) that the client can show. */
export function errorTriggers(t: Translate, product: string): ErrorTrigger[] {
  return [
    ...requestTriggers(t, product),
    ...bugTriggers(t),
    ...alertTriggers(t),
    ...statusTriggers(t),
  ];
}

const loginErrorIds = [
  'login_required',
  'reauth_required',
  'two_factor_authentication_code_required',
] as const;

function requestTriggers(t: Translate, product: string): ErrorTrigger[] {
  return [
    {
      key: 'body',
      name: t('debug:Answer with an error of its own'),
      place: 'error page',
      thrown: () => answered(422, { id: 'example_failure' }),
    },
    ...loginErrorIds.map(
      (id): ErrorTrigger => ({
        key: id,
        name: t('debug:Answer that asks for a login, %id%', { id }),
        place: 'login dialog',
        wanted: () => new LoginRequiredError({ id, ...example }, call),
      }),
    ),
    {
      key: 'too-large',
      name: t('debug:Answer 413, as to an upload'),
      place: 'failure message',
      failed: () => withoutBody(413),
    },
    {
      key: 'without-message',
      name: t('debug:Answer 500 without a message'),
      place: 'error page',
      thrown: () => withoutBody(500),
    },
    {
      key: 'network',
      name: t('debug:No answer'),
      place: 'error page',
      thrown: () => connectionError(product, new TypeError('Failed to fetch')),
    },
  ];
}

/** Without its texts a page is shown in English, and a message says why. */
function bugTriggers(t: Translate): ErrorTrigger[] {
  return [
    {
      key: 'section',
      name: t('debug:Texts that cannot be loaded'),
      place: 'message',
      shown: () => ({
        type: 'error',
        text: 'Could not load sections debug for language en: This failure is an example.',
      }),
    },
    {
      key: 'language',
      name: t('debug:Texts asked for before the language is set'),
      place: 'message',
      shown: () => ({ type: 'error', text: 'loadSection can not be called before setLanguage' }),
    },
    {
      key: 'bug',
      name: t('debug:Bug'),
      place: 'error page',
      thrown: () => new Error('This error is an example.'),
    },
    {
      key: 'missing-code',
      name: t('debug:Part of the page that does not arrive'),
      place: 'error page',
      thrown: () => new MissingCodeError(true),
    },
  ];
}

function alertTriggers(t: Translate): ErrorTrigger[] {
  const details = [
    { field: 'amount', message: 'Must be a number.' },
    { field: 'reason', message: 'Must not be empty.' },
  ];
  return [
    {
      key: 'fields',
      name: t('debug:Admin action that fails at fields'),
      place: 'failure alert',
      failed: () => answered(422, { id: 'validation_failed', details }),
    },
    {
      key: 'no-fields',
      name: t('debug:Admin action or upload policy that fails otherwise'),
      place: 'failure alert',
      failed: () => answered(403, { id: 'account_no_permission' }),
    },
  ];
}

function statusTriggers(t: Translate): ErrorTrigger[] {
  return (['error', 'alert', 'info', 'success'] as const).map((type) => ({
    key: type,
    name: t('debug:Status message, %type%', { type }),
    place: 'message',
    shown: () => ({
      ...(type === 'alert' ? { type, title: 'Example' } : { type }),
      text: 'This message is an example.',
    }),
  }));
}

function answered(status: number, error: { id: string; details?: object[] }): RequestError {
  const body = { error: { ...example, ...error } };
  return answerError({ status, body }, call, product);
}

function withoutBody(status: number): RequestError {
  return answerError({ status, body: undefined }, call, product);
}

const product = 'Example';
const example = { title: 'Example', message: 'This failure is an example.' };

/** What to send again after a login: nothing was sent. */
const call = { url: 'about:blank', body: undefined };
