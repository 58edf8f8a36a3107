import type { PageShortcut } from './page-shortcuts.ts';
import { useShortcut } from './use-shortcut.ts';

interface ShortcutProps extends Pick<PageShortcut, 'keys' | 'label' | 'run'> {
  group?: PageShortcut['group'];
}

/** A shortcut among several whose number can change. */
export function Shortcut({ keys, label, run, group = 'page' }: ShortcutProps) {
  useShortcut(keys, label, run, { group });
  return null;
}
