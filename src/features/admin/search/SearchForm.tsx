import type { KeyboardEvent, RefObject } from 'react';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Form } from '#src/ui/form/Form.tsx';
import { SearchField } from '#src/ui/form/SearchField.tsx';
import { SelectField } from '#src/ui/form/SelectField.tsx';
import styles from './SearchForm.module.css';
import type { SearchChoice, SearchRequest } from './search.ts';
import type { TypedSearch } from './use-typed-search.ts';

interface SearchFormProps {
  search: SearchChoice;
  /** The search that is shown or loading. */
  request: SearchRequest;
  typing: TypedSearch;
  field: RefObject<HTMLInputElement | null>;
}

/** Runs a search by navigating to it; the loader reads it from the address. */
export function SearchForm({ search, request, typing, field }: SearchFormProps) {
  const t = useTranslate();
  const words = search.words(t);
  const { typed, type, send } = typing;
  return (
    <div className={styles.search}>
      <Form
        label={t('admin:Search')}
        initial={{ query: typed }}
        limits={{ query: { maxLength: search.maxQueryLength } }}
        // A new search replaces a pending one.
        pending={false}
        error={null}
        onSubmit={({ query }) => send({ query })}
      >
        {() => (
          <div className={styles.fields}>
            {search.maxQueryLength > 0 && (
              <div className={styles.query}>
                <SearchField
                  ref={field}
                  name="query"
                  label={t('admin:Search for')}
                  placeholder={words.placeholder ?? t('admin:Name, address, key or ID')}
                  value={typed}
                  spellCheck={false}
                  onChange={(event) => type(event.target.value)}
                  onKeyDown={leaveField}
                />
              </div>
            )}
            {search.fields.length > 1 && (
              <SelectField
                label={t('admin:Search in')}
                labelHidden
                value={request.type}
                options={search.fields.map((value) => ({
                  value,
                  label: words.fields[value] ?? value,
                }))}
                onChange={(event) => send({ type: event.target.value })}
              />
            )}
          </div>
        )}
      </Form>
    </div>
  );
}

/** From the field, the arrow key moves to the results, and Escape to where single-key shortcuts work. */
function leaveField(event: KeyboardEvent<HTMLInputElement>) {
  const { key, currentTarget, nativeEvent } = event;
  if (nativeEvent.isComposing) return;
  if (key === 'Escape' && currentTarget.value === '') currentTarget.blur();
  if (key !== 'ArrowDown') return;
  const row = currentTarget.closest('main')?.querySelector<HTMLElement>('tbody tr[tabindex="0"]');
  if (!row) return;
  event.preventDefault();
  row.focus();
}
