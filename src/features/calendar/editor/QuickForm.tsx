import { useTranslate } from '#src/i18n/i18n.ts';
import { Button } from '#src/ui/button/Button.tsx';
import type { FormError } from '#src/ui/form/form-error.ts';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { DialogActions } from '#src/ui/overlay/DialogActions.tsx';
import { useLast } from '#src/ui/overlay/use-last.ts';
import type { CalendarFormats } from '../formats/calendar-formats.ts';
import { EventForm } from './EventForm.tsx';
import type { EventValues, FormCalendar } from './event-values.ts';

interface QuickFormProps {
  /** The values to begin with; null while the form is closed. */
  initial: EventValues | null;
  calendar: FormCalendar;
  formats: CalendarFormats;
  pending: boolean;
  error: FormError | null;
  onSave: (values: EventValues) => void;
  /** Opens the editor with what was typed. */
  onMore: (values: EventValues) => void;
  onClose: () => void;
}

/** Asks for what a new event needs; everything else is in the editor. */
export function QuickForm({ initial, onMore, onClose, ...props }: QuickFormProps) {
  const t = useTranslate();
  const shown = useLast(initial);
  return (
    <Dialog open={initial !== null} title={t('calendar:New event')} onClose={onClose}>
      {shown && (
        <EventForm
          {...props}
          initial={shown}
          event={null}
          draft="quick"
          isTyped={false}
          keepsDraft={false}
          isQuick
        >
          {(read) => (
            <DialogActions>
              <Button onClick={() => onMore(read())}>{t('calendar:More')}</Button>
              <Button look="primary" type="submit" pending={props.pending}>
                {t('calendar:Save')}
              </Button>
            </DialogActions>
          )}
        </EventForm>
      )}
    </Dialog>
  );
}
