import { useAtomValue } from 'jotai';
import type { RequestError } from '#src/api/errors.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { productNameAtom } from '#src/settings/settings-atom.ts';

/** A failure as it is shown. */
export interface ShownFailure {
  title: string;
  message: string;
  /** For the support, where the failure is an unexpected one. */
  id: string;
  isUnexpected: boolean;
}

/**
 * Gives the words for a failed call in the page's language: the client's own are translated, a server's stand as they
 * came.
 */
export function useFailureText(): (error: RequestError) => ShownFailure {
  const t = useTranslate();
  const product = useAtomValue(productNameAtom);
  return (error) => {
    const { id, isUnexpected, title, message } = error;
    const words = { title, message };
    const own: Record<string, typeof words> = {
      request_too_large: {
        title: t('errors:Request Entity Too Large'),
        message: t(
          'errors:The upload failed because the file is larger than the allowed maximum size of 20 MB.',
        ),
      },
      unexpected_server_error: {
        title: t('errors:Unexpected server error'),
        message: t(
          'errors:Apologies for the trouble, we have been notified but please get in touch with details if the error persists.',
        ),
      },
      unexpected_connection_error: {
        title: t('errors:Unexpected connection error'),
        message: t(
          'errors:It appears the %product% website can not be reached, you may be offline.',
          { product },
        ),
      },
    };
    return { id, isUnexpected, ...((error.ownWords && own[id]) || words) };
  };
}
