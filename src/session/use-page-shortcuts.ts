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
  const find = useEffectEvent((key: string) => shortcuts.find((one) => one.key === key));
  const names = JSON.stringify(
    shortcuts.map(({ key, label, isMeant }) => ({
      key,
      label,
      isConditional: isMeant !== undefined,
    })),
  );
  // The listener is outside the page's own tree. Re-registers only when a key or its label changes.
  useEffect(() => {
    const named: (Pick<NamedShortcut, 'key' | 'label'> & { isConditional: boolean })[] =
      JSON.parse(names);
    const added = named.map(({ key, label, isConditional }) => ({
      ...{ key, label },
      run: () => find(key)?.run(),
      ...(isConditional && { isMeant: () => find(key)?.isMeant?.() ?? false }),
    }));
    change((before) => [...before, added]);
    return () => change((before) => before.filter((other) => other !== added));
  }, [change, names]);
}

/** Adds areas while the component is mounted. */
export function useAreaShortcuts(areas: readonly AreaShortcut[]): void {
  const change = useSetAtom(areaShortcutsAtom);
  const written = JSON.stringify(areas);
  // As with shortcuts, the listener is outside the page's own tree.
  useEffect(() => {
    const added: AreaShortcut[] = JSON.parse(written);
    change(added);
    return () => change((before) => (before === added ? [] : before));
  }, [change, written]);
}
