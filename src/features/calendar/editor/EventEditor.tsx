import { type ReactNode, useState } from 'react';
import { getEvent } from '#generated/calendar/fetchers.ts';
import { AwaitSection } from '#src/actions/AwaitSection.tsx';
import { loadLater } from '#src/api/loaded.ts';
import { type CalendarEvent, eventSpan } from '#src/calendar/model/event.ts';
import { changedEvent } from '#src/calendar/store/predict-edit.ts';
import type { CalendarFormats } from '#src/calendar/words/calendar-formats.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { type Message, messageText } from '#src/i18n/message.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Callout } from '#src/ui/feedback/Callout.tsx';
import { setValueAt } from '#src/ui/form/field-values.ts';
import type { FormError } from '#src/ui/form/form-error.ts';
import type { OutdatedStarts } from '#src/ui/form/kept-drafts.ts';
import { useMedia } from '#src/ui/use-media.ts';
import { newEventId } from '../address/calendar-state.ts';
import type { ReadableCalendar } from '../address/readable-calendar.ts';
import { findDenial } from '../commands/command-right.ts';
import type { ViewProps } from '../grid/view-props.ts';
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx';
import styles from './EventEditor.module.css';
import { EventForm } from './EventForm.tsx';
import { EventsOfDay } from './EventsOfDay.tsx';
import { type EventValues, eventChanges, eventValues, type FormCalendar } from './event-values.ts';
import { filledTimes } from './time-values.ts';
import { saysWhy, useAddRight, useChangeRight } from './use-change-right.ts';
import { wantedSpan } from './wanted-span.ts';

interface EditorProps {
  calendar: ReadableCalendar;
  form: FormCalendar;
  formats: CalendarFormats;
  /** Show what else is on the day of the event. */
  shownEvents: ViewProps['shownEvents'];
  eventLook: ViewProps['eventLook'];
  keepsDraft: boolean;
  isDone: boolean;
  pending: boolean;
  error: FormError | null;
  /** True if it says that the visitor lacks the right. */
  isDenied: boolean;
  onClose: () => void;
}

export interface EventEditorProps extends EditorProps {
  /** The id of the event to edit; `new` for a new one. */
  eventId: string;
  /** The values of a new event. */
  blank: EventValues;
  /** True if they were typed elsewhere. */
  isTyped: boolean;
  onCreate: (values: EventValues) => void;
  onDelete: (event: CalendarEvent) => void;
  /** @param seenEvent is how the event was before the first change. */
  onChange: (seenEvent: SeenEvent, values: EventValues) => void;
  /** Called with a draft that is open again, part of which somebody else has changed since then. */
  onOutdated: (seenEvent: SeenEvent, values: EventValues, current: CalendarEvent) => void;
}

/** The editor of an event, in the place of the calendar's views. */
export function EventEditor({
  eventId,
  blank,
  isTyped,
  onCreate,
  onChange,
  onDelete,
  onOutdated,
  ...props
}: EventEditorProps) {
  const t = useTranslate();
  const isNew = eventId === newEventId;
  return (
    <section className={styles.editor} aria-labelledby="event-editor">
      <h2 id="event-editor" className={styles.title}>
        {isNew ? t('calendar:New event') : t('calendar:Edit event')}
      </h2>
      {isNew ? (
        <NewEvent {...props} initial={blank} isTyped={isTyped} onSave={onCreate} />
      ) : (
        <EventLoader
          key={eventId}
          {...props}
          eventId={eventId}
          onChange={onChange}
          onDelete={onDelete}
          onOutdated={onOutdated}
        />
      )}
    </section>
  );
}

function NewEvent(props: Omit<EditorFormProps, 'event' | 'right' | 'onDelete'>) {
  // The next full hour is another one later.
  const [initial] = useState(props.initial);
  const right = useAddRight(props.form);
  // A link may lead here, too. What is typed while the right ends stays.
  const [denial] = useState(() =>
    props.isTyped ? null : findDenial({ kind: 'create' }, props.calendar),
  );
  return denial === null ? (
    <EditorForm {...props} event={null} right={right} initial={initial} onDelete={null} />
  ) : (
    <Refusal text={denial} onClose={props.onClose} />
  );
}

/** Says why there is no form. */
function Refusal({ text, onClose }: { text: Message; onClose: () => void }) {
  const t = useTranslate();
  return (
    <>
      <Callout icon="lock" tone="info">
        {messageText(t, text)}
      </Callout>
      <div>
        <Button onClick={onClose}>{t('calendar:Back to the calendar')}</Button>
      </div>
    </>
  );
}

type LoaderProps = EditorProps & Pick<EventEditorProps, 'onChange' | 'onOutdated' | 'onDelete'>;

