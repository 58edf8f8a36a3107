import { Link } from 'react-router-dom';
import { AwaitSection } from '#src/actions/AwaitSection.tsx';
import { useTranslate } from '#src/i18n/i18n.ts';
import { classNames } from '#src/ui/class-names.ts';
import styles from './SearchForm.module.css';
import type { SearchData } from './search.ts';

interface FoundElsewhereProps {
  elsewhere: NonNullable<SearchData<unknown>['elsewhere']>;
}

/** Links to the page's other searches that find the same text. */
export function FoundElsewhere({ elsewhere }: FoundElsewhereProps) {
  const t = useTranslate();
  return (
    // Most texts are found nowhere else, so there is nothing to announce until something is.
    <AwaitSection resolve={elsewhere} fallback={null}>
      {(otherSearches) =>
        otherSearches.length > 0 && (
          <nav
            className={classNames(styles.recent, styles.elsewhere)}
            aria-label={t('admin:Found elsewhere')}
          >
            <span aria-hidden="true">{t('admin:Found elsewhere')}</span>
            {otherSearches.map(({ search, address, total }) => (
              <Link key={address} className={styles.kind} to={address}>
                {search.words(t).countText(total)}
              </Link>
            ))}
          </nav>
        )
      }
    </AwaitSection>
  );
}
