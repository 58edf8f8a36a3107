import { atom } from 'jotai';

/**
 * The parts of the list of shortcuts, in its order: those of all pages, the current page's own, among them those of a calendar's
 * views and events, and those that open pages.
 */
export const shortcutGroups = [
  'general',
  'page',
  'views',
  'events',
  'chosen',
  'account',
  'area',
] as const;

/** A shortcut of the current page. */
export interface PageShortcut {
  /** In the notation of tinykeys: `j`, `$mod+K`, or `g d` for one key after the other; `Arrows` are all four. */
  readonly keys: string;
  readonly label: string;
  /** Null if the focused element handles the keys itself, so that they are only listed. */
  readonly run: (() => void) | null;
  /** Returns whether it is meant now, before others with the same keys. Null if it always is, after those. */
  readonly isMeant: (() => boolean) | null;
  /** `unlisted` ones only say why the user may not do it. */
  readonly group: (typeof shortcutGroups)[number] | 'unlisted';
}

/** The shortcuts of all mounted parts of the page. */
export const pageShortcutsAtom = atom<readonly PageShortcut[]>([]);
