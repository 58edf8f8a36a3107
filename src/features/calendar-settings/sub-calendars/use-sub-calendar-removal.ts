import { useSetAtom } from 'jotai';
import { useState } from 'react';
import {
  deleteSubCalendar,
  mergeSubCalendar,
  undoEventChange,
} from '#generated/calendar/fetchers.ts';
import { IdempotencyKeys } from '#src/actions/idempotency-keys.ts';
import { useAction } from '#src/actions/use-action.ts';
import { useShowFailure } from '#src/actions/use-show-failure.ts';
import type { SubCalendar } from '#src/calendar/model/sub-calendar.ts';
import { type Message, message } from '#src/i18n/message.ts';
import { statusAtom, undoAction } from '#src/status/status.ts';

interface Removal {
  subCalendar: SubCalendar;
  /** The one that gets the events; null to delete them. */
  into: SubCalendar | null;
}

interface Undo {
  undoId: string;
  name: string;
}

/** Deletes a sub-calendar, or merges it into another one, and offers to undo it. */
export function useSubCalendarRemoval(address: string, onDone: () => void) {
  const showStatus = useSetAtom(statusAtom);
  const [keys] = useState(() => new IdempotencyKeys());
  const undo = useAction({
    call: ({ undoId }: Undo, options) =>
      keys.send('undo', undoId, (key) =>
        undoEventChange(
          { path: { calendar: address, undoId }, header: { 'Idempotency-Key': key } },
          options,
        ),
      ),
    onSuccess: (_, { name }) =>
      showStatus({ type: 'success', text: message('settings:“%name%” is back.', { name }) }),
    onFailure: useShowFailure(({ name }: Undo) =>
      message('settings:“%name%” could not be brought back.', { name }),
    ),
    whenLeft: 'finish',
  });
  return useAction({
    call: ({ subCalendar, into }: Removal, options) => {
      const path = { calendar: address, subCalendarId: subCalendar.id };
      return keys.send('remove', [subCalendar.id, into?.id], (key) => {
        const header = { 'Idempotency-Key': key };
        return into
          ? mergeSubCalendar({ path, header, body: { into: into.id } }, options)
          : deleteSubCalendar({ path, header }, options);
      });
    },
    onSuccess: ({ undo: { id: undoId } }, { subCalendar: { id, name }, into }) => {
      keys.forget('remove', [id, into?.id]);
      const text: Message = into
        ? message('settings:The events of “%name%” are now in “%other%”.', {
            name,
            other: into.name,
          })
        : message('settings:“%name%” is deleted.', { name });
      showStatus({
        type: 'success',
        text,
        action: undoAction(() => undo.run({ undoId, name })),
      });
      onDone();
    },
    whenLeft: 'finish',
  });
}
