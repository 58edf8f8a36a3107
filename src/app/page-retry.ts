import { atom, useSetAtom } from 'jotai';
import { useEffect } from 'react';

/** The retry function of the error page; null while no error page is shown. */
export const pageRetryAtom = atom<{ retry: () => void } | null>(null);

/** Also retries when the connection returns. */
export function usePageRetry(retry: () => void): void {
  const setPageRetry = useSetAtom(pageRetryAtom);
  // Available while the error page is shown.
  useEffect(() => {
    setPageRetry({ retry });
    return () => setPageRetry(null);
  }, [setPageRetry, retry]);
}
