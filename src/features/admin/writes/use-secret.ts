import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { pageDataAtom } from '#src/actions/page-data.ts';
import type { Secret } from './SecretWindow.tsx';

/**
 * The secret of a response, for a `SecretDialog`. Its act sets `showsSecret`, because an error page after a failed reload
 * would replace the only view of the secret. Closing the dialog reloads the page's data.
 */
export function useSecret() {
  const { revalidate } = useAtomValue(pageDataAtom);
  const [secret, setSecret] = useState<Secret | null>(null);
  return {
    secret,
    show: setSecret,
    onClose: () => {
      setSecret(null);
      revalidate(() => {});
    },
  };
}
