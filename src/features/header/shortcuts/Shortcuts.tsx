import { useAtomValue } from 'jotai';
import { currentUserAtom } from '#src/session/current-user.ts';
import { pageShortcutsAtom } from '#src/session/page-shortcuts.ts';
import { useFramed } from '#src/session/use-framed.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { useDocumentEvent } from '#src/ui/use-document-event.ts';
import { usePreload } from '#src/ui/use-preload.ts';
import { useWhenIdle } from '#src/ui/use-when-idle.ts';

const ShortcutKeys = lazyPart(() => import('./ShortcutKeys.tsx'), 'ShortcutKeys');

/**
 * Single-key shortcuts for logged-in users, and for visitors of pages with shortcuts of their own. Not in frames, where
 * account pages may not be shown.
 */
export function Shortcuts() {
  const isLoggedIn = useAtomValue(currentUserAtom) !== null;
  const hasOwn = useAtomValue(pageShortcutsAtom).some(({ group }) => group === 'page');
  return !useFramed() && (isLoggedIn || hasOwn) && <ShortcutsWhenIdle />;
}

function ShortcutsWhenIdle() {
  const { isLoaded, load } = usePreload(ShortcutKeys);
  useWhenIdle(load);
  // Somebody who uses the keyboard may press a shortcut next.
  useDocumentEvent('keydown', !isLoaded, load);
  return isLoaded && <ShortcutKeys />;
}
