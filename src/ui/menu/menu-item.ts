import type { IconName } from '#generated/icons.ts';

interface Entry {
  key: string;
  label: string;
  /** Before the label. */
  icon?: IconName;
  /** The meaning of a dot next to the label, for example "New"; announced after the label. */
  mark?: string | undefined;
  /** Why an action or a setting is not available, which disables it; shown and announced after the label. */
  obstacle?: string | undefined;
  /** Separated by a line above. */
  divided?: boolean;
}

/** A link. `document` links leave the client, for example to end the session. */
export interface LinkEntry extends Entry {
  kind: 'page' | 'document';
  href: string;
  /** Opens in a new tab; this text, after the label, says so. */
  newTab?: string | undefined;
}

/** An action, which runs once the menu has closed and returned the focus. */
interface ActionEntry extends Entry {
  kind: 'action';
  disabled?: boolean;
  onSelect: () => void;
}

/** A setting that is on or off. The menu stays open when it changes. */
interface CheckEntry extends Entry {
  kind: 'check';
  checked: boolean;
  onToggle?: () => void;
}

/** One of a group's choices, exactly one of which is selected. */
interface ChoiceEntry extends Entry {
  kind: 'choice';
  chosen: boolean;
  /** The label's language, if it is not the page's. */
  language?: string;
  onSelect: () => void;
}

export interface SubmenuEntry extends Entry {
  kind: 'submenu';
  items: readonly MenuItem[];
}

/** Entries under a heading. */
export interface GroupEntry extends Omit<Entry, 'icon' | 'mark' | 'obstacle'> {
  kind: 'group';
  /** A muted line below the heading. */
  detail?: string | undefined;
  items: readonly MenuItem[];
}

export type MenuItem =
  | LinkEntry
  | ActionEntry
  | CheckEntry
  | ChoiceEntry
  | SubmenuEntry
  | GroupEntry;

/** All icons in a menu, including its submenus. */
export function menuIcons(items: readonly MenuItem[]): IconName[] {
  return items.flatMap((item): IconName[] => {
    if (item.kind === 'group') return menuIcons(item.items);
    const own = item.icon ? [item.icon] : [];
    if (item.kind === 'submenu') return [...own, 'chevron-right', ...menuIcons(item.items)];
    const isMarked = item.kind === 'check' || (item.kind === 'choice' && item.chosen);
    return isMarked ? [...own, 'check'] : own;
  });
}
