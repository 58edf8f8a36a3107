import { useState } from 'react';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { usePart } from '#src/ui/use-part.ts';
import type { UserCalendar } from '../user-calendar.ts';
import styles from './AddCalendar.module.css';

interface AddCalendarProps {
  calendars: readonly UserCalendar[];
  /** Only the icon is shown on narrow screens. */
  isCompact?: boolean;
}

/** The button that adds a calendar. Its dialog loads on demand. */
export function AddCalendar({ calendars, isCompact = false }: AddCalendarProps) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const part = usePart(loadDialog, isOpen, close);
  return (
    <div className={classNames(styles.add, isCompact && styles.compact)}>
      <Button look="primary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="plus" />
        <span className={styles.text}>{t('dashboard:Add calendar')}</span>
      </Button>
      {part && <part.AddCalendarDialog open={isOpen} calendars={calendars} onClose={close} />}
    </div>
  );
}

function loadDialog() {
  return import('./AddCalendarDialog.tsx');
}
