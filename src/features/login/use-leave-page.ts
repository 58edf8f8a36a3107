import { useSetAtom } from 'jotai';
import { loadPageAtom } from '#src/session/page-load.ts';
import { paths } from '#src/util/paths.ts';

/** The load may be stopped or fail: a page that is there this long afterwards can be used again. */
const unlockAfterMs = 10_000;

/**
 * Leaves for a page by a full load, so that the hosting page brings the new session's settings. The form stays locked
 * while the promise it gives runs: until the browser has gone, or it has stayed for too long. Going back may bring the
 * page up again as it was left; then it leads on once more.
 */
export function useLeavePage(): (path: string | undefined) => Promise<void> {
  const loadPage = useSetAtom(loadPageAtom);
  return (path = paths.dashboard()) => {
    window.addEventListener('pageshow', ({ persisted }) => persisted && loadPage(path), {
      once: true,
    });
    loadPage(path);
    return new Promise((resolve) => setTimeout(resolve, unlockAfterMs));
  };
}
