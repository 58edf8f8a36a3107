import { useAtomValue } from 'jotai';
import { pageDataAtom } from '#src/actions/page-data.ts';
import type { RequestError } from '#src/api/errors.ts';
import { serverAnswers } from '#src/session/server-answers.ts';

/**
 * Reloads data after a failure: the change may have been made although its response was lost, or it was refused because
 * the page is outdated. Offline, the page stays as it is.
 * @param reload undefined reloads the page's data, null nothing.
 */
export function useReloadAfter(reload: (() => Promise<void>) | null | undefined) {
  const { revalidate } = useAtomValue(pageDataAtom);
  return async ({ status }: RequestError): Promise<void> => {
    if (reload === null || (status === undefined && !(await serverAnswers()))) return;
    if (reload) await reload();
    else revalidate(() => {});
  };
}
