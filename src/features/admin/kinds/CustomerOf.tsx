import { useTranslate } from '#src/i18n/i18n.ts';
import { Badge } from '#src/ui/data/Badge.tsx';
import { recordPaths } from '../record-paths.ts';
import type { SearchData } from '../search/search-loader.ts';
import type { FoundCalendar } from './calendars.ts';
import { FoundOne } from './FoundOne.tsx';

/** The organization of the found calendars, if a search found those of a single one. */
export function CustomerOf({ data }: { data: SearchData<FoundCalendar> }) {
  const t = useTranslate();
  const { request, results, total } = data;
  const organization = results[0]?.organization;
  const isOnly =
    request.query !== '' &&
    results.length === total &&
    results.every((calendar) => calendar.organization?.id === organization?.id);
  if (!organization || !isOnly) return null;
  const { id, name, hidden } = organization;
  return (
    <FoundOne
      label={t('admin:Organization of these calendars')}
      name={name}
      detail={t('admin:Organization')}
      badge={hidden && <Badge>{t('admin:Hidden')}</Badge>}
      page={recordPaths.organization(id)}
      operation="addBalance"
      act={t('admin:Credit or charge…')}
    />
  );
}
