import { type KeyboardEvent, useState } from 'react';
import { searchEventsLimits } from '#generated/calendar/limits.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Progress } from '#src/ui/feedback/Progress.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { SearchField } from '#src/ui/form/SearchField.tsx';
import { useTypingPause } from '#src/ui/use-typing-pause.ts';
import type { ChangeState } from '../address/calendar-state.ts';
import { findTabStop } from '../event/event-element.ts';
import styles from './SearchBox.module.css';
import { LazySearchResults } from './search-part.ts';

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
    const results = query === '' ? null : findTabStop();
    if (event.key === 'ArrowDown' && results) {
      event.preventDefault();
      results.focus();
    }
    if (event.key !== 'Escape') return;
    event.preventDefault();
    if (typed === '') event.currentTarget.blur();
    else send('');
  };
  return (
    <div
      className={styles.box}
      data-filled={typed !== '' || undefined}
      data-searching={query !== '' || undefined}
    >
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
            onFocus={() => void LazySearchResults.preload()}
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

/** The pause in typing after which a search starts. */
const typingPauseMs = 250;

/**
 * The text in the search field, which is ahead of the page's address while the reader types. If the address changes in
 * another way, such as going back, its text fills the field.
 * @param query the words in the address.
 */
function useTypedQuery(query: string, change: ChangeState) {
  const [typedQuery, setTypedQuery] = useState(query);
  const [seenQuery, setSeenQuery] = useState(query);
  // Searches that the page does not show yet. It may show them one after the other, while the reader types on.
  const [sentQueries, setSentQueries] = useState<readonly string[]>([]);
  const send = (text: string) => {
    const words = text.trim();
    setTypedQuery(text);
    setSentQueries(words === query ? [] : [...sentQueries, words]);
    pause.stop();
    // Back leads to the view, however many pauses there were in typing.
    change({ query: words }, query === '' ? 'push' : 'replace');
  };
  const pause = useTypingPause(typingPauseMs, send);
  if (query !== seenQuery) {
    const place = sentQueries.indexOf(query);
    setSeenQuery(query);
    setSentQueries(place < 0 ? [] : sentQueries.slice(place + 1));
    if (place < 0 && !pause.isWaiting) setTypedQuery(query);
  }
  return {
    typed: typedQuery,
    /** Searches after a pause. */
    type: (text: string) => {
      setTypedQuery(text);
      pause.wait(text);
    },
    /** Searches at once. */
    send,
  };
}
