import { useSetAtom } from 'jotai';
import { useLayoutEffect, useRef, useState } from 'react';
import { useAction } from '#src/actions/use-action.ts';
import { useSendingKey } from '#src/actions/use-sending-key.ts';
import { useShowFailure } from '#src/actions/use-show-failure.ts';
import type { Failure } from '#src/api/errors.ts';
import type { EventWrite, WriteOutcome } from '#src/calendar/events/event-write.ts';
import { EventWriter } from '#src/calendar/events/event-writer.ts';
import { clockMinute } from '#src/calendar/model/event.ts';
import { type Translate, useTranslate } from '#src/i18n/i18n.ts';
import { type Message, message } from '#src/i18n/message.ts';
import { statusAtom } from '#src/status/status.ts';
import type { ReadableCalendar } from '../calendar-loader.ts';
import type { CalendarFormats } from '../formats/calendar-formats.ts';
import type { EventLook } from '../views/calendar-view.ts';
import { readRefusal, type WriteRefusal } from './write-refusal.ts';
import type { WriteRequest } from './write-requests.ts';

/** A change to one occurrence of a series, or to several. */
export type OccurrenceRequest = Extract<WriteRequest, { kind: 'update' | 'delete' }>;

/** What tells forms apart; null for none. */
export type FormIdentity = string | object | null;

/** A change, and the form that waits for it. */
interface Run {
  readonly write: EventWrite;
  readonly form: FormIdentity;
}

interface OpenForm {
  /** The form that is open. */
  readonly form: FormIdentity;
  /** Called when its change has been made. */
  readonly onSaved: () => void;
}

interface EventWrites {
  /** Makes a change that a view or a card asks for. */
  write: (write: EventWrite) => void;
  /** Makes a change for a form, which shows why it failed. */
  save: (write: EventWrite) => void;
  isSaving: boolean;
  saveError: Failure | null;
  /** What the person has to decide, because the server has refused a change. */
  refusal: WriteRefusal | null;
  /** Sends another change instead of the one that was refused; null gives it up. */
  answerRefusal: (write: EventWrite | null) => void;
  undoLatest: () => void;
}

/**
 * Changes the events of a calendar. Each change shows at once and is taken back on failure; both are announced, and so is
 * how to undo it. A form that has been left meanwhile neither shows an error nor closes the one that is open now.
 */
export function useEventWrites(
  { address, memory, events }: ReadableCalendar,
  { title, formats }: EventLook & { formats: CalendarFormats },
  { form: openForm, onSaved }: OpenForm,
): EventWrites {
  const t = useTranslate();
  const showStatus = useSetAtom(statusAtom);
  const [writer] = useState(() => new EventWriter(address, memory.zone, events));
  /** Oldest first: changes may be refused while a person still decides about another one. */
  const [refused, setRefused] = useState<readonly (Run & { refusal: WriteRefusal })[]>([]);
  const [first] = refused;
  const [saveError, setSaveError] = useState<{ form: FormIdentity; error: Failure } | null>(null);
  const { offerUndo, undoLatest } = useEventUndo(writer);
  /** Changes to undo once the server has made them. */
  const hasty = useRef(new Set<Run>());
  const { keyFor, renew } = useSendingKey();
  const latestForm = useRef(openForm);
  // As it is when an answer arrives, not as it was when the change was sent.
  useLayoutEffect(() => {
    latestForm.current = openForm;
  });
  const isOpen = (form: FormIdentity) => form !== null && latestForm.current === form;
  const showFailure = useShowFailure<EventWrite>((one) => failureText(one, title));

  const { run, running } = useAction({
    call: ({ write }: Run, options) => writer.write(write, options),
    onSuccess: (outcome, made) => {
      const { write, form } = made;
      const action = offerUndo(outcome);
      const text = [outcomeText(write, title), ...resolvedText(t, formats, outcome)];
      showStatus({ type: 'success', text, ...(action && { action }) });
      if (form !== null) renew();
      if (isOpen(form)) onSaved();
      if (hasty.current.delete(made)) action?.run();
    },
    onFailure: (error, failed) => {
      const { write, form } = failed.input;
      hasty.current.delete(failed.input);
      const refusal = readRefusal(error, write);
      if (refusal) setRefused((others) => [...others, { write, form, refusal }]);
      else if (isOpen(form)) setSaveError({ form, error });
      else showFailure(error, { ...failed, input: write });
    },
    // Writes to the same event wait for each other instead of blocking one another.
    getKey: nextKey,
    revalidate: false,
    whenLeft: 'finish',
  });

  return {
    write: (write) => run({ write, form: null }),
    save: (write) => {
      setSaveError(null);
      // Saving the same again after an error must not add it twice.
      const isNew = write.kind === 'create';
      const sent = isNew ? { ...write, key: keyFor(JSON.stringify(write.body)) } : write;
      run({ write: sent, form: openForm });
    },
    isSaving: running.some(({ form }) => form !== null && form === openForm),
    saveError: saveError?.form === openForm ? saveError.error : null,
    refusal: first?.refusal ?? null,
    answerRefusal: (write) => {
      setRefused((all) => all.slice(1));
      if (write && first) run({ write, form: first.form });
    },
    undoLatest: () => {
      const pending = running.findLast((one) => !hasty.current.has(one));
      if (pending) hasty.current.add(pending);
      else undoLatest();
    },
  };
}

