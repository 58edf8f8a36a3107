import { Form, useSubmit } from 'react-router-dom';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Button } from '#src/ui/Button.tsx';
import { SelectField, TextField } from '#src/ui/form/Field.tsx';
import styles from './CalendarSearchPage.module.css';
import { type SearchParameters, type SearchType, searchTypes } from './search-parameters.ts';

/** A search is a GET: its fields become the address, from which the page's loader reads them. */
export function SearchForm({ search }: { search: SearchParameters }) {
  const t = useTranslate();
  const submit = useSubmit();
  const names: Record<SearchType, string> = {
    all: t('admin:Everything'),
    title: t('admin:Title'),
    identifier: t('admin:Identifier'),
    key: t('admin:Key'),
    owner: t('admin:Owner'),
    organization: t('admin:Organization'),
  };
  return (
    <Form className={styles.form} role="search">
      <SelectField
        label={t('admin:Search in')}
        name="type"
        defaultValue={search.type}
        options={searchTypes.map((type) => ({ value: type, label: names[type] }))}
        onChange={(event) => void submit(event.currentTarget.form)}
      />
      <TextField
        label={t('admin:Search for')}
        name="query"
        type="search"
        icon="search"
        defaultValue={search.query}
        maxLength={200}
        autoComplete="off"
      />
      <input type="hidden" name="pageLimit" value={search.pageLimit} />
      <Button type="submit" look="primary">
        {t('admin:Search')}
      </Button>
    </Form>
  );
}
