import { useState } from 'react';
import { useNavigate, useNavigation, useSearchParams } from 'react-router-dom';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { SelectField, TextField } from '#src/ui/form/Field.tsx';
import styles from './CalendarSearchPage.module.css';
import {
  longestQuery,
  readSearch,
  type SearchType,
  searchAddress,
  searchTypes,
} from './search-parameters.ts';

/** A search becomes the address, from which the loader reads it; what is typed meanwhile stays. */
export function SearchForm() {
  const t = useTranslate();
  const navigate = useNavigate();
  const searching = useNavigation().state === 'loading';
  const search = readSearch(useSearchParams()[0]);
  const [typed, setTyped] = useState(search);
  const [seen, setSeen] = useState(search);
  const [sent, setSent] = useState(search);
  // An address that did not come from this form, by going back for example, fills the form.
  if (search.query !== seen.query || search.type !== seen.type) {
    setSeen(search);
    if (search.query !== sent.query || search.type !== sent.type) setTyped(search);
  }
  const names: Record<SearchType, string> = {
    all: t('admin:Everything'),
    title: t('admin:Title'),
    identifier: t('admin:Identifier'),
    key: t('admin:Key'),
    owner: t('admin:Owner'),
    organization: t('admin:Organization'),
  };
  return (
    <form
      aria-label={t('admin:Search')}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        const query = typed.query.trim();
        setSent({ ...typed, query });
        void navigate(searchAddress({ ...search, type: typed.type, query, offset: 0 }));
      }}
    >
      <SelectField
        label={t('admin:Search in')}
        value={typed.type}
        options={searchTypes.map((type) => ({ value: type, label: names[type] }))}
        onChange={(event) => {
          const type = searchTypes.find((known) => known === event.target.value) ?? 'all';
          setTyped({ ...typed, type });
        }}
      />
      <TextField
        label={t('admin:Search for')}
        type="search"
        icon="search"
        value={typed.query}
        maxLength={longestQuery}
        autoComplete="off"
        onChange={(event) => setTyped({ ...typed, query: event.target.value })}
      />
      <Button type="submit" look="primary" busy={searching}>
        {t('admin:Search')}
      </Button>
    </form>
  );
}
