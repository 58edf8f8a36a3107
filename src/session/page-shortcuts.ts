import { atom } from 'jotai';

/** A shortcut of the current page, listed with the others under `?`. */
export interface NamedShortcut {
  /** A lowercase letter, except `g`, which opens pages; or the name of a combination, which the page itself handles. */
  readonly key: string;
  readonly label: string;
  readonly run: () => void;
  /** Returns whether it is meant now, before others with the same key. By default, it always is, after those. */
  readonly isMeant?: () => boolean;
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
