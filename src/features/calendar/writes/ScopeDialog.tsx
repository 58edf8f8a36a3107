import type { EventScope } from '#src/calendar/events/event-write.ts';
import { type CalendarEvent, clockMinute } from '#src/calendar/model/event.ts';
import { type Translate, useTranslate } from '#src/i18n/i18n.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { RadioField } from '#src/ui/form/RadioField.tsx';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { DialogActions } from '#src/ui/overlay/DialogActions.tsx';
import { useLast } from '#src/ui/overlay/use-last.ts';
import { minutesPerDay } from '#src/util/day-numbers.ts';
import type { CalendarFormats } from '../formats/calendar-formats.ts';
import type { OccurrenceCount } from './count-occurrences.ts';
import type { OccurrenceRequest } from './use-event-writes.ts';

interface ScopeDialogProps {
  /** Null while the dialog is closed. */
  request: OccurrenceRequest | null;
  /** How many there are; null until that is known. */
  count: OccurrenceCount | null;
  formats: CalendarFormats;
  onAnswer: (scope: EventScope) => void;
  onClose: () => void;
  /** Returns the element to focus afterwards. */
  returnFocus: () => HTMLElement | null;
}

/** Asks which occurrences of a series a change is about. */
export function ScopeDialog({ request, ...props }: ScopeDialogProps) {
  const t = useTranslate();
  const shown = useLast(request);
  const isDeletion = shown?.kind === 'delete';
  return (
    <Dialog
      open={request !== null}
      title={isDeletion ? t('calendar:Delete which events?') : t('calendar:Change which events?')}
      onClose={props.onClose}
      returnFocus={props.returnFocus}
    >
      {shown && <Question {...props} request={shown} />}
    </Dialog>
  );
}

const scopes: readonly EventScope[] = ['this', 'following', 'all'];

/** A rule belongs to a series, not to one of its occurrences. */
function possibleScopes(request: OccurrenceRequest): readonly EventScope[] {
  const changesRule = request.kind === 'update' && request.changes.rrule !== undefined;
  return changesRule ? scopes.slice(1) : scopes;
}

function Question({
  request,
  count,
  formats,
  onAnswer,
  onClose,
}: ScopeDialogProps & { request: OccurrenceRequest }) {
  const t = useTranslate();
  const { event, kind } = request;
  const possible = possibleScopes(request);
  const initial: { scope: EventScope } = { scope: possible[0] ?? 'this' };
  return (
    <Form
      initial={initial}
      limits={{}}
      pending={false}
      error={null}
      onSubmit={({ scope }) => onAnswer(scope)}
    >
      {(field) => (
        <>
          <RadioField
            {...field('scope')}
            label={t('calendar:Which events')}
            labelHidden
            options={possible.map((scope) => ({
              value: scope,
              label: scopeName(t, scope),
              hint: scopeText(scope, { t, formats, event, count }),
            }))}
          />
          <DialogActions>
            <Button onClick={onClose}>{t('common:Cancel')}</Button>
            <Button look={kind === 'delete' ? 'danger' : 'primary'} type="submit">
              {kind === 'delete' ? t('calendar:Delete') : t('calendar:Save')}
            </Button>
          </DialogActions>
        </>
      )}
    </Form>
  );
}

interface TextValues {
  t: Translate;
  formats: CalendarFormats;
  event: CalendarEvent;
  count: OccurrenceCount | null;
}

function scopeName(t: Translate, scope: EventScope): string {
  switch (scope) {
    case 'this':
      return t('calendar:This event');
    case 'following':
      return t('calendar:This and following events');
    case 'all':
      return t('calendar:All events of the series');
  }
}

/** What a choice is about, in a sentence with its number, as soon as that is known. */
function scopeText(scope: EventScope, { t, formats, event, count }: TextValues): string {
  const day = formats.weekdayAndDay(Math.floor(clockMinute(event.start) / minutesPerDay));
  if (scope === 'this') return t('calendar:Only the event on %day%', { day });
  if (scope === 'following') {
    if (!count) return t('calendar:Every event from %day% on', { day });
    return count.goesOn
      ? t('calendar:Every event from %day% on, %count% of them within a year', {
          day,
          count: count.following,
        })
      : t('calendar:%count% events from %day% on', { day, count: count.following });
  }
  if (!count) return t('calendar:Past ones, too');
  return count.goesOn
    ? t('calendar:Every event, %count% of them in the past year', { count: count.earlier })
    : t('calendar:%count% events, past ones too', { count: count.earlier + count.following });
}
