import { useRef } from 'react';
import { Outlet, useNavigate, useSearchParams } from 'react-router-dom';
import { PageShell } from '#src/ui/layout/PageShell.tsx';
import styles from './Search.module.css';
import { SearchForm } from './SearchForm.tsx';
import { readSearch, type Search, searchAddress } from './search.ts';
import type { SearchOutlet } from './search-outlet.ts';

interface SearchPageProps<Type extends string> {
  search: Search<Type, unknown>;
  title: string;
  typeNames: Readonly<Record<Type, string>>;
}

/** A search page. Results render in its outlet, so that a failed search leaves the form in use. */
export function SearchPage<Type extends string>({
  search,
  title,
  typeNames,
}: SearchPageProps<Type>) {
  const field = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const { pageLimit } = readSearch(search, useSearchParams()[0]);
  const outlet: SearchOutlet = {
    clear: () => {
      const everything = { type: search.types[0], query: '', offset: 0, pageLimit };
      void navigate(searchAddress(search, everything));
      field.current?.focus();
    },
  };
  return (
    <PageShell title={title}>
      <div className={styles.content}>
        <SearchForm search={search} typeNames={typeNames} field={field} />
        <Outlet context={outlet} />
      </div>
    </PageShell>
  );
}
