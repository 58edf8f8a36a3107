import { useTranslate } from '#src/i18n/i18n.ts';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import type { ReminderTarget } from './reminder-target.ts';

const ReminderChoice = lazyPart(() => import('./ReminderChoice.tsx'), 'ReminderChoice');

interface ReminderDialogProps {
  /** Null while the dialog is closed. */
  target: ReminderTarget | null;
  onClose: () => void;
}

/** Lets people choose when emails remind them, and nobody else, of events. */
export function ReminderDialog({ target, onClose }: ReminderDialogProps) {
  const t = useTranslate();
  return (
    <Dialog open={target !== null} title={t('calendar:Reminders')} onClose={onClose}>
      {target && (
        <ReminderChoice
          target={target}
          onClose={onClose}
          fallback={<Skeleton shape="lines" label={t('common:Loading')} />}
        />
      )}
    </Dialog>
  );
}
