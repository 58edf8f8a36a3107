import type { KeyboardEvent } from 'react';
import { searchEventsLimits } from '#generated/calendar/limits.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Progress } from '#src/ui/feedback/Progress.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { SearchField } from '#src/ui/form/SearchField.tsx';
import type { ChangeState } from '../address/calendar-state.ts';
import styles from './SearchBox.module.css';
import { useTypedQuery } from './use-typed-query.ts';

interface SearchBoxProps {
  /** The words in the address. */
  query: string;
  change: ChangeState;
}

/** Searches the calendar's events. An icon until it is used, which `/` does, too. */
export function SearchBox({ query, change }: SearchBoxProps) {
  const t = useTranslate();
  const { typed, type, send } = useTypedQuery(query, change);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    if (typed === '') event.currentTarget.blur();
    else send('');
  };
  return (
    <div className={styles.box} data-filled={typed !== '' || undefined}>
      <Form
        initial={{ query: typed }}
        // An empty field is not an error: it ends the search.
        limits={{ query: { maxLength: searchEventsLimits.query.maxLength } }}
        pending={false}
        error={null}
        onSubmit={() => send(typed)}
      >
        {() => (
          <SearchField
            name="query"
            label={t('calendar:Search events')}
            value={typed}
            spellCheck={false}
            onChange={({ target }) => type(target.value)}
            onKeyDown={onKeyDown}
          />
        )}
      </Form>
      {/* What the last search has found stays meanwhile. */}
      {typed.trim() !== query && (
        <div className={styles.searching}>
          <Progress label={t('common:Loading')} labelHidden />
        </div>
      )}
    </div>
  );
}
