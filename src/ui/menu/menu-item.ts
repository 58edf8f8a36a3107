interface Entry {
  key: string;
  label: string;
  /** The name of an icon before the label. */
  icon?: string;
  /** The meaning of a dot next to the label, for example "New"; announced after the label. */
  mark?: string | undefined;
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
  /** Says that the setting cannot be changed; shown and announced after the label. */
  fixed?: string | undefined;
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

/** An entry with a submenu. */
export interface SubmenuEntry extends Entry {
  kind: 'submenu';
  items: readonly MenuItem[];
}

/** Entries under a heading. */
export interface GroupEntry extends Omit<Entry, 'icon' | 'mark'> {
  kind: 'group';
  /** A muted line below the heading. */
  detail?: string | undefined;
  items: readonly MenuItem[];
}

/** One entry of a menu. */
export type MenuItem =
  | LinkEntry
  | ActionEntry
  | CheckEntry
  | ChoiceEntry
  | SubmenuEntry
  | GroupEntry;

/** All icons in a menu, including its submenus. */
export function menuIcons(items: readonly MenuItem[]): string[] {
  return items.flatMap((item) => {
    if (item.kind === 'group') return menuIcons(item.items);
    return [
      ...(item.icon ? [item.icon] : []),
      ...(item.kind === 'submenu' ? ['chevron-right', ...menuIcons(item.items)] : []),
      ...((item.kind === 'choice' && item.chosen) || item.kind === 'check' ? ['check'] : []),
    ];
  });
}
