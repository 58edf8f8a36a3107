import { useSetAtom } from 'jotai';
import { useRef } from 'react';
import {
  type CreateSubCalendarInput,
  createSubCalendar,
  deleteSubCalendar,
  getCalendar,
} from '#generated/calendar/fetchers.ts';
import { revalidateAtom } from '#src/actions/page-data.ts';
import { useAction } from '#src/actions/use-action.ts';
import { useShowFailure } from '#src/actions/use-show-failure.ts';
import type { SubCalendar } from '#src/calendar/model/sub-calendar.ts';
import { message } from '#src/i18n/message.ts';
import { statusAtom, undoAction } from '#src/status/status.ts';
import { sendEach } from './send-each.ts';

export type NewSubCalendar = CreateSubCalendarInput['body'];

/** Adds sub-calendars one after another, and offers to delete them again. */
export function useSubCalendarCreation(address: string, onDone: () => void) {
  const showStatus = useSetAtom(statusAtom);
  const revalidate = useSetAtom(revalidateAtom);
  // Another try after a failure adds only the others.
  const created = useRef(new Map<string, SubCalendar>());
  const path = { calendar: address };
  const undo = useAction({
    call: (subCalendars: readonly SubCalendar[], options) =>
      sendEach(
        subCalendars,
        ({ id }) => deleteSubCalendar({ path: { ...path, subCalendarId: id } }, options),
        () => void revalidate(),
      ),
    onSuccess: (_, { length: count }) =>
      showStatus({
        type: 'success',
        text: message('settings:%count% sub-calendars are deleted again.', { count }),
      }),
    onFailure: useShowFailure(() => message('settings:Your changes are still in place.')),
    whenLeft: 'finish',
  });
  return useAction({
    call: (bodies: readonly NewSubCalendar[], options) =>
      sendEach(
        bodies,
        async (body) => {
          const before = created.current.get(body.name);
          const subCalendar = before ?? (await createSubCalendar({ path, body }, options));
          if (subCalendar) created.current.set(body.name, subCalendar);
          return subCalendar;
        },
        () => void revalidate(),
      ),
    verify: async (bodies, options) => {
      const calendar = await getCalendar({ path }, options);
      if (!calendar) return undefined;
      const data = bodies.flatMap(
        ({ name }) => calendar.sub_calendars.find((other) => other.name === name) ?? [],
      );
      return data.length === bodies.length ? { data } : null;
    },
    onSuccess: (subCalendars) => {
      created.current.clear();
      showStatus({
        type: 'success',
        text: message('settings:%count% sub-calendars are added.', { count: subCalendars.length }),
        action: undoAction(() => undo.run(subCalendars)),
      });
      onDone();
    },
    whenLeft: 'finish',
  });
}
