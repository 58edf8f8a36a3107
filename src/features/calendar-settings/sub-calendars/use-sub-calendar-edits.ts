import { useSetAtom } from 'jotai';
import { getCalendar, updateSubCalendar } from '#generated/calendar/fetchers.ts';
import { revalidateAtom } from '#src/actions/page-data.ts';
import { type ActionOptions, useAction } from '#src/actions/use-action.ts';
import { useShowFailure } from '#src/actions/use-show-failure.ts';
import { doneIf, verifyBy } from '#src/actions/verify-by.ts';
import { type Message, message } from '#src/i18n/message.ts';
import { statusAtom, undoAction } from '#src/status/status.ts';
import { contains, type SubCalendarEdit } from './edit.ts';
import { sendEach } from './send-each.ts';

export interface SubCalendarEdits {
  edits: readonly SubCalendarEdit[];
  /** Announces the changes. */
  text: Message;
}

/** Changes sub-calendars one after another, and offers to undo it. */
export function useSubCalendarEdits(
  address: string,
  {
    onDone,
    ...failure
  }: { onDone?: () => void } & Pick<ActionOptions<SubCalendarEdits, unknown>, 'onFailure'> = {},
) {
  const showStatus = useSetAtom(statusAtom);
  const revalidate = useSetAtom(revalidateAtom);
  const call = ({ edits }: SubCalendarEdits, options: { signal: AbortSignal }) =>
    sendEach(
      edits,
      ({ id, changes: body }) =>
        updateSubCalendar({ path: { calendar: address, subCalendarId: id }, body }, options),
      () => void revalidate(),
    );
  const verify = verifyBy<Calendar, SubCalendarEdits, unknown>(
    (_, options) => getCalendar({ path: { calendar: address } }, options),
    ({ sub_calendars: subCalendars }, { edits }) =>
      doneIf(
        edits.every(({ id, changes }) =>
          subCalendars.some((other) => other.id === id && contains(other, changes)),
        ),
      ),
  );
  const undo = useAction<SubCalendarEdits, unknown>({
    call,
    verify,
    onSuccess: (_, { text }) => showStatus({ type: 'success', text }),
    onFailure: useShowFailure(() => message('settings:Your changes are still in place.')),
    whenLeft: 'finish',
  });
  return useAction<SubCalendarEdits, unknown>({
    call,
    verify,
    onSuccess: (_, { edits, text }) => {
      const reversed = edits.map(({ id, changes, before }) => ({
        id,
        changes: before,
        before: changes,
      }));
      showStatus({
        type: 'success',
        text,
        action: undoAction(() =>
          undo.run({ edits: reversed, text: message('settings:Your changes are undone.') }),
        ),
      });
      onDone?.();
    },
    ...failure,
    whenLeft: 'finish',
  });
}

type Calendar = NonNullable<Awaited<ReturnType<typeof getCalendar>>>;
