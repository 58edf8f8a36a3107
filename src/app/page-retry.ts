import { atom, useSetAtom } from 'jotai';
import { useEffect } from 'react';

/** How the error page fetches again what it stands for; none while the page itself is shown. */
export const pageRetryAtom = atom<{ retry: () => void } | null>(null);

/** Lets the return of the connection try again too. */
export function usePageRetry(retry: () => void): void {
  const setPageRetry = useSetAtom(pageRetryAtom);
  // Offered for as long as the error page is shown.
  useEffect(() => {
    setPageRetry({ retry });
    return () => setPageRetry(null);
  }, [setPageRetry, retry]);
}
