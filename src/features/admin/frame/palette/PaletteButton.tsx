import { useState } from 'react';
import { useTranslate } from '#src/i18n/i18n.ts';
import { pressNames } from '#src/session/press-names.ts';
import { useShortcut } from '#src/session/use-shortcut.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { isMac } from '#src/ui/is-mac.ts';
import type { Area } from '../areas.ts';
import styles from './PaletteButton.module.css';
import { StaffPalette } from './StaffPalette.tsx';

/** Opens the palette, like Ctrl-K or Cmd-K. */
export function PaletteButton({ areas }: { areas: readonly Area[] }) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  useShortcut('$mod+K', t('admin:Search records and actions'), open, { group: 'general' });
  return (
    <span className={styles.place}>
      <Button
        look="quiet"
        size="dense"
        aria-haspopup="dialog"
        aria-keyshortcuts={isMac() ? 'Meta+K' : 'Control+K'}
        onClick={open}
      >
        <Icon name="search" />
        <span className={styles.words}>{t('admin:Go to…')}</span>
        <span className={styles.keys}>{pressNames(t, '$mod+K')}</span>
      </Button>
      <StaffPalette open={isOpen} areas={areas} onClose={() => setOpen(false)} />
    </span>
  );
}
