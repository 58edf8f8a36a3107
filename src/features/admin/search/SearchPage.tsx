import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Outlet, useSearchParams } from 'react-router-dom';
import { currentUserAtom } from '#src/session/current-user.ts';
import { useFocusInto } from '#src/ui/form/use-focus-into.ts';
import { PageShell } from '#src/ui/layout/PageShell.tsx';
import { rememberSearch } from './recent-searches.ts';
import styles from './Search.module.css';
import { SearchForm } from './SearchForm.tsx';
import { readSearch, type SearchChoice } from './search.ts';
import type { SearchOutlet } from './search-outlet.ts';
import { useRowMemory } from './use-row-memory.ts';
import { useComingSearch } from './use-searching.ts';

interface SearchPageProps {
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
  /** The searches of the page; the first one is the default. */
  choices: readonly [SearchChoice, ...SearchChoice[]];
}

/** A search page. Results render in its outlet, so that the form stays usable if a search fails. */
export function SearchPage({ title, lead, actions, choices }: SearchPageProps) {
  const field = useRef<HTMLInputElement>(null);
  const [shown] = useSearchParams();
  // Show the choice before its results have loaded, so that the next choice adds to it.
  const address = useComingSearch() ?? shown;
  const kind = address.get('kind') ?? undefined;
  const search = choices.find((one) => one.kind === kind) ?? choices[0];
  const request = readSearch(search, address);
  const isSearchable = search.maxQueryLength > 0 || search.filters !== undefined;
  const outlet: SearchOutlet = { focusField: () => field.current?.focus() };
  useRemembered(choices.length > 1 ? readSearch(search, shown).query : '', kind);
  const { last } = useRowMemory();
  // Staff come here to type, unless they come back to a row.
  useFocusInto(undefined, () => (last === undefined ? field.current : null));
  return (
    <PageShell title={title} lead={lead} actions={actions}>
      <div className={styles.content}>
        {isSearchable && (
          <SearchForm
            search={search}
            request={request}
            shownQuery={readSearch(search, shown).query}
            choices={choices}
            field={field}
          />
        )}
        <Outlet context={outlet} />
      </div>
    </PageShell>
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