/** Takes changes back, in any order or the latest first. */
function useEventUndo(writer: EventWriter) {
  const t = useTranslate();
  const showStatus = useSetAtom(statusAtom);
  /** The changes that can be undone, latest last. */
  const undoable = useRef<WriteOutcome[]>([]);
  const undo = useAction({
    call: (outcome: WriteOutcome, options) => writer.undo(outcome, options),
    onSuccess: () => showStatus({ type: 'success', text: message('calendar:Undone') }),
    onFailure: useShowFailure(() => t('calendar:The change has not been undone.')),
    getKey: ({ undo: handle }) => handle?.id ?? '',
    revalidate: false,
    whenLeft: 'finish',
  });
  const takeBack = (outcome: WriteOutcome) => {
    undoable.current = undoable.current.filter((other) => other !== outcome);
    undo.run(outcome);
  };
  return {
    /** The action of a status message; null if there is nothing to undo. */
    offerUndo: (outcome: WriteOutcome) => {
      if (!outcome.undo) return null;
      undoable.current.push(outcome);
      return { label: message('common:Undo'), run: () => takeBack(outcome), shortcut: 'z' };
    },
    undoLatest: () => {
      const outcome = undoable.current.at(-1);
      if (outcome) takeBack(outcome);
      else showStatus({ type: 'info', text: message('calendar:There is nothing to undo.') });
    },
  };
}

/** What the server has made of times that do not exist, or exist twice. */
function resolvedText(
  t: Translate,
  formats: CalendarFormats,
  { resolved }: WriteOutcome,
): Message[] {
  return resolved.map(({ reason, time }) => {
    const clock = formats.time(clockMinute(time));
    return reason === 'gap'
      ? t('calendar:Clocks are put forward then, so it is at %time%.', { time: clock })
      : t('calendar:Clocks are put back then; it is the first %time%.', { time: clock });
  });
}

let keys = 0;

function nextKey(): number {
  keys += 1;
  return keys;
}

/** The longest part of a title in a message. */
const longestTitle = 60;

function shortTitle(write: EventWrite, title: EventLook['title']): string {
  const whole = write.kind === 'create' ? write.body.title : title(write.event);
  return whole.length > longestTitle ? `${whole.slice(0, longestTitle)}…` : whole;
}

function outcomeText(write: EventWrite, title: EventLook['title']): Message {
  const values = { title: shortTitle(write, title) };
  if (write.kind === 'create') return message('calendar:“%title%” is in the calendar.', values);
  return write.kind === 'update'
    ? message('calendar:“%title%” is changed.', values)
    : message('calendar:“%title%” is deleted.', values);
}

function failureText(write: EventWrite, title: EventLook['title']): Message {
  const values = { title: shortTitle(write, title) };
  if (write.kind === 'create') return message('calendar:“%title%” has not been added.', values);
  return write.kind === 'update'
    ? message('calendar:“%title%” is as it was before.', values)
    : message('calendar:“%title%” is still in the calendar.', values);
}
