import { useRef } from 'react';
import { useReturn } from '#src/ui/use-return.ts';
import { pageAgeMs } from '#src/util/page-age.ts';

/** A login page this old is reloaded (product specification, section 9). */
const reloadAfterMinutes = 28;

/**
 * Reloads an old page when it gets the focus or becomes visible (product specification, section 4).
 * @param isHeld postpones the reload while something is in progress.
 */
export function useFreshPage(reload: () => void, isHeld: boolean): void {
  // Returning to a tab fires both events, but one reload is enough.
  const isLeaving = useRef(false);
  useReturn(() => {
    if (isHeld || isLeaving.current) return;
    // Offline, a reload would lose the page. The next return tries again.
    if (!navigator.onLine) return;
    if (pageAgeMs() < reloadAfterMinutes * 60_000) return;
    isLeaving.current = true;
    reload();
  });
}
