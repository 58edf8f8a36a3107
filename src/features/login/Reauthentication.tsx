import { useAtomValue } from 'jotai';
import { usePart } from '#src/ui/use-part.ts';
import { wantedLoginAtom } from '../../session/reauthentication.ts';

/** The place of the dialog that asks for a missing login; its code comes when the first call lacks one. */
export function Reauthentication() {
  const wanted = useAtomValue(wantedLoginAtom);
  // Without the dialog nobody can log in: the calls fail as they would have.
  const part = usePart(loadDialog, wanted !== null, () => wanted?.finish(false));
  return part && <part.ReauthenticationDialog />;
}

function loadDialog() {
  return import('./ReauthenticationDialog.tsx');
}