/** Edits the event as it is when the editor opens: what others change meanwhile, the server compares when it is saved. */
function EventLoader({ eventId, ...props }: LoaderProps & Pick<EventEditorProps, 'eventId'>) {
  const t = useTranslate();
  const { address, memory, events } = props.calendar;
  const load = (): Promise<CalendarEvent> => {
    const knownEvent = events.find(eventId)?.event;
    if (knownEvent) return Promise.resolve(knownEvent);
    const query = memory.zone === undefined ? {} : { tz: memory.zone };
    // The store tells of changes only on days that it has read.
    const readAndFollow = async () => {
      const event = await getEvent({ path: { calendar: address, eventId }, query });
      const span = event && eventSpan(event);
      if (span) events.prefetch(span.days);
      return event;
    };
    return loadLater(readAndFollow());
  };
  const [event, setEvent] = useState(load);
  return (
    <AwaitSection
      resolve={event}
      onRetry={() => setEvent(load())}
      way={<Button onClick={props.onClose}>{t('calendar:Back to the calendar')}</Button>}
    >
      {(foundEvent) => <KnownEvent {...props} event={foundEvent} />}
    </AwaitSection>
  );
}

function KnownEvent({
  event,
  onChange,
  onOutdated,
  onDelete,
  ...props
}: LoaderProps & { event: CalendarEvent }) {
  const { lastHours } = props.calendar.events;
  const [initial] = useState(() => eventValues(props.form, event, lastHours.find(event)));
  const [seenEvent, setSeenEvent] = useState<SeenEvent>({ event, values: initial });
  const right = useChangeRight(props.calendar, event);
  // What is typed while the right ends stays.
  const [denial] = useState(() => findDenial({ kind: 'update', event }, props.calendar));
  if (denial !== null) return <Refusal text={denial} onClose={props.onClose} />;
  const mayDelete = findDenial({ kind: 'delete', event }, props.calendar) === null;
  return (
    <EditorForm
      {...props}
      onDelete={mayDelete ? () => onDelete(event) : null}
      event={event}
      right={right}
      initial={initial}
      isTyped={false}
      // Beside the buttons, which stay in view.
      notice={<ChangedMeanwhile events={props.calendar.events} event={event} />}
      onSave={(values) => onChange(seenEvent, values)}
      onOutdated={(starts, typedValues) => {
        const before = seenByDraft(seenEvent, starts, props.form);
        setSeenEvent(before);
        // What is not complete yet is compared when it is saved.
        if (before.event !== event && filledTimes(typedValues))
          onOutdated(before, typedValues, event);
      }}
    />
  );
}

interface EditorFormProps extends EditorProps {
  event: CalendarEvent | null;
  right: ReturnType<typeof useChangeRight>;
  initial: EventValues;
  isTyped: boolean;
  /** An additional notice to read before saving. */
  notice?: ReactNode;
  onSave: (values: EventValues) => void;
  /** Null if there is nothing that the visitor may delete. */
  onDelete: (() => void) | null;
  onOutdated?: (starts: OutdatedStarts, typedValues: EventValues) => void;
}

function EditorForm(props: EditorFormProps) {
  const { calendar, form, event, right, isDenied, notice, onClose, error, ...others } = props;
  const { shownEvents, eventLook, onDelete, ...fields } = others;
  const t = useTranslate();
  const isExplained = saysWhy(right, isDenied);
  const [isDeleting, setDeleting] = useState(false);
  const { formats, pending, onSave } = fields;
  const isNarrow = useMedia('(width < 1024px)');
  const drawDay = (values: EventValues) => (
    <EventsOfDay
      shownEvents={shownEvents}
      eventLook={eventLook}
      formats={formats}
      event={event}
      wanted={wantedSpan(values, form)}
    />
  );
  return (
    <EventForm
      {...fields}
      error={isExplained ? null : error}
      draft={`${calendar.address} ${event?.id ?? newEventId}`}
      event={event}
      calendar={form}
      beside={isNarrow ? undefined : drawDay}
      onSave={(values) => {
        setDeleting(false);
        onSave(values);
      }}
    >
      {() => (
        <div className={styles.foot} data-bar="">
          {notice}
          <div className={styles.actions}>
            <Button
              look="primary"
              type="submit"
              pending={pending || isExplained || !right.isThere}
              busy={pending && !isDeleting}
              aria-keyshortcuts="Control+Enter Meta+Enter"
            >
              {t('calendar:Save')}
            </Button>
            <Button onClick={onClose}>{t('common:Cancel')}</Button>
            <p className={styles.right} role="status">
              {right.text}
            </p>
            {onDelete && (
              <Button
                look="quiet"
                pending={pending}
                busy={pending && isDeleting}
                onClick={() => {
                  setDeleting(true);
                  onDelete();
                }}
              >
                {t('calendar:Delete')}
              </Button>
            )}
          </div>
        </div>
      )}
    </EventForm>
  );
}

/** An event and the values of its form, as the person saw them before the first change. */
interface SeenEvent {
  readonly event: CalendarEvent;
  readonly values: EventValues;
}

/**
 * Returns the event as seen by the person who typed a draft, as far as it matters: the fields that were typed into,
 * and the version. Returns the current event if they are the same.
 */
function seenByDraft(
  { event, values: now }: SeenEvent,
  { values: starts, version = event.version }: OutdatedStarts,
  calendar: FormCalendar,
): SeenEvent {
  const values = structuredClone(now);
  for (const [name, value] of starts) setValueAt(values, name, value);
  // What has been stored may be anything.
  const changes = filledTimes(values) ? eventChanges(now, values, calendar) : {};
  if (Object.keys(changes).length === 0) return { event, values: now };
  const seenEvent = changedEvent(event, changes);
  return { event: { ...seenEvent, version }, values };
}
