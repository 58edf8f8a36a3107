import { Link, useNavigate } from 'react-router-dom';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Badge } from '#src/ui/data/Badge.tsx';
import { recordPaths } from '../record-paths.ts';
import type { SearchData } from '../search/search-loader.ts';
import { ActButton } from '../writes/ActButton.tsx';
import { actAtOnce } from '../writes/act-at-once.ts';
import { useDenial } from '../writes/use-denial.ts';
import type { FoundCalendar } from './calendars.ts';
import styles from './FoundOne.module.css';

/** The organization of the found calendars, if a search found those of a single one. */
export function CustomerOf({ data }: { data: SearchData<FoundCalendar> }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const denial = useDenial('addBalance');
  const { request, results, total } = data;
  const organization = results[0]?.organization;
  const isOnly =
    request.query !== '' &&
    results.length === total &&
    results.every((calendar) => calendar.organization?.id === organization?.id);
  if (!organization || !isOnly) return null;
  const { id, name, hidden } = organization;
  const page = recordPaths.organization(id);
  return (
    <section className={styles.found} aria-label={t('admin:Organization of these calendars')}>
      <div className={styles.words}>
        <Link to={page}>{name}</Link>
        <span>{t('admin:Organization')}</span>
        {hidden && <Badge>{t('admin:Hidden')}</Badge>}
      </div>
      <ActButton
        denial={denial}
        onClick={() => void navigate(page, { state: actAtOnce('addBalance') })}
      >
        {t('admin:Credit or charge…')}
      </ActButton>
    </section>
  );
}
