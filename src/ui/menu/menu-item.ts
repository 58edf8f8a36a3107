interface Entry {
  key: string;
  label: string;
  /** Name of an icon before the label. */
  icon?: string;
  /** What a dot beside the label means, for example "New"; it is read after the label. */
  mark?: string | undefined;
  /** A line above sets it apart. */
  divided?: boolean;
}

/** An entry that leads elsewhere. `document` links leave the client, for example to end the session. */
export interface LinkEntry extends Entry {
  kind: 'page' | 'document';
  href: string;
  /** Opens in a new tab; the words that say so after the label. */
  newTab?: string | undefined;
}

/** An entry that acts once the menu has closed and given the focus back. */
interface ActionEntry extends Entry {
  kind: 'action';
  onSelect: () => void;
}

/** One of a group's choices, of which one is in force. */
interface ChoiceEntry extends Entry {
  kind: 'choice';
  chosen: boolean;
  /** Language of the label, where it is not the page's. */
  language?: string;
  onSelect: () => void;
}

/** An entry that opens a menu of its own. */
export interface SubmenuEntry extends Entry {
  kind: 'submenu';
  items: readonly MenuItem[];
}

/** Entries below a heading. */
export interface GroupEntry extends Omit<Entry, 'icon' | 'mark'> {
  kind: 'group';
  /** A quieter line below the heading. */
  detail?: string | undefined;
  items: readonly MenuItem[];
}

/** One entry of a menu. */
export type MenuItem = LinkEntry | ActionEntry | ChoiceEntry | SubmenuEntry | GroupEntry;

/** Every icon that a menu shows, its submenus' too. */
export function menuIcons(items: readonly MenuItem[]): string[] {
  return items.flatMap((item) => {
    if (item.kind === 'group') return menuIcons(item.items);
    return [
      ...(item.icon ? [item.icon] : []),
      ...(item.kind === 'submenu' ? ['chevron-right', ...menuIcons(item.items)] : []),
      ...(item.kind === 'choice' && item.chosen ? ['check'] : []),
    ];
  });
}
