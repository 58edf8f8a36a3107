import type { IconName } from '#generated/icons.ts';

/** An entry of a palette: a page to open, or an action to run. */
export interface PaletteChoice {
  key: string;
  icon: IconName;
  /** The record behind it, whose mark replaces the icon. */
  record?: { id: number; isRound?: boolean };
  label: string;
  /** The label's language, if it is not the page's. */
  language?: string;
  /** Distinguishes equal labels. */
  detail?: string;
  /** Stand in place of personal data while the choice is not selected. */
  masks?: { label?: string; detail?: string };
  /** The record's unusual state. */
  mark?: string;
  /** Why the user may not choose it. */
  denial?: string | null;
  /** A found record, or the search for more. */
  isFromSearch?: boolean;
  target: { href: string } | { run: () => void };
}

export interface PaletteGroup {
  label: string;
  choices: readonly PaletteChoice[];
}
