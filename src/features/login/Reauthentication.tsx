import { useAtomValue } from 'jotai';
import { type ComponentType, useEffect, useState } from 'react';
import { loadPart } from '#src/ui/load-part.ts';
import { wantedLoginAtom } from '../../session/reauthentication.ts';

/** The place of the dialog that asks for a missing login; its code comes when the first call lacks one. */
export function Reauthentication() {
  const wanted = useAtomValue(wantedLoginAtom);
  const [Dialog, setDialog] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!wanted || Dialog) return;
    void loadPart(() => import('./ReauthenticationDialog.tsx')).then((module) => {
      if (module) setDialog(() => module.ReauthenticationDialog);
      // Without the dialog nobody can log in: the calls fail as they would have.
      else wanted.finish(false);
    });
  }, [wanted, Dialog]);
  return Dialog && <Dialog />;
}
