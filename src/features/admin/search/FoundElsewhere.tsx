import { Link } from 'react-router-dom';
import { SectionContent } from '#src/actions/SectionContent.tsx';
import { useSectionData } from '#src/actions/section-data.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { classNames } from '#src/ui/class-names.ts';
import styles from './SearchForm.module.css';
import { askedOf, readSearch, type SearchRequest, searchAddress } from './search.ts';
import { useSearchOutlet } from './search-outlet.ts';

interface FoundElsewhereProps {
  request: SearchRequest;
  /** The address of the search that found nothing. */
  here: string;
}

/** Links to the searches that find the same text: among other records, and without a filter or a certain field. */
export function FoundElsewhere({ request: { query, pageLimit }, here }: FoundElsewhereProps) {
  const t = useTranslate();
  const { choices } = useSearchOutlet();
  const found = useSectionData(async (options) => {
    const others = choices.map(async ({ search, words }) => {
      const everything = { ...readSearch(search, new URLSearchParams()), query, pageLimit };
      const address = searchAddress(search, everything);
      if (address === here) return null;
      const answer = await search.find({ ...askedOf(everything), limit: 1 }, options);
      return answer && answer.total > 0 ? { address, words, total: answer.total } : null;
    });
    return (await Promise.all(others)).filter((other) => other !== null);
  });
  // Most texts are found nowhere else, so there is nothing to announce until something is.
  if (!found.settled) return null;
  return (
    <SectionContent section={found}>
      {(others) =>
        others.length > 0 && (
          <nav
            className={classNames(styles.recent, styles.elsewhere)}
            aria-label={t('admin:Found elsewhere')}
          >
            <span aria-hidden="true">{t('admin:Found elsewhere')}</span>
            {others.map(({ address, words, total }) => (
              <Link key={address} className={styles.kind} to={address}>
                {words.countText(total)}
              </Link>
            ))}
          </nav>
        )
      }
    </SectionContent>
  );
}
