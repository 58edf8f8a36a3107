import { useState } from 'react';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { ReminderDialog } from './ReminderDialog.tsx';
import type { ReminderTarget } from './reminder-target.ts';

/** A button on an event's card that opens the reader's reminders of it. */
export function RemindMe({ target }: { target: ReminderTarget }) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="dense" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('calendar:Remind me')}
      </Button>
      <ReminderDialog target={isOpen ? target : null} onClose={() => setOpen(false)} />
    </>
  );
}
