import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { loginRequestAtom } from '#src/session/reauthentication.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';

/**
 * Hosts the dialog that asks for a missing login. Its code and texts load when a call first lacks one.
 * @param loadTexts loads the `login` section, or falls back to English.
 */
export function Reauthentication({ loadTexts }: { loadTexts: () => Promise<unknown> }) {
  const request = useAtomValue(loginRequestAtom);
  const [Dialog] = useState(() =>
    lazyPart(async () => {
      const [module] = await Promise.all([import('./ReauthenticationDialog.tsx'), loadTexts()]);
      return module;
    }, 'ReauthenticationDialog'),
  );
  // If the dialog fails to load, the calls fail as they would have without it.
  return <Dialog isWanted={request !== null} onMissing={() => request?.finish(false)} />;
}
