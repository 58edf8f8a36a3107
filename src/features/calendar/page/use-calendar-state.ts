import { useStore } from 'jotai';
import { useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { type Router, routerAtom } from '#src/actions/page-data.ts';
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

/** The state that the page's address describes, and how to change it. */
export interface AddressState {
  readonly state: CalendarState;
  readonly problems: readonly AddressProblem[];
  readonly change: ChangeState;
}

/**
 * The state in the page's address; where that says nothing, what the page began with. A chosen view, selection and filters
 * are remembered for the next visit.
 * @param date the day to begin with.
 */
export function useCalendarState(
  { address, knownParts, start: currentStart }: ReadableCalendar,
  date: number,
): AddressState {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  // As when the page was opened: what is remembered since then is in its address, too.
  const [start] = useState(currentStart);
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
  // A link to an event, for example, leaves the choices as they are, and what is drawn by them.
  const sub = useKeptSet(read.state.sub);
  const filters = useKeptSet(read.state.filters);
  return { ...read, state: { ...read.state, sub, filters }, change };
}

/** A set of an earlier render while its members stay the same. */
function useKeptSet<Kept extends ReadonlySet<number> | null>(set: Kept): Kept {
  const [keptSet, setKeptSet] = useState(set);
  const isSame =
    keptSet === null || set === null
      ? keptSet === set
      : keptSet.size === set.size && [...set].every((id) => keptSet.has(id));
  if (isSame) return keptSet;
  setKeptSet(set);
  return set;
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
