import { useTranslate } from '#src/i18n/i18n.ts';
import { Button } from '#src/ui/button/Button.tsx';
import type { FormError } from '#src/ui/form/form-error.ts';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { DialogActions } from '#src/ui/overlay/DialogActions.tsx';
import { useLast } from '#src/ui/overlay/use-last.ts';
import type { CalendarFormats } from '../formats/calendar-formats.ts';
import { EventForm } from './EventForm.tsx';
import type { EventValues, FormCalendar } from './event-values.ts';
import { QuickWords } from './quick-add/QuickWords.tsx';
import { useQuickAdd } from './quick-add/use-quick-add.ts';

/** What a quick form begins with. */
export interface QuickStart {
  readonly values: EventValues;
  /** Whether the person has chosen its time, for example by drawing it. */
  readonly isTimeChosen: boolean;
}

interface QuickFormProps {
  /** Null while the form is closed. */
  start: QuickStart | null;
  calendar: FormCalendar;
  formats: CalendarFormats;
  /** The first day of the week, 0 (Sunday) to 6 (Saturday). */
  weekStartsOn: number;
  pending: boolean;
  error: FormError | null;
  onSave: (values: EventValues) => void;
  /** Opens the editor with what was typed. */
  onMore: (values: EventValues) => void;
  onClose: () => void;
}

/** Asks for what a new event needs; everything else is in the editor. */
export function QuickForm({ start, onClose, ...props }: QuickFormProps) {
  const t = useTranslate();
  const shown = useLast(start);
  return (
    <Dialog open={start !== null} title={t('calendar:New event')} onClose={onClose}>
      {shown && <OpenForm {...props} start={shown} isDone={start === null} />}
    </Dialog>
  );
}

interface OpenFormProps extends Omit<QuickFormProps, 'start' | 'onClose'> {
  start: QuickStart;
  isDone: boolean;
}

function OpenForm({ start, weekStartsOn, onMore, onSave, ...props }: OpenFormProps) {
  const t = useTranslate();
  const { calendar, formats, pending } = props;
  const { values: initial, isTimeChosen } = start;
  const quick = useQuickAdd({ initial, isTimeChosen, calendar, formats, weekStartsOn });
  return (
    <div onChange={quick.follow}>
      <EventForm
        {...props}
        initial={initial}
        event={null}
        draft="quick"
        isTyped={false}
        keepsDraft={false}
        isQuick
        onSave={(values) => onSave(quick.complete(values))}
        belowTitle={
          quick.isOffered && (
            <QuickWords
              {...{ calendar, formats }}
              preview={quick.preview}
              unknownCalendars={quick.understood?.unknownCalendars ?? []}
              isApplied={quick.isApplied}
              onToggle={quick.toggle}
            />
          )
        }
      >
        {(read) => (
          <DialogActions>
            <Button onClick={() => onMore(quick.complete(read()))}>{t('calendar:More')}</Button>
            <Button look="primary" type="submit" pending={pending}>
              {t('calendar:Save')}
            </Button>
          </DialogActions>
        )}
      </EventForm>
    </div>
  );
}
