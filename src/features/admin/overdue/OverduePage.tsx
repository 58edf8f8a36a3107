import { useTranslate } from '#src/i18n/i18n.ts';
import { SearchPage } from '../search/SearchPage.tsx';
import { createResults } from '../search/SearchResults.tsx';
import { overdueSearch } from './OverdueSearch.tsx';

/** Organizations that owe money, and since when. */
function OverduePage() {
  const t = useTranslate();
  return (
    <SearchPage
      title={t('admin:Overdue organizations')}
      lead={t('admin:Organizations with unpaid invoices, the longest overdue first.')}
      choices={[overdueSearch]}
    />
  );
}

export { OverduePage as Component };

export const content = createResults(overdueSearch);
