import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Outlet, useSearchParams } from 'react-router-dom';
import { useTranslate } from '#src/i18n/i18n.ts';
import { currentUserAtom } from '#src/session/current-user.ts';
import { useFocusInto } from '#src/ui/form/use-focus-into.ts';
import { PageTitle } from '#src/ui/layout/PageTitle.tsx';
import type { KindCounts } from './kind-counts.ts';
import { RecentSearches } from './RecentSearches.tsx';
import { rememberSearch } from './recent-searches.ts';
import styles from './Search.module.css';
import { SearchFilters } from './SearchFilters.tsx';
import { SearchForm } from './SearchForm.tsx';
import { SearchKinds } from './SearchKinds.tsx';
import { readSearch, type SearchChoice } from './search.ts';
import type { SearchOutlet } from './search-outlet.ts';
import { useRowMemory } from './use-row-memory.ts';
import { useComingSearch } from './use-searching.ts';
import { useTypedSearch } from './use-typed-search.ts';

interface SearchPageProps {
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
  /** The searches of the page; the first one is the default. */
  choices: readonly [SearchChoice, ...SearchChoice[]];
  /** The number of results of each other search. */
  counts?: KindCounts;
}

/** A search page. Results render in its outlet, so that the form stays usable if a search fails. */
export function SearchPage({ title, lead, actions, choices, counts }: SearchPageProps) {
  const t = useTranslate();
  const field = useRef<HTMLInputElement>(null);
  const [tools, setTools] = useState<HTMLElement | null>(null);
  const [count, setCount] = useState<HTMLElement | null>(null);
  const [shownAddress] = useSearchParams();
  // Show the choice before its results have loaded, so that the next choice adds to it.
  const address = useComingSearch() ?? shownAddress;
  const kind = address.get('kind') ?? undefined;
  const search = choices.find((searchChoice) => searchChoice.kind === kind) ?? choices[0];
  const request = readSearch(search, address);
  const isSearchable = search.maxQueryLength > 0 || search.filters !== undefined;
  const hasKinds = choices.length > 1;
  const shownQuery = readSearch(search, shownAddress).query;
  const focusField = () => field.current?.focus();
  const outlet: SearchOutlet = { focusField, tools, count };
  const typing = useTypedSearch(search, request, shownQuery);
  useRemembered(hasKinds ? shownQuery : '', kind);
  const { last } = useRowMemory();
  // Staff come here to type, unless they come back to a row.
  useFocusInto(undefined, () => (last === undefined ? field.current : null));
  return (
    <div className={styles.content}>
      <PageTitle title={title} />
      <div className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {isSearchable && (
          <SearchForm search={search} request={request} typing={typing} field={field} />
        )}
        <SearchFilters
          search={search}
          words={search.words(t)}
          request={request}
          onChange={typing.send}
        />
        {actions && <div className={styles.actions}>{actions}</div>}
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      <div className={styles.toolbar}>
        {hasKinds && (
          <SearchKinds
            choices={choices}
            chosen={search}
            request={request}
            typed={typing.typed}
            counts={counts}
            shown={shownAddress.toString()}
            countRef={setCount}
            onLeave={typing.stopWaiting}
          />
        )}
        {/* Only if there are other kinds of records, because a search of a single list is quickly typed again. */}
        {typing.typed === '' && hasKinds && (
          <RecentSearches choices={choices} focusField={focusField} />
        )}
        <div ref={setTools} className={styles.tools} />
      </div>
      <Outlet context={outlet} />
    </div>
  );
}

/** Remembers the search with which the page is left. Those before it were only on the way to it. */
function useRemembered(query: string, kind: string | undefined): void {
  const userId = useAtomValue(currentUserAtom)?.id ?? null;
  const remember = useEffectEvent(() =>
    rememberSearch(userId, { query, ...(kind === undefined ? {} : { kind }) }),
  );
  // The page is left by links, keys and the browser alike.
  useEffect(() => () => remember(), []);
}
