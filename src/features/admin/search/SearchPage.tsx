import { type ReactNode, useRef } from 'react';
import { Outlet, useSearchParams } from 'react-router-dom';
import { useFocusInto } from '#src/ui/form/use-focus-into.ts';
import { PageShell } from '#src/ui/layout/PageShell.tsx';
import styles from './Search.module.css';
import { type SearchChoice, SearchForm } from './SearchForm.tsx';
import { readSearch } from './search.ts';
import type { SearchOutlet } from './search-outlet.ts';

interface SearchPageProps {
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
  /** The searches of the page; the first one is the default. */
  choices: readonly [SearchChoice, ...SearchChoice[]];
}

/** A search page. Results render in its outlet, so that a failed search leaves the form in use. */
export function SearchPage({ title, lead, actions, choices }: SearchPageProps) {
  const field = useRef<HTMLInputElement>(null);
  const [address] = useSearchParams();
  const kind = address.get('kind') ?? undefined;
  const { search, words } = choices.find((one) => one.search.kind === kind) ?? choices[0];
  const request = readSearch(search, address);
  const outlet: SearchOutlet = { focusField: () => field.current?.focus() };
  // Staff come here to type.
  useFocusInto(() => field.current, undefined);
  return (
    <PageShell title={title} lead={lead} actions={actions}>
      <div className={styles.content}>
        <SearchForm
          search={search}
          words={words}
          request={request}
          choices={choices}
          field={field}
        />
        <Outlet context={outlet} />
      </div>
    </PageShell>
  );
}
