import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { wantedLoginAtom } from '#src/session/reauthentication.ts';
import { usePart } from '#src/ui/use-part.ts';

/**
 * Hosts the dialog that asks for a missing login. Its code and texts load when a call first lacks one.
 * @param loadTexts loads the `login` section, or English instead.
 */
export function Reauthentication({ loadTexts }: { loadTexts: () => Promise<unknown> }) {
  const wanted = useAtomValue(wantedLoginAtom);
  const [load] = useState(() => async () => {
    const texts = loadTexts();
    const dialog = await loadDialog();
    await texts;
    return dialog;
  });
  // If the dialog cannot be loaded, the calls fail as they would have.
  const part = usePart(load, wanted !== null, () => wanted?.finish(false));
  return part && <part.ReauthenticationDialog />;
}

function loadDialog() {
  return import('./ReauthenticationDialog.tsx');
}
