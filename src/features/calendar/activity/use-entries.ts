import { useSetAtom } from 'jotai';
import { type Dispatch, type SetStateAction, useState } from 'react';
import { IdempotencyKeys } from '#src/actions/idempotency-keys.ts';
import { useAction } from '#src/actions/use-action.ts';
import { useDraftAction } from '#src/actions/use-draft-action.ts';
import { useShowFailure } from '#src/actions/use-show-failure.ts';
import { doneIf } from '#src/actions/verify-by.ts';
import type { CallOptions } from '#src/api/call.ts';
import { acceptGone } from '#src/api/errors.ts';
import type { CalendarEvent } from '#src/calendar/model/event.ts';
import { showCounts } from '#src/calendar/store/show-edit.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { type Message, message } from '#src/i18n/message.ts';
import { statusAtom, undoAction } from '#src/status/status.ts';
import type { DraftHandle } from '#src/ui/form/DraftForm.tsx';
import type { EventPlace } from './event-place.ts';

/** A comment or a sign-up. */
interface Entry {
  readonly id: number;
  readonly is_own: boolean;
}

/** A kind of entries that people add to an event. */
interface EntryKind<One extends Entry, Body> {
  /** Adds one; once for each key, however often it is called. */
  create: (body: Body, key: string, options: CallOptions) => Promise<One | undefined>;
  remove: (entry: One, options: CallOptions) => Promise<unknown>;
  /** Reads them all. */
  list: (options: CallOptions) => Promise<{ readonly results: readonly One[] } | undefined>;
  /** Returns the body that adds the same entry again. */
  toBody: (entry: One) => Body;
  /** The event with so many more entries. */
  count: (event: CalendarEvent, difference: 1 | -1) => CalendarEvent;
  added: (entry: One) => Message;
  removed: (entry: One) => Message;
  /** Says that a removal has failed. */
  kept: (entry: One) => Message;
}

/** A body that a form sends. */
interface Addition<Body> {
  readonly body: Body;
  readonly form: DraftHandle;
}

/**
 * Adds entries to a list beside an event, and removes them. Each change shows at once and is taken back on failure; both
 * are announced. Own entries can be brought back.
 * @param read the entries as the server knows them.
 */
export function useEntries<One extends Entry, Body>(
  { calendar, event }: EventPlace,
  read: readonly One[],
  kind: EntryKind<One, Body>,
) {
  const t = useTranslate();
  const announce = useSuccessStatus();
  const [keys] = useState(() => new IdempotencyKeys());
  const [entries, setEntries] = useOwnCopy(read);
  const counting = <Result>(difference: 1 | -1, call: () => Promise<Result>) =>
    showCounts(calendar.events, event.id, {
      count: (countedEvent) => kind.count(countedEvent, difference),
      call,
    });
  /** Returns whether an entry has been added although its call failed; the server answers the same key as it did before. */
  const verifyAdded = async (body: Body, key: string, options: CallOptions) => {
    const list = await kind.list(options);
    if (!list) return undefined;
    const isNew = (entry: One) => entry.is_own && !entries.some(({ id }) => id === entry.id);
    return list.results.some(isNew) ? { data: await kind.create(body, key, options) } : null;
  };
  const quiet = { revalidate: false, whenLeft: 'finish' } as const;

  const restore = useAction({
    call: ({ entry, key }: { entry: One; key: string }, options) =>
      counting(1, () => kind.create(kind.toBody(entry), key, options)),
    verify: ({ entry, key }, options) => verifyAdded(kind.toBody(entry), key, options),
    onSuccess: (createdEntry) => {
      if (createdEntry) setEntries((list) => withEntry(list, createdEntry));
      announce(message('calendar:Undone'));
    },
    onFailure: useShowFailure(() => t('calendar:The change has not been undone.')),
    getKey: ({ key }) => key,
    ...quiet,
  });
  const remove = useAction({
    call: (entry: One, options) =>
      counting(-1, () => kind.remove(entry, options).catch(acceptGone)),
    verify: async ({ id }, options) => {
      const list = await kind.list(options);
      return list && doneIf(list.results.every((listedEntry) => listedEntry.id !== id));
    },
    onSuccess: (_, entry) => {
      setEntries((list) => list.filter(({ id }) => id !== entry.id));
      const undo = () => restore.run({ entry, key: crypto.randomUUID() });
      announce(kind.removed(entry), entry.is_own ? undo : undefined);
    },
    onFailure: useShowFailure(kind.kept),
    getKey: ({ id }) => id,
    ...quiet,
  });
  const add = useDraftAction({
    call: ({ body }: Addition<Body>, options) =>
      counting(1, () => keys.send('add', body, (key) => kind.create(body, key, options))),
    verify: ({ body }, options) => verifyAdded(body, keys.find('add', body), options),
    onSuccess: (createdEntry, { body }) => {
      keys.forget('add', body);
      if (!createdEntry) return;
      setEntries((list) => withEntry(list, createdEntry));
      announce(kind.added(createdEntry), () => remove.run(createdEntry));
    },
  });
  const isGoing = ({ id }: One) => remove.running.some((removedEntry) => removedEntry.id === id);
  return {
    /** With all pending removals. */
    entries: entries.filter((entry) => !isGoing(entry)),
    setEntries,
    add,
    /** The bodies that the server does not have yet. */
    pendingBodies: add.running.map(({ body }) => body),
    remove: remove.run,
  };
}

/** The list with an entry, which may be in it already: it may have been read before the answer arrived. */
function withEntry<One extends Entry>(list: readonly One[], entry: One): readonly One[] {
  return [...list.filter(({ id }) => id !== entry.id), entry];
}

/** Announces a success, with a way to take it back if there is one. */
export function useSuccessStatus() {
  const showStatus = useSetAtom(statusAtom);
  return (text: Message, undo?: () => void) =>
    showStatus({
      type: 'success',
      text,
      ...(undo && { action: undoAction(undo, 'z') }),
    });
}

/** A copy of data that was read, for own changes to it. Data that is read again replaces it. */
function useOwnCopy<Data>(read: Data): [Data, Dispatch<SetStateAction<Data>>] {
  const [source, setSource] = useState(read);
  const [copy, setCopy] = useState(read);
  if (source === read) return [copy, setCopy];
  setSource(read);
  setCopy(read);
  return [read, setCopy];
}
