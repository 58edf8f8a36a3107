import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { createFilter } from '#src/calendar/model/filters.ts';
import { subCalendarInitials } from '#src/calendar/model/initials.ts';
import { calendarWeek } from '#src/calendar/model/week.ts';
import { ShownEvents } from '#src/calendar/store/shown-events.ts';
import { useToday } from '#src/calendar/store/use-now.ts';
import type { CalendarFormats } from '#src/calendar/words/calendar-formats.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { useMedia } from '#src/ui/use-media.ts';
import type { CalendarState } from '../address/calendar-state.ts';
import type { CalendarConfiguration, ReadableCalendar } from '../address/readable-calendar.ts';
import type { Commands } from '../commands/commands-context.ts';
import { ChosenEvents } from '../event/chosen-events.ts';
import { phoneQuery } from '../formats/phone-query.ts';
import { ComposedEvent } from '../grid/composed-event.ts';
import type { RangeOptions, ViewProps } from '../grid/view-props.ts';
import { useSecondZone } from '../panel/zone-choices.ts';
import { useEventClipboard } from '../selection/use-event-clipboard.ts';
import type { CalendarView } from '../views/calendar-view.ts';
import { startCounts } from './start-counts.ts';
import { startView, usableViews } from './start-view.ts';
import { useCalendarState } from './use-calendar-state.ts';
import { useEventForm } from './use-event-form.ts';
import { useEventLook } from './use-event-look.ts';
import { useViewIntents } from './use-view-intents.ts';

/** Returns the content of a calendar's page, by its address, this browser's memory, and the calendar's settings. */
export function useOpenView(
  calendar: ReadableCalendar,
  commands: Commands,
  formats: CalendarFormats,
) {
  const t = useTranslate();
  const { configuration, events, zone, active, knownParts } = calendar;
  const { calendar_views: settings } = configuration.settings;
  const views = useMemo(() => usableViews(knownParts.views), [knownParts]);
  const { secondZone, chooseSecondZone } = useSecondZone(calendar);
  const today = useToday(zone);
  const address = useCalendarState(calendar, today);
  const { state, change } = address;
  // The calendar may have stopped offering the view since the page was opened.
  const view = views.find(({ name }) => name === state.view) ?? startView(views);
  const options = useRangeOptions(configuration, state, view);
  const { first, last } = view.range(state.date, options);
  const { subCalendars, shownEvents } = useChosenParts(calendar, state);
  const initials = useMemo(() => subCalendarInitials(active), [active]);
  const selection = useMemo(() => new ChosenEvents(events), [events]);
  const eventLook = useEventLook(
    configuration.sub_calendars,
    subCalendars,
    { initials, selection },
    formats,
  );
  const [composedEvent] = useState(() => new ComposedEvent());
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const form = useEventForm(state.editing, events);
  const intents = useViewIntents({
    view,
    views,
    date: state.date,
    options,
    change,
    setAnchor,
    commands,
    clipboard: useEventClipboard(events, eventLook, commands),
    openForm: form.setStart,
  });
  const viewProps: ViewProps = {
    address: calendar.address,
    events,
    shownEvents,
    range: useMemo(() => ({ first, last }), [first, last]),
    date: state.date,
    today,
    zone,
    secondZone,
    label:
      state.query === ''
        ? view.heading(state.date, formats, options)
        : t('calendar:Results for “%query%”', { query: state.query }),
    options,
    settings,
    configuration,
    subCalendars,
    formats,
    eventLook,
    composed: composedEvent,
    intents,
  };
  return {
    view,
    views,
    address,
    chooseSecondZone,
    /** Those of the sub-calendars, by id. */
    initials,
    form,
    card: {
      /** The element that it points at; null if a link opened it. */
      anchor,
      setAnchor,
    },
    /** The content that the view draws. */
    shown: viewProps,
  };
}

/** The chosen sub-calendars, and the events of these that the filters let through. */
function useChosenParts(
  { configuration, events, active }: ReadableCalendar,
  state: Pick<CalendarState, 'sub' | 'filters'>,
) {
  const subCalendars = useMemo(
    () => active.filter(({ id }) => state.sub?.has(id) ?? true),
    [active, state.sub],
  );
  const shownEvents = useMemo(() => {
    const isLetThrough = createFilter(configuration.event_fields, state.filters);
    const chosenIds = new Set(subCalendars.map(({ id }) => id));
    return new ShownEvents(
      events,
      (event) => event.sub_calendar_ids.some((id) => chosenIds.has(id)) && isLetThrough(event),
    );
  }, [configuration, events, state.filters, subCalendars]);
  return { subCalendars, shownEvents };
}

function useRangeOptions(
  { settings: { calendar_views, date_time } }: CalendarConfiguration,
  { count, scale }: Pick<CalendarState, 'count' | 'scale'>,
  { isAboutEvents = false }: CalendarView,
): RangeOptions {
  const { calendarDefaults } = useAtomValue(settingsAtom);
  const isPhone = useMedia(phoneQuery);
  const week = useMemo(
    () =>
      calendarWeek(
        {
          weekStart: date_time.week_start,
          hideWeekend: calendar_views.hide_weekend,
          hasNumbers: calendar_views.show_week_numbers,
        },
        calendarDefaults,
      ),
    [calendar_views, date_time, calendarDefaults],
  );
  return useMemo(
    () => ({
      week: { ...week, hidesWeekend: week.hidesWeekend && !isAboutEvents },
      count,
      scale,
      counts: startCounts(calendar_views, isPhone),
    }),
    [calendar_views, week, isAboutEvents, count, scale, isPhone],
  );
}
