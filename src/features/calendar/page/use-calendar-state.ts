import { useStore } from 'jotai';
import { useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { type Router, routerAtom } from '#src/actions/page-data.ts';
import { filterFields } from '#src/calendar/model/filters.ts';
import type { SubCalendar } from '#src/calendar/model/sub-calendar.ts';
import { useStable } from '#src/ui/use-stable.ts';
import { currentAddress } from '#src/util/current-address.ts';
import { remember } from '../address/calendar-memory.ts';
import {
  type AddressProblem,
  type CalendarState,
  type ChangeState,
  readState,
  writeState,
} from '../address/calendar-state.ts';
import type { ReadableCalendar } from '../address/readable-calendar.ts';
import type { CalendarView } from '../views/calendar-view.ts';
import { startView } from './start-view.ts';

interface Choices {
  views: readonly CalendarView[];
  /** The sub-calendars that can be chosen. */
  active: readonly SubCalendar[];
  /** The day to begin with. */
  today: number;
}

/**
 * The state in the page's address; where that says nothing, as this browser remembers it or the calendar's settings say. A
 * chosen view, selection and filters are remembered for the next visit.
 */
export function useCalendarState(
  { address, configuration, memory }: ReadableCalendar,
  { views, active, today: date }: Choices,
): { state: CalendarState; problems: readonly AddressProblem[]; change: ChangeState } {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const knownParts = useMemo(
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
    const sub = memory.sub?.filter((id) => knownParts.subCalendarIds.includes(id)) ?? [];
    const filters = memory.filters?.filter((id) => knownParts.optionIds.includes(id));
    return {
      view: startView(views, memory.view, default_view).name,
      sub: sub.length > 0 ? new Set(sub) : null,
      filters: new Set(filters),
      scale: memory.scale ?? 'week',
    };
  });
  const read = useMemo(
    () => readState(parameters, { ...start, date }, knownParts),
    [parameters, start, date, knownParts],
  );
  const store = useStore();
  // The same function after each change, so that the parts of a view need not render again.
  const change: ChangeState = useStable((changes, entry) => {
    rememberChoices(address, changes);
    // The last change may not be rendered yet.
    const current = currentAddress();
    const search = writeState(current, changes).toString();
    if (search === current.toString()) return;
    const isReplacing = entry === 'replace';
    if (isReplacing && isLeaving(store.get(routerAtom))) return;
    void navigate({ search }, { replace: isReplacing, preventScrollReset: true });
  });
  return { ...read, change };
}

/**
 * Returns whether the reader is on the way to another page. What the page does by itself, such as following weeks that come to
 * rest, would call them back.
 */
function isLeaving({ state: { location, navigation } }: Router): boolean {
  return navigation.location !== undefined && navigation.location.pathname !== location.pathname;
}

function rememberChoices(address: string, changes: Partial<CalendarState>): void {
  const { view, sub, filters, scale } = changes;
  if (view !== undefined) remember(address, { view });
  if (scale !== undefined) remember(address, { scale });
  if (sub !== undefined) remember(address, { sub: sub === null ? undefined : [...sub] });
  if (filters !== undefined) remember(address, { filters: [...filters] });
}
