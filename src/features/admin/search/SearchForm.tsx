import type { RefObject } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { SelectField } from '#src/ui/form/SelectField.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import styles from './Search.module.css';
import { readSearch, type Search, searchAddress } from './search.ts';
import { useSearching } from './use-searching.ts';
import { type TypedSearch, useTypedSearch } from './use-typed-search.ts';

interface SearchFormProps<Type extends string> {
  search: Search<Type, unknown>;
  typeNames: Readonly<Record<Type, string>>;
  field: RefObject<HTMLInputElement | null>;
}

/** Sends a search by making it the address, from which the loader reads it. */
export function SearchForm<Type extends string>({
  search,
  typeNames,
  field,
}: SearchFormProps<Type>) {
  const t = useTranslate();
  const navigate = useNavigate();
  const request = readSearch(search, useSearchParams()[0]);
  const { typed, setTyped, setSent } = useTypedSearch(request);
  const isSearching = useSearching();
  const send = (asked: TypedSearch<Type>) => {
    setTyped(asked);
    setSent(asked);
    void navigate(searchAddress(search, { ...request, ...asked, offset: 0 }));
  };
  return (
    <Form
      label={t('admin:Search')}
      initial={{ type: typed.type, query: typed.query }}
      // A new search replaces a pending one.
      pending={false}
      error={null}
      onSubmit={send}
    >
      {() => (
        <div className={styles.fields}>
          {search.types.length > 1 && (
            <div className={styles.choice}>
              <SelectField
                name="type"
                label={t('admin:Search in')}
                value={typed.type}
                options={search.types.map((type) => ({ value: type, label: typeNames[type] }))}
                onChange={(event) => event.currentTarget.form?.requestSubmit()}
              />
            </div>
          )}
          <div className={styles.query}>
            <TextField
              ref={field}
              name="query"
              label={t('admin:Search for')}
              type="search"
              icon="search"
              value={typed.query}
              maxLength={search.maxQueryLength}
              autoComplete="off"
              onChange={(event) => setTyped({ ...typed, query: event.target.value })}
            />
          </div>
          <Button type="submit" look="primary" busy={isSearching}>
            {t('admin:Search')}
          </Button>
        </div>
      )}
    </Form>
  );
}
