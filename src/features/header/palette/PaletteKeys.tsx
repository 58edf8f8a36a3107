import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslate } from '#src/i18n/i18n.ts';
import { useNamedShortcuts } from '#src/session/use-page-shortcuts.ts';
import { isMac } from '#src/ui/is-mac.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { usePaletteKey } from '#src/ui/palette/use-palette-key.ts';
import { paths } from '#src/util/paths.ts';

const CustomerPalette = lazyPart(() => import('./CustomerPalette.tsx'), 'CustomerPalette');

/** Opens the palette by Ctrl-K or Cmd-K, except in the admin tool, which has its own. */
export function PaletteKeys() {
  const { pathname } = useLocation();
  const isInAdminTool = `${pathname}/`.startsWith(`${paths.admin()}/`);
  return !isInAdminTool && <CustomerPaletteKeys />;
}

function CustomerPaletteKeys() {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const key = isMac() ? '⌘K' : t('header:Ctrl K');
  // Only for the list: the keys work even if single-key shortcuts are off.
  useNamedShortcuts([{ key, label: t('header:Find a calendar or a page'), run: () => {} }]);
  usePaletteKey(true, () => setOpen(true));
  return (
    <CustomerPalette
      open={isOpen}
      isWanted={isOpen}
      onClose={() => setOpen(false)}
      onMissing={() => setOpen(false)}
    />
  );
}
