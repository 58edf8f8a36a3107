import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import { Later } from '#src/actions/Later.tsx';
import { useTranslate } from '#src/i18n/i18n.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { classNames } from '#src/ui/class-names.ts';
import { showCurrent } from '#src/ui/layout/show-current.ts';
import type { KindCounts } from './kind-counts.ts';
import { beginSearch } from './remembered-grouping.ts';
import styles from './SearchForm.module.css';
import {
  type SearchChoice,
  type SearchFields,
  type SearchRequest,
  searchAddress,
} from './search.ts';
import { typedState } from './use-typed-search.ts';

interface SearchKindsProps {
  choices: readonly SearchChoice[];
  chosen: SearchFields;
  request: SearchRequest;
  typed: string;
  counts: KindCounts | undefined;
  /** The search whose results are shown. Those of another one do not wait for its counts. */
  shown: string;
  /** Receives the place for the number of the chosen kind, which its results know. */
  countRef: Ref<HTMLElement>;
  onLeave: () => void;
}

/** Searches for the same text in another kind of record, and says how many each has. */
export function SearchKinds(props: SearchKindsProps) {
  const { choices, chosen, request, typed, counts, shown, countRef, onLeave } = props;
  const t = useTranslate();
  const { number } = useFormats();
  const { pageLimit } = request;
  return (
    <nav ref={showCurrent} className={styles.kinds} aria-label={t('admin:What to search')}>
      {choices.map((search) => {
        const { title } = search.words(t);
        const isChosen = search.kind === chosen.kind;
        return (
          <Link
            key={title}
            className={classNames(styles.kind, isChosen && styles.chosen)}
            to={searchAddress(search, { ...beginSearch(search), query: typed.trim(), pageLimit })}
            state={typedState}
            onClick={onLeave}
            aria-current={isChosen ? 'true' : undefined}
          >
            {title}
            <span ref={isChosen ? countRef : undefined} className={styles.number}>
              {counts && !isChosen && (
                <Later key={shown} resolve={counts} failed={() => null}>
                  {(kindCounts) =>
                    kindCounts.has(search.kind) && number(kindCounts.get(search.kind) ?? 0)
                  }
                </Later>
              )}
            </span>
          </Link>
        );
      })}
    </nav>
  );
}
