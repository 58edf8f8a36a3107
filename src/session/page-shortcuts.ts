import { atom, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';

/** A key that does something on the current page, listed with the others under `?`. */
export interface NamedShortcut {
  /** A lowercase letter, not `g`, which leads to pages. */
  readonly key: string;
  readonly label: string;
  readonly run: () => void;
}

/** An area of the current page that `g` and a letter lead to. */
export interface AreaShortcut {
  readonly letter: string;
  readonly label: string;
  readonly href: string;
}

/** The keys of all parts of the current page. */
export const namedShortcutsAtom = atom<readonly (readonly NamedShortcut[])[]>([]);
/** The areas of the current page; their letters differ from those of the account's pages. */
export const areaShortcutsAtom = atom<readonly AreaShortcut[]>([]);

/** Adds keys while the component is on the page. */
export function useNamedShortcuts(shortcuts: readonly NamedShortcut[]): void {
  const change = useSetAtom(namedShortcutsAtom);
  const current = useEffectEvent((key: string) => shortcuts.find((one) => one.key === key)?.run());
  const names = JSON.stringify(shortcuts.map(({ key, label }) => ({ key, label })));
  // The listener is outside of the page's own tree. Registers again only when a key or its label changes.
  useEffect(() => {
    const named: Pick<NamedShortcut, 'key' | 'label'>[] = JSON.parse(names);
    const added = named.map(({ key, label }) => ({ key, label, run: () => current(key) }));
    change((before) => [...before, added]);
    return () => change((before) => before.filter((other) => other !== added));
  }, [change, names]);
}

/** Adds areas while the component is on the page. */
export function useAreaShortcuts(areas: readonly AreaShortcut[]): void {
  const change = useSetAtom(areaShortcutsAtom);
  const written = JSON.stringify(areas);
  // As for the keys, the listener is outside of the page's own tree.
  useEffect(() => {
    const added: AreaShortcut[] = JSON.parse(written);
    change(added);
    return () => change((before) => (before === added ? [] : before));
  }, [change, written]);
}
