import { type LoaderFunctionArgs, replace } from 'react-router-dom';
import { type PageId, pages } from '#generated/app/pages.ts';
import { RequestError } from '#src/api/errors.ts';
import { requireLoaded } from '#src/api/loaded.ts';
import { keepMailToken, mailTokenFor } from '#src/session/mail-token.ts';

/** The pages that links in mails open. */
export type MailLinkPage = Extract<PageId, 'resetPassword' | 'verifyEmail' | 'activate'>;

/** Why a link does not work. */
export type LinkRefusal = 'invalid' | 'expired' | 'used' | 'other-account';

/** The state of a link: usable, or why it is not. */
export type MailLink<Data> = { token: string; data: Data } | { refusal: LinkRefusal };

/**
 * The token from a link. It is removed from the address immediately, so that it does not reach the browser's history,
 * onlookers, or later pages.
 * @throws a redirect to the same page without it.
 */
export function takeToken(page: MailLinkPage, { url }: Request): string | undefined {
  const { searchParams: parameters } = new URL(url);
  const token = parameters.get('token');
  if (token === null) return mailTokenFor(page) || undefined;
  keepMailToken(page, token.trim());
  parameters.delete('token');
  throw replace(parameters.size > 0 ? `${pages[page].path}?${parameters}` : pages[page].path);
}

/** Asks the server about a link's token before the user types anything. */
export async function checkLink<Data>(
  page: MailLinkPage,
  { request }: LoaderFunctionArgs,
  check: (token: string, options: { signal: AbortSignal }) => Promise<Data | undefined>,
): Promise<MailLink<Data>> {
  const { signal } = request;
  const token = takeToken(page, request);
  if (!token) return { refusal: 'invalid' };
  try {
    return { token, data: requireLoaded(await check(token, { signal }), signal) };
  } catch (error) {
    const refusal = linkRefusal(error);
    if (!refusal) throw error;
    return { refusal };
  }
}

/** The token error of a failed call; undefined if it failed for another reason. */
export function linkRefusal(error: unknown): LinkRefusal | undefined {
  if (!(error instanceof RequestError)) return undefined;
  switch (error.id) {
    case 'token_unknown':
      return 'invalid';
    case 'token_expired':
      return 'expired';
    case 'token_used':
      return 'used';
    case 'token_wrong_account':
      return 'other-account';
    default:
      // The contract does not allow such a token, so the link was damaged in transit.
      return error.details.some(({ field }) => field === 'token') ? 'invalid' : undefined;
  }
}
