import { useAtom } from 'jotai';
import { useSearchText } from '../use-search-text.ts';
import type { Filter } from './calendar-view.ts';
import { type Sort, sortAtom, sorts } from './dashboard-choices.ts';

export interface DashboardView {
  query: string;
  filter: Filter;
  sort: Sort;
}

/** The dashboard's view, as the address states it. */
export function useDashboardView(): [
  view: DashboardView,
  change: (changes: Partial<DashboardView>) => void,
] {
  const [query, address, search] = useSearchText();
  const [usualSort, rememberSort] = useAtom(sortAtom);
  const view = {
    query,
    filter: filterIn(address),
    sort: sorts.find((sort) => sort === address.get('sort')) ?? usualSort,
  };
  return [
    view,
    (changes) => {
      const next = { ...view, ...changes };
      if (changes.sort) rememberSort(changes.sort);
      search(next.query, addressOf(next, changes.sort ?? usualSort));
    },
  ];
}

function filterIn(address: URLSearchParams): Filter {
  const organization = address.get('organization');
  if (organization) return { organization };
  const filter = address.get('filter');
  return filter === 'mine' || filter === 'shared' ? filter : 'all';
}

/** A view's query parameters. Defaults are left out; the default sort is included if another one is remembered. */
function addressOf({ filter, sort }: DashboardView, rememberedSort: Sort): Record<string, string> {
  const isUsualSort = sort === sorts[0] && rememberedSort === sorts[0];
  return {
    ...(typeof filter === 'object' ? filter : filter !== 'all' && { filter }),
    ...(!isUsualSort && { sort }),
  };
}
