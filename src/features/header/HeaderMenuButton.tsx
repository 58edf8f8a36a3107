import type { ReactNode } from 'react';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { MenuButton } from '#src/ui/menu/MenuButton.tsx';
import { useLoadedWhenIdle } from '#src/ui/use-when-idle.ts';
import type { HeaderMenuKind } from './menu/HeaderMenu.tsx';

const HeaderMenu = lazyPart(() => import('./menu/HeaderMenu.tsx'), 'HeaderMenu');

interface HeaderMenuButtonProps {
  kind: HeaderMenuKind;
  label: string;
  note?: string | undefined;
  tooltip?: string;
  look?: 'icon' | 'text';
  children: ReactNode;
}

/** The button of a menu in the header. When the browser is idle, the menu loads, and its icons, for use offline. */
export function HeaderMenuButton({ kind, ...button }: HeaderMenuButtonProps) {
  // After the page's own code, because the first paint must not wait for it.
  const isLoaded = useLoadedWhenIdle(HeaderMenu);
  return (
    <MenuButton
      {...button}
      preload={HeaderMenu.preload}
      menu={({ isWanted, ...menu }) => (
        <HeaderMenu kind={kind} {...menu} isWanted={isWanted || isLoaded} />
      )}
    />
  );
}
