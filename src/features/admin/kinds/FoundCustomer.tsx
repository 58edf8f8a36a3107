import { useTranslate } from '#src/i18n/i18n.ts';
import { Badge } from '#src/ui/data/Badge.tsx';
import { actAtOnce, actKeys } from '../acts/act-at-once.ts';
import { recordPaths } from '../records/record-paths.ts';
import type { SearchData } from '../search/search.ts';
import type { FoundCalendar } from './CalendarSearch.tsx';
import { FoundOne } from './FoundOne.tsx';

/** The organization of the found calendars, if a search found those of a single one. */
export function FoundCustomer({ data }: { data: SearchData<FoundCalendar> }) {
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
      act={{ operation: 'addBalance', label: t('admin:Credit or charge…') }}
      state={actAtOnce(actKeys.balance)}
    />
  );
}
