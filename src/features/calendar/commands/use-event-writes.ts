import { useAtomValue, useSetAtom } from 'jotai';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { IdempotencyKeys } from '#src/actions/idempotency-keys.ts';
import { useAction } from '#src/actions/use-action.ts';
import { retryAction, useShowFailure } from '#src/actions/use-show-failure.ts';
import { type Failure, RequestError } from '#src/api/errors.ts';
import type { EventWrite, NewEvent, WriteOutcome } from '#src/calendar/store/event-write.ts';
import { EventWriter } from '#src/calendar/store/event-writer.ts';
import { type AllSettled, settleAll } from '#src/calendar/store/settle-all.ts';
import type { CalendarFormats } from '#src/calendar/words/calendar-formats.ts';
import { message } from '#src/i18n/message.ts';
import { type StatusMessage, statusAtom } from '#src/status/status.ts';
import { draftOwnerAtom } from '#src/ui/form/drafts.ts';
import type { CalendarMemory } from '../address/calendar-memory.ts';
import { keepsDrafts } from '../address/keeps-drafts.ts';
import type { ReadableCalendar } from '../address/readable-calendar.ts';
import type { EventLook } from '../event/event-look.ts';
import { noteChange } from './change-note.ts';
import { tellFailures } from './tell-failures.ts';
import { useEventUndo } from './use-event-undo.ts';
import { readRefusal, type WriteRefusal } from './write-refusal.ts';
import {
  failureText,
  leftOutTexts,
  outcomeText,
  resolvedTexts,
  unclearText,
} from './write-texts.ts';

/** The identity of a form, a new object each time that a form opens; null for none. */
export type FormIdentity = object | null;

/** The origin of changes. */
export interface WriteOrigin {
  /** True if the open form waits for them, which shows why they failed. */
  readonly isFromForm: boolean;
  /** The number of chosen events that are left out, because the visitor may not change them. */
  readonly leftOut: number;
}

/** Changes of one kind that are sent together. */
interface Sending extends Pick<WriteOrigin, 'leftOut'> {
  readonly writes: readonly EventWrite[];
  /** The form that waits for them. */
  readonly form: FormIdentity;
}

interface RefusedWrite extends Pick<Sending, 'form'> {
  readonly refusal: WriteRefusal;
}

/** The titles and formats that messages are written with. */
export type CommandWords = Pick<EventLook, 'title' | 'calendars'> & { formats: CalendarFormats };

export interface OpenForm {
  /** The form that is open. */
  readonly form: FormIdentity;
  /** Called when its change has been made, with the id that the event has now. */
  readonly onSaved: (eventId?: string) => void;
}

/**
 * Changes the events of a calendar. Each change shows at once and is taken back on failure; both are announced, and so is
 * how to undo it. A form that has been left meanwhile neither shows an error nor closes the one that is open now, and on
 * another page nothing is left to decide.
 */
export function useEventWrites(
  calendar: ReadableCalendar,
  words: CommandWords,
  { form: openForm, onSaved }: OpenForm,
) {
  const { address, memory, events } = calendar;
  const showStatus = useSetAtom(statusAtom);
  const [writer] = useState(() => new EventWriter(address, memory.zone, events));
  const { first, addRefusals, dropFirst } = useRefusals();
  const [saveError, setSaveError] = useState<{ form: FormIdentity; error: Failure } | null>(null);
  const undoing = useEventUndo<Sending>(writer, calendar);
  const formKeys = useFormKeys(calendar);
  const { pathname } = useLocation();
  const latest = useLatest(openForm);
  const isOpen = (form: FormIdentity) => form !== null && latest.current?.form === form;
  const showFailure = useShowFailure<Sending>(({ writes }) => failureText(writes, words.title));

  const { run, running } = useAction({
    call: (made: Sending, options) => {
      undoing.begin(made);
      return settleAll(events, made.writes, (write) => writer.write(write, options));
    },
    onSuccess: (settled, made) => {
      const { form } = made;
      const results = settled.made.map(({ result }) => result);
      const undo = undoing.offerUndo(made, results, noteChange(settled.made, words));
      const { lost, ...status } = outcomeStatus(settled, made, words);
      const retry = () => run({ writes: lost, form: null, leftOut: 0 });
      const again = lost.length > 0 && retryAction({ retry, page: pathname });
      const refusals = readRefusals(writer, settled.failed);
      const decide = refusals.length > 0 && {
        label: message('calendar:Decide one by one'),
        run: () => addRefusals(null, refusals),
        page: pathname,
      };
      const [action, further] = [undo, decide, again].flatMap((one) => one || []);
      showStatus({ ...status, ...(action && { action }), ...(further && { further }) });
      if (form !== null) formKeys.forget(made.writes);
      if (isOpen(form)) onSaved(settled.made[0]?.result.event?.id);
      undoing.undoNext();
    },
    onFailure: (refused, failed) => {
      const { writes, form } = failed.input;
      const error = tellTooLarge(refused);
      if (form !== null) formKeys.forgetIfReused(refused, writes);
      undoing.offerUndo(failed.input, [], null);
      undoing.undoNext();
      const [write] = writes;
      const refusal = write && writes.length === 1 && readOpenRefusal(writer, write, error);
      if (refusal && latest.current) addRefusals(form, [refusal]);
      else if (isOpen(form)) setSaveError({ form, error });
      else showFailure(error, failed);
    },
    // Writes to the same event wait for each other instead of blocking one another.
    getKey: nextKey,
    revalidate: false,
    whenLeft: 'finish',
  });

  return {
    /** Makes changes. Those that are made together are undone together. */
    run: (writes: readonly EventWrite[], { isFromForm, leftOut }: WriteOrigin) => {
      if (!isFromForm) return run({ writes, form: null, leftOut });
      setSaveError(null);
      run({ writes: formKeys.add(writes), form: openForm, leftOut });
    },
    isSaving: running.some(({ form }) => form !== null && form === openForm),
    saveError: saveError?.form === openForm ? saveError.error : null,
    /** The refusal by the server about which the person has to decide. */
    refusal: first?.refusal ?? null,
    /** Lets the person decide about a change of the open form before it is sent. */
    showRefusal: (refusal: WriteRefusal) => addRefusals(openForm, [refusal]),
    /** Sends another change instead of the one that was refused; null gives it up. */
    answerRefusal: (write: EventWrite | null) => {
      dropFirst();
      if (write && first) run({ writes: [write], form: first.form, leftOut: 0 });
    },
    /** Leaves the event of the refusal as others have made it, after which there is nothing left to save. */
    keepTheirs: () => {
      dropFirst();
      showStatus({ type: 'success', text: message('calendar:The event stays as it is now.') });
      if (first?.refusal.kind === 'changed' && isOpen(first.form))
        onSaved(first.refusal.current.id);
    },
    undoLatest: undoing.undoLatest,
    recent: undoing.recent,
  };
}

