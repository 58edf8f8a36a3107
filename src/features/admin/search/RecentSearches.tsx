import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useTranslate } from '#src/i18n/i18n.ts';
import { currentUserAtom } from '#src/session/current-user.ts';
import { forgetRecentSearches, readRecentSearches } from './recent-searches.ts';
import { beginSearch } from './remembered-grouping.ts';
import styles from './SearchForm.module.css';
import { type SearchChoice, searchAddress } from './search.ts';

interface RecentSearchesProps {
  choices: readonly SearchChoice[];
  /** Where the focus goes when the searches disappear. */
  focusField: () => void;
}

/** The user's latest searches on this page, which lead to them again. */
export function RecentSearches({ choices, focusField }: RecentSearchesProps) {
  const t = useTranslate();
  const user = useAtomValue(currentUserAtom);
  const [recent, setRecent] = useState(() => readRecentSearches(user?.id ?? null));
  const links = recent.flatMap(({ kind, query }) => {
    const choice = choices.find((search) => search.kind === kind);
    if (!choice) return [];
    const to = searchAddress(choice, { ...beginSearch(choice), query });
    return [{ to, query, title: choice === choices[0] ? '' : choice.words(t).title }];
  });
  if (links.length === 0) return null;
  return (
    <nav className={styles.recent} aria-label={t('admin:Recent searches')}>
      <span aria-hidden="true">{t('admin:Recent searches')}</span>
      {links.map(({ to, query, title }) => (
        <Link key={to} className={styles.kind} to={to}>
          {title ? `${query} · ${title}` : query}
        </Link>
      ))}
      <button
        type="button"
        className={styles.reset}
        onClick={() => {
          forgetRecentSearches();
          setRecent([]);
          focusField();
        }}
      >
        {t('admin:Forget searches')}
      </button>
    </nav>
  );
}
