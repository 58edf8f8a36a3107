import { type ReactNode, useCallback, useState } from 'react';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { MenuButton } from '#src/ui/menu/MenuButton.tsx';
import { useWhenIdle } from '#src/ui/use-when-idle.ts';
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
  const [isLoaded, setLoaded] = useState(false);
  // After the page's own code, because the first paint must not wait for it.
  useWhenIdle(useCallback(() => HeaderMenu.preload().then(setLoaded), []));
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
