import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { pageAgeMs } from '#src/util/page-age.ts';

/** A login page this old is loaded afresh (product specification, section 9). */
const reloadAfterMinutes = 28;

/**
 * Reloads a page that has become too old when somebody comes back to it: on focus or on becoming visible (product
 * specification, section 4).
 * @param held puts that off, while something is under way.
 */
export function useFreshPage(reload: () => void, held: boolean): void {
  // A tab that is come back to becomes visible and gets the focus: one reload is enough.
  const isLeaving = useRef(false);
  const check = useEffectEvent(() => {
    if (held || isLeaving.current || document.visibilityState === 'hidden') return;
    // Without a connection there would be no page at all; the next return tries again.
    if (!navigator.onLine) return;
    if (pageAgeMs() < reloadAfterMinutes * 60_000) return;
    isLeaving.current = true;
    reload();
  });
  // From the first paint on.
  useLayoutEffect(() => {
    const onReturn = () => check();
    window.addEventListener('focus', onReturn);
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      window.removeEventListener('focus', onReturn);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, []);
}
