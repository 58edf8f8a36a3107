import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFormError } from '#src/actions/use-form-error.ts';
import type { SubCalendar } from '#src/calendar/model/sub-calendar.ts';
import { usualTime, type WantedTime } from '#src/calendar/model/wanted-time.ts';
import { clockMinuteIn } from '#src/calendar/model/zone-clock.ts';
import type { EventWrite } from '#src/calendar/store/event-write.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { message } from '#src/i18n/message.ts';
import { useShortcut } from '#src/session/use-shortcut.ts';
import { statusAtom } from '#src/status/status.ts';
import { serverNow } from '#src/util/server-clock.ts';
import { keepsDrafts } from '../address/keeps-drafts.ts';
import type { CalendarConfiguration, ReadableCalendar } from '../address/readable-calendar.ts';
import { copyEvent } from '../commands/next-writes.ts';
import { RefusalDialog } from '../commands/RefusalDialog.tsx';
import { ScopeDialog } from '../commands/ScopeDialog.tsx';
import { type FormIdentity, useEventWrites } from '../commands/use-event-writes.ts';
import { hasScope, useScopeQuestion } from '../commands/use-scope-question.ts';
import type { WriteRequest, WriteRequests } from '../commands/write-requests.ts';
import { EventEditor, type EventEditorProps, newEventId } from '../editor/EventEditor.tsx';
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

export interface CalendarWriterProps
  extends Pick<
    ViewProps,
    | 'formats'
    | 'eventLook'
    | 'composed'
    | 'zone'
    | 'date'
    | 'today'
    | 'range'
    | 'options'
    | 'subCalendars'
    | 'intents'
  > {
  calendar: ReadableCalendar;
  requests: WriteRequests;
  /** The id of the event in the editor, or that of a new one; null while the editor is closed. */
  editing: string | null;
  /** @param savedId the id of the event that has been saved in it. */
  onEdit: (eventId: string | null, savedId?: string) => void;
}

