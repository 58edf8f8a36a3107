import { useAtom } from 'jotai';
import { useState } from 'react';
import { useNavigationType, useSearchParams } from 'react-router-dom';
import type { Filter } from './calendar-view.ts';
import { type Sort, sortAtom, sorts } from './dashboard-choices.ts';

export interface DashboardView {
  query: string;
  filter: Filter;
  sort: Sort;
}

/**
 * What the dashboard shows, as the address says. While the user types, the query is ahead of the address; an address that
 * changed for another reason, such as a link or the back button, replaces it.
 */
export function useDashboardView(): [
  view: DashboardView,
  change: (changes: Partial<DashboardView>) => void,
] {
  const [address, setAddress] = useSearchParams();
  const [usualSort, rememberSort] = useAtom(sortAtom);
  // Typing replaces the address, a link pushes one, and the back button pops one.
  const cameByTyping = useNavigationType() === 'REPLACE';
  const told = address.get('query') ?? '';
  const [query, setQuery] = useState(told);
  const [seen, setSeen] = useState(told);
  if (told !== seen) {
    setSeen(told);
    if (!cameByTyping) setQuery(told);
  }
  const view = {
    query,
    filter: filterIn(address),
    sort: sorts.find((sort) => sort === address.get('sort')) ?? usualSort,
  };
  return [
    view,
    (changes) => {
      const next = { ...view, ...changes };
      setQuery(next.query);
      if (changes.sort) rememberSort(changes.sort);
      setAddress(addressOf(next, changes.sort ?? usualSort), { replace: true });
    },
  ];
}

function filterIn(address: URLSearchParams): Filter {
  const organization = address.get('organization');
  if (organization) return { organization };
  const filter = address.get('filter');
  return filter === 'mine' || filter === 'shared' ? filter : 'all';
}

/** What goes without saying is left out: the default sort too, unless another one is remembered. */
function addressOf(
  { query, filter, sort }: DashboardView,
  rememberedSort: Sort,
): Record<string, string> {
  const isUsualSort = sort === sorts[0] && rememberedSort === sorts[0];
  return {
    ...(query && { query }),
    ...(typeof filter === 'object' ? filter : filter !== 'all' && { filter }),
    ...(!isUsualSort && { sort }),
  };
}
