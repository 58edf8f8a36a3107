import type { KeyboardEvent, RefObject } from 'react';
import { Link } from 'react-router-dom';
import { useTranslate } from '#src/i18n/i18n.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Form } from '#src/ui/form/Form.tsx';
import { SearchField } from '#src/ui/form/SearchField.tsx';
import { SelectField } from '#src/ui/form/SelectField.tsx';
import { showCurrent } from '#src/ui/layout/show-current.ts';
import { RecentSearches } from './RecentSearches.tsx';
import { beginSearch } from './remembered-grouping.ts';
import { SearchFilters } from './SearchFilters.tsx';
import styles from './SearchForm.module.css';
import {
  type SearchChoice,
  type SearchFields,
  type SearchRequest,
  searchAddress,
} from './search.ts';
import { typedState, useTypedSearch } from './use-typed-search.ts';

interface SearchFormProps {
  search: SearchChoice;
  /** The search that is shown or loading. */
  request: SearchRequest;
  /** The query of the shown results. */
  shownQuery: string;
  /** All searches of the page. With only one, there is no choice. */
  choices: readonly SearchChoice[];
  field: RefObject<HTMLInputElement | null>;
}

/** Runs a search by navigating to it; the loader reads it from the address. */
export function SearchForm(props: SearchFormProps) {
  const { search, request, shownQuery, choices, field } = props;
  const t = useTranslate();
  const words = search.words(t);
  const { typed, type, send, stopWaiting } = useTypedSearch(search, request, shownQuery);
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
      {/* Only if there are other kinds of records, because a search of a single list is quickly typed again. */}
      {typed === '' && choices.length > 1 && (
        <RecentSearches choices={choices} focusField={() => field.current?.focus()} />
      )}
      <div className={styles.choices}>
        {choices.length > 1 && (
          <Kinds
            choices={choices}
            chosen={search}
            request={request}
            typed={typed}
            onLeave={stopWaiting}
          />
        )}
        <SearchFilters search={search} words={words} request={request} onChange={send} />
      </div>
    </div>
  );
}

interface KindsProps {
  choices: readonly SearchChoice[];
  chosen: SearchFields;
  request: SearchRequest;
  typed: string;
  onLeave: () => void;
}

/** Searches for the same text in another kind of record. */
function Kinds({ choices, chosen, request: { pageLimit }, typed, onLeave }: KindsProps) {
  const t = useTranslate();
  return (
    <nav ref={showCurrent} className={styles.kinds} aria-label={t('admin:What to search')}>
      {choices.map((search) => {
        const { title } = search.words(t);
        return (
          <Link
            key={title}
            className={classNames(styles.kind, search.kind === chosen.kind && styles.chosen)}
            to={searchAddress(search, { ...beginSearch(search), query: typed.trim(), pageLimit })}
            state={typedState}
            onClick={onLeave}
            aria-current={search.kind === chosen.kind ? 'true' : undefined}
          >
            {title}
          </Link>
        );
      })}
    </nav>
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
