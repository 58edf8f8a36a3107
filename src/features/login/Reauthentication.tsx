import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { wantedLoginAtom } from '#src/session/reauthentication.ts';
import { usePart } from '#src/ui/use-part.ts';

/**
 * The place of the dialog that asks for a missing login; its code and its texts come when the first call lacks one.
 * @param loadTexts brings the texts of the section `login`, or English in their place.
 */
export function Reauthentication({ loadTexts }: { loadTexts: () => Promise<unknown> }) {
  const wanted = useAtomValue(wantedLoginAtom);
  const [load] = useState(() => async () => {
    const texts = loadTexts();
    const dialog = await loadDialog();
    await texts;
    return dialog;
  });
  // Without the dialog nobody can log in: the calls fail as they would have.
  const part = usePart(load, wanted !== null, () => wanted?.finish(false));
  return part && <part.ReauthenticationDialog />;
}

function loadDialog() {
  return import('./ReauthenticationDialog.tsx');
}
