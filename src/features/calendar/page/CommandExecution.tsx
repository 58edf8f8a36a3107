import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormError } from '#src/actions/use-form-error.ts';
import type { SubCalendar } from '#src/calendar/model/sub-calendar.ts';
import { usualTime, type WantedTime } from '#src/calendar/model/wanted-time.ts';
import { type CalendarWeek, weekNumbers } from '#src/calendar/model/week.ts';
import { clockMinuteIn } from '#src/calendar/model/zone-clock.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { serverNow } from '#src/util/server-clock.ts';
import { newEventId } from '../address/calendar-state.ts';
import { keepsDrafts } from '../address/keeps-drafts.ts';
import type { CalendarConfiguration, ReadableCalendar } from '../address/readable-calendar.ts';
import type { CommandQueue } from '../commands/command-queue.ts';
import { RecentChanges } from '../commands/RecentChanges.tsx';
import { RefusalDialog } from '../commands/RefusalDialog.tsx';
import { ScopeDialog } from '../commands/ScopeDialog.tsx';
import { useCommandExecution } from '../commands/use-command-execution.ts';
import { EventEditor, type EventEditorProps } from '../editor/EventEditor.tsx';
import {
  copyValues,
  type EventValues,
  eventChanges,
  type FormCalendar,
  newEvent,
  newValues,
} from '../editor/event-values.ts';
import { QuickForm, type QuickStart, type SavedForm } from '../editor/QuickForm.tsx';
import type { ViewProps } from '../grid/view-props.ts';
import type { EventFormState, FormStart } from './use-event-form.ts';
import type { RecentPlace } from './use-recent-place.ts';

interface CommandExecutionProps
  extends Pick<
    ViewProps,
    | 'formats'
    | 'eventLook'
    | 'shownEvents'
    | 'composed'
    | 'zone'
    | 'date'
    | 'range'
    | 'options'
    | 'subCalendars'
    | 'intents'
  > {
  calendar: ReadableCalendar;
  queue: CommandQueue;
  form: EventFormState;
  recent: RecentPlace;
  /** @param savedId the id of the event that has been saved in it. */
  onEdit: (eventId: string | null, savedId?: string) => void;
}

/** Carries out the commands of a calendar's page, with the questions that these need, and has the forms of its events. */
export function CommandExecution(props: CommandExecutionProps) {
  const { calendar, queue, onEdit, formats, eventLook, zone, date, subCalendars } = props;
  const { editing, editor, start, setStart } = props.form;
  const t = useTranslate();
  const form = formCalendar(calendar.configuration, zone, props.options.week);
  const quick = useQuickStart(start, form, subCalendars);
  const [saved, setSaved] = useState<SavedForm>({ form: null });
  const close = (savedId?: string) => {
    setStart(null);
    // The form must not guard its values anymore when the address changes.
    flushSync(() =>
      setSaved({ form: quick ?? editor, ...(savedId !== undefined && { eventId: savedId }) }),
    );
    if (editing !== null) onEdit(null, savedId);
  };
  const { question, refusal, ...execution } = useCommandExecution(calendar, {
    queue,
    words: { ...eventLook, formats },
    form: { form: quick ?? editor, onSaved: close },
  });
  const acts = createActs(form, execution, close);
  const shared = {
    formats,
    pending: execution.isSaving,
    error: useFormError(execution.saveError),
    isDenied: execution.saveError?.id === 'permission_denied',
  };
  const typed = readStart(start, form);
  return (
    <>
      {editing !== null && (
        <EventEditor
          {...shared}
          key={editing}
          calendar={calendar}
          shownEvents={props.shownEvents}
          eventLook={eventLook}
          form={form}
          keepsDraft={keepsDrafts(calendar)}
          // Until the address no longer leads to it.
          isDone={saved.form === editor}
          eventId={editing}
          blank={typed ?? newValues(form, findUsualTime(date, zone), subCalendars)}
          isTyped={typed !== null && editing === newEventId}
          {...acts}
          onClose={() => onEdit(null)}
        />
      )}
      <QuickForm
        {...shared}
        start={quick}
        saved={saved}
        composed={props.composed}
        calendar={form}
        range={props.range}
        onGo={props.intents.go}
        onSave={acts.onCreate}
        onMore={(values) => {
          setStart({ kind: 'typed', values });
          onEdit(newEventId);
        }}
        onClose={() => setStart(null)}
      />
      <RecentChanges
        {...execution.recent}
        anchor={editing === null ? props.recent.anchor : null}
        formats={formats}
        onClose={props.recent.close}
      />
      <ScopeDialog {...question} formats={formats} />
      <RefusalDialog {...refusal} words={{ ...form, t, formats }} eventLook={eventLook} />
    </>
  );
}

/** Creates the actions that forms of events ask for. @param close closes the form, in which nothing has been changed. */
function createActs(
  form: FormCalendar,
  { save, showRefusal }: Pick<ReturnType<typeof useCommandExecution>, 'save' | 'showRefusal'>,
  close: () => void,
): Pick<EventEditorProps, 'onCreate' | 'onChange' | 'onDelete' | 'onOutdated'> {
  return {
    onCreate: (values) =>
      save({ kind: 'create', body: newEvent(values, form), key: crypto.randomUUID() }),
    onChange: ({ event, values: before }, values) => {
      const changes = eventChanges(before, values, form);
      if (Object.keys(changes).length === 0) close();
      else save({ kind: 'update', event, changes });
    },
    onDelete: (event) => save({ kind: 'delete', event }),
    onOutdated: ({ event, values: before }, values, current) => {
      const changes = eventChanges(before, values, form);
      showRefusal({ kind: 'changed', write: { kind: 'update', event, changes }, current });
    },
  };
}

function formCalendar(
  { sub_calendars, event_fields, license, settings: { date_time } }: CalendarConfiguration,
  zone: string | null,
  week: CalendarWeek,
): FormCalendar {
  const ownZone = date_time.show_time_zone ? date_time.time_zone : null;
  return {
    subCalendars: sub_calendars,
    fields: event_fields,
    zone,
    ownZone,
    weekStartsOn: week.rule.weekStartsOn,
    weekNumber: weekNumbers(week),
    license,
  };
}

/**
 * The beginning of the quick form, with the sub-calendar that is meant, otherwise with one that is shown; the same object
 * while it is open.
 */
function useQuickStart(
  start: FormStart | null,
  form: FormCalendar,
  shownCalendars: readonly SubCalendar[],
): QuickStart | null {
  const [last, setLast] = useState<{ start: FormStart | null; quick: QuickStart | null }>({
    start: null,
    quick: null,
  });
  if (last.start === start) return last.quick;
  const meant = start?.kind === 'quick' ? start : null;
  const quick = meant && {
    values: newValues(form, meant.time, [
      ...form.subCalendars.filter(({ id }) => id === meant.subCalendarId),
      ...shownCalendars,
    ]),
    isTimeChosen: meant.isTimeChosen,
  };
  setLast({ start, quick });
  return quick;
}

/** The values of the form of a new event, if it does not begin empty. */
function readStart(start: FormStart | null, form: FormCalendar): EventValues | null {
  if (start?.kind === 'copy') return copyValues(form, start.event);
  return start?.kind === 'typed' ? start.values : null;
}

/** The usual time on a day: the next full hour if it is today. */
function findUsualTime(day: number, zone: string | null): WantedTime {
  return usualTime(day, clockMinuteIn(zone, serverNow()));
}
