import { useSetAtom } from 'jotai';
import { useState } from 'react';
import {
  listDeletedEvents,
  type RestoreEventData,
  restoreEvent,
  undoEventChange,
} from '#generated/calendar/fetchers.ts';
import type { components } from '#generated/calendar/types.ts';
import { IdempotencyKeys } from '#src/actions/idempotency-keys.ts';
import { useAction } from '#src/actions/use-action.ts';
import { useShowFailure } from '#src/actions/use-show-failure.ts';
import { doneIf } from '#src/actions/verify-by.ts';
import type { CallOptions } from '#src/api/call.ts';
import { type Failure, hasId } from '#src/api/errors.ts';
import { message } from '#src/i18n/message.ts';
import { statusAtom, undoAction } from '#src/status/status.ts';

export type DeletedEvent = components['schemas']['TrashedEvent'];

interface Restoration {
  readonly event: DeletedEvent;
  readonly undoId: string;
}

interface Changes {
  /** Called with the event's id once it is back. */
  onRestore: (id: string) => void;
  /** Called with the event's id once it is deleted again. */
  onUndo: (id: string) => void;
  /** Called if an event cannot come back because it is not deleted anymore, or too long ago. */
  onMissing: () => void;
}

/** Refusals that are about the event, so that they are told at its row. */
const refusalIds = ['sub_calendar_deleted', 'event_overlapping'] as const;

/** The most events that are listed to find out what became of one. */
const mostEvents = 1000;

/** Brings deleted events back, which can be undone. */
export function useRestoration(address: string, { onRestore, onUndo, onMissing }: Changes) {
  const showStatus = useSetAtom(statusAtom);
  const [attempts] = useState(() => new IdempotencyKeys());
  const [refusals, setRefusals] = useState<ReadonlyMap<string, Failure>>(new Map());
  const showFailure = useShowFailure(({ event }: Restoration | { event: DeletedEvent }) =>
    message('settings:“%title%” has not been restored.', { title: event.title }),
  );
  const showUndoFailure = useShowFailure(({ event }: Restoration) =>
    message('settings:“%title%” is still restored.', { title: event.title }),
  );
  const path = { calendar: address };
  const isDeleted = async (id: string, options: CallOptions) => {
    const list = await listDeletedEvents({ path, query: { limit: mostEvents } }, options);
    return list?.results.some(({ event_id }) => event_id === id);
  };
  const send = ({ event_id: eventId }: DeletedEvent, options: CallOptions) =>
    attempts.send(`restore ${eventId}`, {}, (key) =>
      restoreEvent({ path: { ...path, eventId }, header: { 'Idempotency-Key': key } }, options),
    );

  const undo = useAction({
    call: ({ undoId }: Restoration, options) =>
      attempts.send(`undo ${undoId}`, {}, (key) =>
        undoEventChange({ path: { ...path, undoId }, header: { 'Idempotency-Key': key } }, options),
      ),
    verify: async ({ event }, options) => {
      const isBack = await isDeleted(event.event_id, options);
      return isBack === undefined ? undefined : doneIf(isBack);
    },
    onSuccess: (_, { event }) => {
      onUndo(event.event_id);
      showStatus({
        type: 'success',
        text: message('settings:“%title%” is deleted again.', { title: event.title }),
      });
    },
    onFailure: showUndoFailure,
    getKey: ({ undoId }) => undoId,
    revalidate: false,
    whenLeft: 'finish',
  });
  const restore = useAction<DeletedEvent, RestoreEventData>({
    call: send,
    verify: async (event, options) => {
      const isStillDeleted = await isDeleted(event.event_id, options);
      if (isStillDeleted === undefined) return undefined;
      // The same key brings the answer that was lost.
      const data = isStillDeleted ? undefined : await send(event, options);
      return data ? { data } : null;
    },
    onSuccess: (answer, event) => {
      attempts.forget(`restore ${event.event_id}`, {});
      onRestore(event.event_id);
      showStatus({
        type: 'success',
        text: message('settings:“%title%” is back in the calendar.', { title: event.title }),
        action: undoAction(() => undo.run({ event, undoId: answer.undo.id })),
      });
    },
    onFailure: (failure, { input: event, ...run }) => {
      if (refusalIds.some((id) => hasId(failure, id))) {
        setRefusals((known) => new Map(known).set(event.event_id, failure));
        return;
      }
      showFailure(failure, { ...run, input: { event } });
      if (hasId(failure, 'event_not_found')) onMissing();
    },
    getKey: ({ event_id }) => event_id,
    revalidate: false,
    whenLeft: 'finish',
  });
  return {
    restore: (event: DeletedEvent) => {
      setRefusals((known) => new Map([...known].filter(([id]) => id !== event.event_id)));
      restore.run(event);
    },
    isRunning: ({ event_id }: DeletedEvent) =>
      restore.running.some((event) => event.event_id === event_id),
    /** Why events could not come back, by their ids. */
    refusals,
  };
}
