import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
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
  // The same function after each change, so that the parts of a view need not render again.
  const change: ChangeState = useStable((changes, entry) => {
    const {
      view: chosenView,
      sub: chosenSub,
      filters: chosenFilters,
      scale: chosenScale,
    } = changes;
    if (chosenView !== undefined) remember(address, { view: chosenView });
    if (chosenScale !== undefined) remember(address, { scale: chosenScale });
    if (chosenSub !== undefined) {
      remember(address, { sub: chosenSub === null ? undefined : [...chosenSub] });
    }
    if (chosenFilters !== undefined) remember(address, { filters: [...chosenFilters] });
    // The last change may not be rendered yet.
    const current = currentAddress();
    const search = writeState(current, changes).toString();
    if (search === current.toString()) return;
    const isReplacing = entry === 'replace';
    void navigate(
      { search },
      // Before the next key or click, which builds on it.
      { replace: isReplacing, flushSync: isReplacing, preventScrollReset: true },
    );
  });
  return { ...read, change };
}