/** Makes the changes that people ask for on a calendar's page, asks what it needs to know, and offers to undo them. */
export function CalendarWriter(props: CalendarWriterProps) {
  const { calendar, requests, editing, onEdit, formats, eventLook, zone } = props;
  const t = useTranslate();
  const { weekStartsOn } = props.options.week.rule;
  const form = formCalendar(calendar.configuration, zone, weekStartsOn);
  const [quick, setQuick] = useState<QuickStart | null>(null);
  const { editor, typed, setTyped } = useEditor(editing);
  const [saved, setSaved] = useState<SavedForm>({ form: null });
  const close = (savedId?: string) => {
    setQuick(null);
    setTyped(null);
    setSaved({ form: quick ?? editor, ...(savedId !== undefined && { eventId: savedId }) });
    if (editing !== null) onEdit(null, savedId);
  };
  const openEditor = (values: EventValues) => {
    setTyped(values);
    setQuick(null);
    onEdit(newEventId);
  };
  const openForm = { form: quick ?? editor, onSaved: close };
  const writes = useEventWrites(calendar, { ...eventLook, formats }, openForm);
  const saveError = useFormError(writes.saveError);
  const { change, ...question } = useScopeQuestion(calendar, props.today, writes.run);
  const refusePlace = useRefusePlace();
  const receive = useEffectEvent((request: WriteRequest) => {
    if (request.kind === 'compose') setQuick(startQuickly(form, request, props.subCalendars));
    else if (request.kind === 'duplicate') openEditor(copyValues(form, request.event));
    else passOn(request, form, { run: writes.run, change, refusePlace });
  });
  // The views and the card, which ask, do not load this part.
  useEffect(() => requests.connect((request) => receive(request)), [requests]);
  useShortcut('z', t('calendar:Undo the latest change'), writes.undoLatest);
  const acts = createActs(form, { writes, change, close });
  const isDenied = writes.saveError?.id === 'permission_denied';
  const shared = { formats, pending: writes.isSaving, error: saveError, isDenied };
  return (
    <>
      {editing !== null && (
        <EventEditor
          {...shared}
          key={editing}
          calendar={calendar}
          form={form}
          keepsDraft={keepsDrafts(calendar)}
          // Until the address no longer leads to it.
          isDone={saved.form === editor}
          eventId={editing}
          blank={typed ?? newValues(form, findUsualTime(props.date, zone), props.subCalendars)}
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
        onMore={openEditor}
        onClose={() => setQuick(null)}
      />
      <ScopeDialog {...question} formats={formats} />
      <RefusalDialog
        refusal={writes.refusal}
        words={{ ...form, t, formats }}
        eventLook={eventLook}
        onRetry={(write) => {
          if (hasScope(write)) return writes.answerRefusal(write);
          writes.answerRefusal(null);
          change([write], fromForm);
        }}
        onClose={() => writes.answerRefusal(null)}
      />
    </>
  );
}

/** The origin of changes made in a form. */
const fromForm = { isFromForm: true, leftOut: 0 };

interface FormWriting extends Pick<ReturnType<typeof useScopeQuestion>, 'change'> {
  writes: Pick<ReturnType<typeof useEventWrites>, 'run' | 'refuse'>;
  /** Closes the form, in which nothing has been changed. */
  close: () => void;
}

/** Creates the actions that forms of events ask for. */
function createActs(
  form: FormCalendar,
  { writes, change, close }: FormWriting,
): Pick<EventEditorProps, 'onCreate' | 'onChange' | 'onOutdated'> {
  return {
    onCreate: (values) => {
      const body = newEvent(values, form);
      writes.run({ ...fromForm, writes: [{ kind: 'create', body, key: crypto.randomUUID() }] });
    },
    onChange: ({ event, values: before }, values) => {
      const changes = eventChanges(before, values, form);
      if (Object.keys(changes).length === 0) close();
      else change([{ kind: 'update', event, changes }], fromForm);
    },
    onOutdated: ({ event, values: before }, values, current) => {
      const changes = eventChanges(before, values, form);
      writes.refuse({ kind: 'changed', write: { kind: 'update', event, changes }, current });
    },
  };
}

/** The editor as a form with another identity each time that it opens, and what was typed for it elsewhere. */
function useEditor(editing: string | null) {
  const [opened, setOpened] = useState({ editing });
  const [typed, setTyped] = useState<EventValues | null>(null);
  if (opened.editing !== editing) {
    setOpened({ editing });
    // Going forward to the address must not open it with what has been saved since.
    if (editing === null) setTyped(null);
  }
  const editor: FormIdentity = editing === null ? null : opened;
  return { editor, typed, setTyped };
}

function formCalendar(
  { sub_calendars, event_fields, settings: { date_time } }: CalendarConfiguration,
  zone: string | null,
  weekStartsOn: number,
): FormCalendar {
  const ownZone = date_time.show_time_zone ? date_time.time_zone : null;
  return { subCalendars: sub_calendars, fields: event_fields, zone, ownZone, weekStartsOn };
}

/** Says that a copy has no place. */
function useRefusePlace(): () => void {
  const showStatus = useSetAtom(statusAtom);
  const text = message('calendar:You may not add events to this calendar.');
  return () => showStatus({ type: 'info', text });
}

/** Makes the changes of a request, which are all of the same kind. */
function passOn(
  request: Exclude<WriteRequest, { kind: 'compose' | 'duplicate' }>,
  form: FormCalendar,
  {
    run,
    change,
    refusePlace,
  }: Pick<ReturnType<typeof useEventWrites>, 'run'> &
    Pick<ReturnType<typeof useScopeQuestion>, 'change'> & { refusePlace: () => void },
): void {
  const isSeveral = request.kind === 'several';
  const requests = isSeveral ? request.requests : [request];
  const origin = { isFromForm: false, leftOut: isSeveral ? request.leftOut : 0 };
  const changes = requests.filter((one) => one.kind === 'update' || one.kind === 'delete');
  const writes = requests.flatMap((one): readonly EventWrite[] => {
    if (one.kind === 'create') return [one];
    const copy = one.kind === 'copy' ? copyEvent(one, form) : null;
    return copy ? [copy] : [];
  });
  const leftOut = origin.leftOut + requests.length - writes.length;
  if (changes.length > 0) change(changes, origin);
  else if (writes.length > 0) run({ ...origin, leftOut, writes });
  else refusePlace();
}

/** The quick form, with the sub-calendar that is meant, otherwise with one that is shown. */
function startQuickly(
  form: FormCalendar,
  { time, subCalendarId, isTimeChosen }: Extract<WriteRequest, { kind: 'compose' }>,
  shown: readonly SubCalendar[],
): QuickStart {
  const meant = form.subCalendars.filter(({ id }) => id === subCalendarId);
  return { values: newValues(form, time, [...meant, ...shown]), isTimeChosen };
}

/** The usual time on a day: the next full hour if it is today. */
function findUsualTime(day: number, zone: string | null): WantedTime {
  return usualTime(day, clockMinuteIn(zone, serverNow()));
}
