import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { pages } from '#generated/app/pages.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { useShortcut } from '#src/session/use-shortcut.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';

const CustomerPalette = lazyPart(() => import('./CustomerPalette.tsx'), 'CustomerPalette');

/** Opens the palette by Ctrl-K or Cmd-K, except in the admin tool, which has its own. */
export function PaletteKeys() {
  const { pathname } = useLocation();
  const isInAdminTool = `${pathname}/`.startsWith(`${pages.admin.path}/`);
  return !isInAdminTool && <CustomerPaletteKeys />;
}

function CustomerPaletteKeys() {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  useShortcut('$mod+K', t('header:Find a calendar or a page'), open, { group: 'general' });
  return (
    <CustomerPalette
      open={isOpen}
      isWanted={isOpen}
      onClose={() => setOpen(false)}
      onMissing={() => setOpen(false)}
    />
  );
}
