import { useStore } from 'jotai';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { type Router, routerAtom } from '#src/actions/page-data.ts';
import { useStable } from '#src/ui/use-stable.ts';
import { currentAddress } from '#src/util/current-address.ts';
import { remember } from './calendar-memory.ts';
import {
  type AddressProblem,
  type CalendarState,
  type KnownParts,
  readState,
  type StateDefaults,
  writeState,
} from './calendar-state.ts';

/**
 * `push` for a deliberate step, which Back takes back; `replace` for one of many, such as an arrow key or a letter of a
 * search.
 */
export type HistoryEntry = 'push' | 'replace';

export type ChangeState = (changes: Partial<CalendarState>, entry: HistoryEntry) => void;

/**
 * The state in the page's address. A chosen view, selection and filters are remembered for the next visit.
 * @param address is the calendar's key or identifier.
 */
export function useCalendarState(
  address: string,
  defaults: StateDefaults,
  known: KnownParts,
): { state: CalendarState; problems: readonly AddressProblem[]; change: ChangeState } {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const { view, date, sub, filters, scale } = defaults;
  const read = useMemo(
    () => readState(parameters, { view, date, sub, filters, scale }, known),
    [parameters, view, date, sub, filters, scale, known],
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
 * Whether the reader is on the way to another page. What the page does by itself, such as following weeks that come to
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
