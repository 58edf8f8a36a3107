import { useSetAtom } from 'jotai';
import { replacePageAtom } from '#src/session/page-load.ts';
import { paths } from '#src/util/paths.ts';

/** The load may be stopped or fail: a page that is there this long afterwards can be used again. */
const unlockAfterMs = 10_000;

/**
 * Leaves for a page by a full load, so that the hosting page brings the new session's settings, and takes itself out of
 * the history: going back from there must not lead into a login that is over. The form stays locked while the promise
 * runs: until the browser has gone, or has stayed for too long.
 */
export function useLeavePage(): (path: string | undefined) => Promise<void> {
  const replacePage = useSetAtom(replacePageAtom);
  return (path = paths.dashboard()) => {
    // A step of the login may still be ahead in the history, and going there brings it up as it was left.
    window.addEventListener('pageshow', ({ persisted }) => persisted && replacePage(path), {
      once: true,
    });
    replacePage(path);
    return new Promise((resolve) => setTimeout(resolve, unlockAfterMs));
  };
}
