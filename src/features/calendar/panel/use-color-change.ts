import { getCalendar, updateSubCalendar } from '#generated/calendar/fetchers.ts';
import { useAction } from '#src/actions/use-action.ts';
import { useShowFailure } from '#src/actions/use-show-failure.ts';
import { verifyBy } from '#src/actions/verify-by.ts';
import type { SubCalendar } from '#src/calendar/model/sub-calendar.ts';
import { message } from '#src/i18n/message.ts';

type ColorChoice = Pick<SubCalendar, 'id' | 'name' | 'color'>;

export type ColorChange = ReturnType<typeof useColorChange>;

/** Gives sub-calendars of a calendar other colors, which shows at once. @param calendar is its key or identifier. */
export function useColorChange(calendar: string) {
  const path = { calendar };
  const { run, running } = useAction<ColorChoice, SubCalendar>({
    call: ({ id, color }, options) =>
      updateSubCalendar({ path: { ...path, subCalendarId: id }, body: { color } }, options),
    verify: verifyBy(
      (_, options) => getCalendar({ path }, options),
      ({ sub_calendars: subCalendars }, { id, color }) => {
        const data = subCalendars.find(
          (subCalendar) => subCalendar.id === id && subCalendar.color === color,
        );
        return data ? { data } : null;
      },
    ),
    getKey: ({ id }) => id,
    whenLeft: 'finish',
    onFailure: useShowFailure(({ name }) =>
      message('calendar:The color of “%name%” is unchanged.', { name }),
    ),
  });
  return {
    /** The color of a sub-calendar, including one that is being saved. */
    getColor: ({ id, color }: ColorChoice): string =>
      running.find((choice) => choice.id === id)?.color ?? color,
    choose: run,
  };
}
