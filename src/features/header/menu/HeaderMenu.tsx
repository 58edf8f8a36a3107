import { useIconsAhead } from '#src/ui/icon/Icon.tsx';
import { FloatingMenu, type FloatingMenuProps } from '#src/ui/menu/FloatingMenu.tsx';
import { type MenuItem, menuIcons } from '#src/ui/menu/menu-item.ts';
import { useAccountItems } from './account-items.ts';
import { useHelpItems } from './help-items.ts';
import { usePreferenceItems } from './preference-items.ts';

const itemsOfKind = {
  help: useHelpItems,
  preferences: usePreferenceItems,
  account: useAccountItems,
} satisfies Record<string, () => MenuItem[]>;

export type HeaderMenuKind = keyof typeof itemsOfKind;

/** One of the header's menus. Loads later than its button, which is part of every page. */
export function HeaderMenu({
  kind,
  ...menu
}: Omit<FloatingMenuProps, 'items'> & {
  /** Never changes. */
  kind: HeaderMenuKind;
}) {
  const useItems = itemsOfKind[kind];
  const items = useItems();
  useIconsAhead(menuIcons(items));
  return <FloatingMenu {...menu} items={items} />;
}
