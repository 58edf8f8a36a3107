import { useState } from 'react';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import type { UserCalendar } from '../user-calendar.ts';
import styles from './AddCalendar.module.css';
import { AddCalendarDialog } from './AddCalendarDialog.tsx';

interface AddCalendarProps {
  calendars: readonly UserCalendar[];
  /** Only the icon is shown on narrow screens. */
  isCompact?: boolean;
}

/** The button that adds a calendar, and its dialog. */
export function AddCalendar({ calendars, isCompact = false }: AddCalendarProps) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={classNames(styles.add, isCompact && styles.compact)}>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="link" />
        <span className={styles.text}>{t('dashboard:Add calendar')}</span>
      </Button>
      <AddCalendarDialog open={isOpen} calendars={calendars} onClose={() => setOpen(false)} />
    </div>
  );
}
