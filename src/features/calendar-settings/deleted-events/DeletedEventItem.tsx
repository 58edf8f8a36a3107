import { FailureNotice } from '#src/actions/FailureNotice.tsx';
import { useFailureText } from '#src/actions/use-failure-text.ts';
import type { Failure } from '#src/api/errors.ts';
import { ChangedBy } from '#src/calendar/words/ChangedBy.tsx';
import type { CalendarFormats } from '#src/calendar/words/calendar-formats.ts';
import { calendarNames, timeText } from '#src/calendar/words/field-writer.ts';
import { recurrenceText } from '#src/calendar/words/recurrence-text.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Item, ItemFact } from '#src/ui/data/ItemList.tsx';
import { RelativeTime } from '#src/ui/data/RelativeTime.tsx';
import type { CalendarConfiguration } from '../frame/settings-part.ts';
import type { DeletedEvent } from './use-restoration.ts';

interface DeletedEventItemProps {
  event: DeletedEvent;
  configuration: CalendarConfiguration;
  formats: CalendarFormats;
  /** True while it is being restored. */
  pending: boolean;
  /** Why it could not be restored. */
  refusal: Failure | undefined;
  /** Called with the button, which may disappear. */
  onRestore: (button: HTMLElement) => void;
}

/** A deleted event: when it was, who deleted it, and until when it can come back. */
export function DeletedEventItem(props: DeletedEventItemProps) {
  const { event, configuration, formats, pending, refusal, onRestore } = props;
  const t = useTranslate();
  const failureText = useFailureText();
  const { title, start, rrule, sub_calendar_ids, deleted_at, author, expires_at } = event;
  const { sub_calendars: subCalendars, settings } = configuration;
  const zone = settings.date_time.time_zone;
  const isPlaceless = sub_calendar_ids.length === 0;
  return (
    <Item
      icon="calendar"
      title={title}
      actions={
        !isPlaceless && (
          <Button
            size="dense"
            pending={pending}
            aria-label={t('settings:Restore “%title%”', { title })}
            onClick={({ currentTarget }) => onRestore(currentTarget)}
          >
            {t('settings:Restore')}
          </Button>
        )
      }
      note={refusal && <FailureNotice failure={failureText(refusal)} />}
    >
      <ItemFact>{timeText(start, { t, formats })}</ItemFact>
      {rrule !== null && <ItemFact>{recurrenceText(t, formats, rrule, { start, zone })}</ItemFact>}
      <ItemFact>
        {isPlaceless
          ? t('settings:It cannot come back, because its sub-calendars are deleted, too.')
          : calendarNames(sub_calendar_ids, { subCalendars, formats })}
      </ItemFact>
      <ItemFact>
        <ChangedBy change={{ kind: 'deleted', author, changed_at: deleted_at }} />
      </ItemFact>
      <ItemFact>
        <RelativeTime
          at={expires_at}
          text={(time) => t('settings:Gone for good %time%', { time })}
          focusable
        />
      </ItemFact>
    </Item>
  );
}
