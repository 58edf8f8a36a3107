import { atom, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';

/** A shortcut of the current page, listed with the others under `?`. */
export interface NamedShortcut {
  /** A lowercase letter, except `g`, which opens pages; or the name of a combination, which the page itself handles. */
  readonly key: string;
  readonly label: string;
  readonly run: () => void;
}

/** An area of the current page, which `g` and a letter open. */
export interface AreaShortcut {
  readonly letter: string;
  readonly label: string;
  readonly href: string;
}

/** The shortcuts of all parts of the current page. */
export const namedShortcutsAtom = atom<readonly (readonly NamedShortcut[])[]>([]);
/** The areas of the current page. Their letters differ from those of the account pages. */
export const areaShortcutsAtom = atom<readonly AreaShortcut[]>([]);

/** Adds shortcuts while the component is mounted. */
export function useNamedShortcuts(shortcuts: readonly NamedShortcut[]): void {
  const change = useSetAtom(namedShortcutsAtom);
  const current = useEffectEvent((key: string) => shortcuts.find((one) => one.key === key)?.run());
  const names = JSON.stringify(shortcuts.map(({ key, label }) => ({ key, label })));
  // The listener is outside the page's own tree. Re-registers only when a key or its label changes.
  useEffect(() => {
    const named: Pick<NamedShortcut, 'key' | 'label'>[] = JSON.parse(names);
    const added = named.map(({ key, label }) => ({ key, label, run: () => current(key) }));
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
