import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import {
  type AreaShortcut,
  areaShortcutsAtom,
  type NamedShortcut,
  namedShortcutsAtom,
} from './page-shortcuts.ts';

/** Adds shortcuts while the component is mounted. */
export function useNamedShortcuts(shortcuts: readonly NamedShortcut[]): void {
  const change = useSetAtom(namedShortcutsAtom);
  const find = useEffectEvent((key: string) => shortcuts.find((shortcut) => shortcut.key === key));
  const names = JSON.stringify(
    shortcuts.map(({ key, label, isMeant }) => ({
      key,
      label,
      isConditional: isMeant !== undefined,
    })),
  );
  // The listener is outside the page's own tree. Re-registers only when a key or its label changes.
  useEffect(() => {
    const namedShortcuts: (Pick<NamedShortcut, 'key' | 'label'> & { isConditional: boolean })[] =
      JSON.parse(names);
    const addedShortcuts = namedShortcuts.map(({ key, label, isConditional }) => ({
      key,
      label,
      run: () => find(key)?.run(),
      ...(isConditional && { isMeant: () => find(key)?.isMeant?.() ?? false }),
    }));
    change((before) => [...before, addedShortcuts]);
    return () =>
      change((before) => before.filter((otherShortcuts) => otherShortcuts !== addedShortcuts));
  }, [change, names]);
}

/** Adds areas while the component is mounted. */
export function useAreaShortcuts(areas: readonly AreaShortcut[]): void {
  const change = useSetAtom(areaShortcutsAtom);
  const areasText = JSON.stringify(areas);
  // As with shortcuts, the listener is outside the page's own tree.
  useEffect(() => {
    const addedShortcuts: AreaShortcut[] = JSON.parse(areasText);
    change(addedShortcuts);
    return () => change((before) => (before === addedShortcuts ? [] : before));
  }, [change, areasText]);
}
