import { useState } from 'react';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import type { UserCalendar } from '../user-calendar.ts';
import styles from './AddCalendar.module.css';
import { NewCalendarDialog } from './NewCalendarDialog.tsx';

interface NewCalendarProps {
  calendars: readonly UserCalendar[];
  /** Only the icon is shown on narrow screens. */
  isCompact?: boolean;
}

/** The button that creates a calendar, and its dialog. */
export function NewCalendar({ calendars, isCompact = false }: NewCalendarProps) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={classNames(styles.add, isCompact && styles.compact)}>
      <Button look="primary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="plus" />
        <span className={styles.text}>{t('dashboard:New calendar')}</span>
      </Button>
      <NewCalendarDialog open={isOpen} calendars={calendars} onClose={() => setOpen(false)} />
    </div>
  );
}
