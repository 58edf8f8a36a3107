import { useMemo, useState } from 'react';
import { filterFields } from '#src/calendar/model/filters.ts';
import type { SubCalendar } from '#src/calendar/model/sub-calendar.ts';
import type { ReadableCalendar } from '../calendar-loader.ts';
import { startView } from '../frame/start-view.ts';
import type { CalendarView } from '../views/calendar-view.ts';
import { useCalendarState } from './use-calendar-state.ts';

interface Choices {
  views: readonly CalendarView[];
  /** The sub-calendars that can be chosen. */
  active: readonly SubCalendar[];
  /** The day to begin with. */
  today: number;
}

/** The state in the page's address; where that says nothing, as this browser remembers it or the calendar's settings say. */
export function usePageState(
  { address, configuration, memory }: ReadableCalendar,
  { views, active, today }: Choices,
) {
  const known = useMemo(
    () => ({
      views: views.map(({ name }) => name),
      subCalendarIds: active.map(({ id }) => id),
      optionIds: filterFields(configuration.event_fields).flatMap(({ options }) =>
        options.map(({ id }) => id),
      ),
    }),
    [views, active, configuration],
  );
  // As when the page was opened: what is remembered since then is in its address, too.
  const [start] = useState(() => {
    const { default_view } = configuration.settings.calendar_views;
    const sub = memory.sub?.filter((id) => known.subCalendarIds.includes(id)) ?? [];
    const filters = memory.filters?.filter((id) => known.optionIds.includes(id));
    return {
      view: startView(views, memory.view, default_view).name,
      sub: sub.length > 0 ? new Set(sub) : null,
      filters: new Set(filters),
      scale: memory.scale ?? 'week',
    };
  });
  return useCalendarState(address, { ...start, date: today }, known);
}