/** The refusals about which the person has to decide, oldest first: more may come while they decide about one. */
function useRefusals() {
  const [refused, setRefused] = useState<readonly RefusedWrite[]>([]);
  return {
    first: refused[0],
    addRefusals: (form: FormIdentity, refusals: readonly WriteRefusal[]) =>
      setRefused((others) => [...others, ...refusals.map((refusal) => ({ form, refusal }))]),
    dropFirst: () => setRefused((all) => all.slice(1)),
  };
}

/** Reads a refusal about which the person can decide; null if it is none. */
function readOpenRefusal(
  writer: EventWriter,
  write: EventWrite,
  error: Failure,
): WriteRefusal | null {
  const refusal = readRefusal(error, write);
  // An own change may be why it is not there, and adding it again would double it.
  const isOwn = refusal?.kind === 'deleted' && writer.mayHaveReplaced(refusal.write.event);
  return isOwn ? null : refusal;
}

function readRefusals(
  writer: EventWriter,
  failed: AllSettled<EventWrite, WriteOutcome>['failed'],
): readonly WriteRefusal[] {
  return failed.flatMap(({ change, error }) => readOpenRefusal(writer, change, error) ?? []);
}

/** The keys of new events that a form sends, so that saving the same again after an error does not add it twice. */
function useFormKeys(calendar: ReadableCalendar) {
  const { address, memory } = calendar;
  const owner = useAtomValue(draftOwnerAtom);
  const [keys] = useState(
    () => new IdempotencyKeys(keepsDrafts(calendar) ? `${owner ?? 'visitor'} ${address}` : null),
  );
  return {
    add: (writes: readonly EventWrite[]) =>
      writes.map((write) =>
        write.kind === 'create'
          ? { ...write, key: keys.find('create', sentContent(write, memory)) }
          : write,
      ),
    forgetIfReused: (error: Failure, [write]: readonly EventWrite[]) => {
      if (write?.kind === 'create')
        keys.forgetIfReused(error, 'create', sentContent(write, memory));
    },
    forget: ([write]: readonly EventWrite[]) => {
      if (write?.kind === 'create') keys.forget('create', sentContent(write, memory));
    },
  };
}

/** Identifies a new event that is sent: its times mean something only in the page's zone. */
function sentContent({ body }: { body: NewEvent }, { zone }: Pick<CalendarMemory, 'zone'>) {
  return { ...body, zone };
}

/** The form that is open when an answer arrives, not when the change was sent; null once the page is left. */
function useLatest(form: FormIdentity): RefObject<{ form: FormIdentity } | null> {
  const latest = useRef<{ form: FormIdentity }>(null);
  // Answers arrive outside of renders.
  useLayoutEffect(() => {
    latest.current = { form };
    return () => {
      latest.current = null;
    };
  });
  return latest;
}

/** Describes what has been done, and what has not and why. */
function outcomeStatus(
  { made, failed }: AllSettled<EventWrite, WriteOutcome>,
  { writes: [first], leftOut }: Pick<Sending, 'writes' | 'leftOut'>,
  words: CommandWords,
): StatusMessage & { lost: readonly EventWrite[] } {
  const { title, formats } = words;
  const kind = first?.kind ?? 'update';
  const { texts, ...failures } = tellFailures(failed, {
    sayFailed: (some) => failureText(some, title),
    sayUnclear: (some) => unclearText(some, title),
  });
  return {
    ...failures,
    type: failed.length > 0 ? 'error' : 'success',
    text: [
      ...(made.length > 0 ? [outcomeText(made, words)] : []),
      ...texts,
      ...leftOutTexts(kind, leftOut),
      ...resolvedTexts(
        made.map(({ result }) => result),
        formats,
      ),
    ],
  };
}

/** An error of a change, which for an event that is too large is the server's text about files. */
function tellTooLarge(error: Failure): Failure {
  if (error.id !== 'request_too_large') return error;
  const failure = new RequestError({
    id: error.id,
    title: message('calendar:The event is too large'),
    text: message('calendar:Shorten its notes and try again.'),
    status: error.status,
    cause: error,
  });
  failure.trace = error.trace;
  return failure;
}

let keys = 0;

function nextKey(): number {
  keys += 1;
  return keys;
}
