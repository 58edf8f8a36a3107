import { useAtom } from 'jotai';
import { useSearchParams } from 'react-router-dom';
import { currentAddress } from '#src/util/current-address.ts';
import type { Filter } from './calendar-view.ts';
import { type Sort, sortAtom, sorts } from './dashboard-choices.ts';

export interface DashboardView {
  query: string;
  filter: Filter;
  sort: Sort;
}

/** The dashboard's view, as described by the address. */
export function useDashboardView(): [
  view: DashboardView,
  change: (changes: Partial<DashboardView>) => void,
] {
  const [address, setAddress] = useSearchParams();
  const [usualSort, rememberSort] = useAtom(sortAtom);
  return [
    viewIn(address, usualSort),
    (changes) => {
      const next = { ...viewIn(currentAddress(), usualSort), ...changes };
      if (changes.sort) rememberSort(changes.sort);
      setAddress(createQuery(next, changes.sort ?? usualSort), { replace: true });
    },
  ];
}

function viewIn(address: URLSearchParams, usualSort: Sort): DashboardView {
  return {
    query: address.get('query') ?? '',
    filter: filterIn(address),
    sort: sorts.find((sort) => sort === address.get('sort')) ?? usualSort,
  };
}

function filterIn(address: URLSearchParams): Filter {
  const organization = address.get('organization');
  if (organization) return { organization };
  const filter = address.get('filter');
  return filter === 'mine' || filter === 'shared' ? filter : 'all';
}

/** A view's query parameters. Defaults are left out; the default sort is included if another one is remembered. */
function createQuery(
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
