import { useAtomValue } from 'jotai';
import { type ComponentType, useCallback, useState } from 'react';
import { currentUserAtom } from '#src/session/current-user.ts';
import { useFramed } from '#src/session/use-framed.ts';
import { useWhenIdle } from '#src/ui/use-when-idle.ts';

/** Single-key shortcuts for logged-in users. Not in frames, where account pages may not be shown. */
export function Shortcuts() {
  const isLoggedIn = useAtomValue(currentUserAtom) !== null;
  return !useFramed() && isLoggedIn && <ShortcutsWhenIdle />;
}

function ShortcutsWhenIdle() {
  const [Keys, setKeys] = useState<ComponentType | null>(null);
  const load = useCallback(() => {
    import('./ShortcutKeys.tsx').then(
      ({ ShortcutKeys }) => setKeys(() => ShortcutKeys),
      () => {
        // Everything works without shortcuts, and the next page load tries again.
      },
    );
  }, []);
  useWhenIdle(load);
  return Keys && <Keys />;
}
