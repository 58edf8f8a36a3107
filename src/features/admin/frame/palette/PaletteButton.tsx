import { useState } from 'react';
import { useTranslate } from '#src/i18n/i18n.ts';
import { useNamedShortcuts } from '#src/session/use-page-shortcuts.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { isMac } from '#src/ui/is-mac.ts';
import { paletteKeys, usePaletteKey } from '#src/ui/palette/use-palette-key.ts';
import type { Area } from '../areas.ts';
import { Palette } from './Palette.tsx';
import styles from './PaletteButton.module.css';

/** Opens the palette, like Ctrl-K or Cmd-K. */
export function PaletteButton({ areas }: { areas: readonly Area[] }) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const keys = isMac() ? '⌘K' : t('admin:Ctrl K');
  // Only for the list: the keys work even if single-key shortcuts are off.
  useNamedShortcuts([{ key: keys, label: t('admin:Search records and actions'), run: () => {} }]);
  usePaletteKey(true, () => setOpen(true));
  return (
    <span className={styles.place}>
      <Button
        look="quiet"
        size="dense"
        aria-haspopup="dialog"
        aria-keyshortcuts={paletteKeys}
        onClick={() => setOpen(true)}
      >
        <Icon name="search" />
        <span className={styles.words}>{t('admin:Go to…')}</span>
        <span className={styles.keys}>{keys}</span>
      </Button>
      <Palette open={isOpen} areas={areas} onClose={close} />
    </span>
  );
}
