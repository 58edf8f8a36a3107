import { useSetAtom } from 'jotai';
import { replacePageAtom } from '#src/session/page-load.ts';
import { paths } from '#src/util/paths.ts';

/** The load may be stopped or fail, so the page becomes usable again after this time. */
const unlockAfterMs = 10_000;

/**
 * Goes to a page with a full load, so that the hosting page has the new session's settings, and replaces the history
 * entry, so that going back does not return to the login. The form stays disabled while the promise is pending: until
 * the browser has left or the time is up.
 */
export function useLeavePage(): (path: string | undefined) => Promise<void> {
  const replacePage = useSetAtom(replacePageAtom);
  return (path = paths.dashboard()) => {
    // A later login step may still be in the history, and going forward would show it again.
    window.addEventListener('pageshow', ({ persisted }) => persisted && replacePage(path), {
      once: true,
    });
    replacePage(path);
    return new Promise((resolve) => setTimeout(resolve, unlockAfterMs));
  };
}
