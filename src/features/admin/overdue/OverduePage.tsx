import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { useTranslate } from '#src/i18n/i18n.ts';
import { AdminFrame } from '../frame/AdminFrame.tsx';
import { SearchPage } from '../search/SearchPage.tsx';
import { SearchResults } from '../search/SearchResults.tsx';
import { loadSearch } from '../search/search-loader.ts';
import type { SearchWords } from '../search/search-words.ts';
import { useOverdueColumns } from './OverdueColumns.tsx';
import { overdueSearch } from './overdue.ts';
import { useAges } from './use-ages.ts';

const loader = (args: LoaderFunctionArgs) => loadSearch(overdueSearch, args);

/** Organizations that owe money, and since when. */
function OverduePage() {
  const t = useTranslate();
  return (
    <SearchPage
      title={t('admin:Overdue organizations')}
      lead={t('admin:Organizations with unpaid invoices, the longest overdue first.')}
      choices={[{ search: overdueSearch, words: useOverdueWords() }]}
    />
  );
}

function Content() {
  const data = useLoaderData<typeof loader>();
  const ageOf = useAges(data);
  return (
    <SearchResults
      search={overdueSearch}
      words={useOverdueWords()}
      data={data}
      columns={useOverdueColumns(data.results.length > 1)}
      rowKey={({ organization }) => organization.id}
      groupOf={ageOf}
    />
  );
}

function useOverdueWords(): SearchWords {
  const t = useTranslate();
  return {
    title: t('admin:Overdue organizations'),
    fields: {},
    countText: (count) => t('admin:%count% organizations are overdue', { count }),
    emptyTitle: t('admin:No organization is overdue'),
  };
}

export { AdminFrame as Frame, Content, loader, OverduePage as Component };
