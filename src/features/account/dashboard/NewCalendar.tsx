import { useState } from 'react';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import type { UserCalendar } from '../user-calendar.ts';
import styles from './AddCalendar.module.css';
import { NewCalendarDialog } from './NewCalendarDialog.tsx';

/** The button that creates a calendar, and its dialog. */
export function NewCalendar({ calendars }: { calendars: readonly UserCalendar[] }) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.add}>
      <Button look="primary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="plus" />
        {t('dashboard:New calendar')}
      </Button>
      <NewCalendarDialog open={isOpen} calendars={calendars} onClose={() => setOpen(false)} />
    </div>
  );
}
