import { memo } from 'react';
import { SearchResults } from '../search/SearchResults.tsx';
import type { SearchData } from '../search/search-loader.ts';
import { useSubscriberColumns } from './SubscriberColumns.tsx';
import { type Subscriber, subscriberSearch } from './subscribers.ts';
import { useSubscriberWords } from './use-kind-words.ts';

export const SubscriberResults = memo(function SubscriberResults({
  data,
}: {
  data: SearchData<Subscriber>;
}) {
  return (
    <SearchResults
      search={subscriberSearch}
      words={useSubscriberWords()}
      data={data}
      columns={useSubscriberColumns(data)}
      rowKey={({ email }) => email}
    />
  );
});
