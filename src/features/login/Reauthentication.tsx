import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { wantedLoginAtom } from '#src/session/reauthentication.ts';
import { usePart } from '#src/ui/use-part.ts';

/**
 * Hosts the dialog that asks for a missing login. Its code and texts load when a call first lacks one.
 * @param loadTexts loads the `login` section, or falls back to English.
 */
export function Reauthentication({ loadTexts }: { loadTexts: () => Promise<unknown> }) {
  const wanted = useAtomValue(wantedLoginAtom);
  const [load] = useState(() => async () => {
    const texts = loadTexts();
    const dialog = await loadDialog();
    await texts;
    return dialog;
  });
  // If the dialog fails to load, the calls fail as they would have without it.
  const part = usePart(load, wanted !== null, () => wanted?.finish(false));
  return part && <part.ReauthenticationDialog />;
}

function loadDialog() {
  return import('./ReauthenticationDialog.tsx');
}
