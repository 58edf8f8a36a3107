import { type LinkProps, useSearchParams } from 'react-router-dom';

/** The query parameter with the key of the selected tab. */
const parameter = 'tab';

interface TabAddress<Tab> {
  /** The tab that the address names, or the first one. */
  selected: Tab;
  /** Where a tab's link goes. All tabs share the page's data, so nothing is loaded again, and going back leaves the page. */
  linkTo: (tab: Tab) => Omit<LinkProps, 'to'> & { to: { search: string } };
}

/** The tab that a query string names, if any. */
export function namedTab(search: string): string | null {
  return new URLSearchParams(search).get(parameter);
}

/** Where a tab's link goes, from a page with the given query. */
export function tabLink(
  search: URLSearchParams,
  [first]: readonly [{ key: string }, ...{ key: string }[]],
  key: string,
) {
  const changedSearch = new URLSearchParams(search);
  if (key === first.key) changedSearch.delete(parameter);
  else changedSearch.set(parameter, key);
  return {
    to: { search: String(changedSearch) },
    replace: true,
    preventScrollReset: true,
    defaultShouldRevalidate: false,
  };
}

/** Reads the selected tab from the address. */
export function useTabAddress<Tab extends { readonly key: string }>(
  tabs: readonly [Tab, ...Tab[]],
): TabAddress<Tab> {
  const [search] = useSearchParams();
  const [first] = tabs;
  return {
    selected: tabs.find(({ key }) => key === search.get(parameter)) ?? first,
    linkTo: ({ key }) => tabLink(search, tabs, key),
  };
}
