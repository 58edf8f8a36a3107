import { useSetAtom } from 'jotai';
import { loadPageAtom } from '#src/session/page-load.ts';
import { paths } from '#src/util/paths.ts';

/**
 * Leaves for a page by a full load, so that the hosting page brings the new session's settings. The promise it gives
 * never ends: the form stays locked until the browser has gone. Going back may bring the page up again as it was left;
 * then it leads on once more.
 */
export function useLeavePage(): (path: string | undefined) => Promise<never> {
  const loadPage = useSetAtom(loadPageAtom);
  return (path = paths.dashboard()) => {
    window.addEventListener('pageshow', ({ persisted }) => persisted && loadPage(path));
    loadPage(path);
    return new Promise(() => {});
  };
}
