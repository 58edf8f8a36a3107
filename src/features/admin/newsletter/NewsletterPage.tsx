import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { useTranslate } from '#src/i18n/i18n.ts';
import { AdminFrame } from '../frame/AdminFrame.tsx';
import { newsletterSearch } from '../kinds/subscribers.ts';
import { useSubscriberWords } from '../kinds/use-kind-words.ts';
import { SearchPage } from '../search/SearchPage.tsx';
import { loadSearch } from '../search/search-loader.ts';
import { AddSubscriber } from './AddSubscriber.tsx';
import { SubscriberTable } from './SubscriberTable.tsx';

const loader = (args: LoaderFunctionArgs) => loadSearch(newsletterSearch, args);

function NewsletterPage() {
  const t = useTranslate();
  return (
    <SearchPage
      title={t('admin:Newsletter')}
      actions={<AddSubscriber />}
      choices={[{ search: newsletterSearch, words: useSubscriberWords() }]}
    />
  );
}

function Content() {
  return <SubscriberTable data={useLoaderData<typeof loader>()} />;
}

export { AdminFrame as Frame, Content, loader, NewsletterPage as Component };
