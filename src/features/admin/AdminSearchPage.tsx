import {
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router-dom';
import { useTranslate } from '#src/i18n/i18n.ts';
import { calendarSearch } from './kinds/CalendarSearch.tsx';
import { emailSearch } from './kinds/EmailSearch.tsx';
import { FoundCustomer } from './kinds/FoundCustomer.tsx';
import { FoundPerson } from './kinds/FoundPerson.tsx';
import { loadPerson } from './kinds/load-person.ts';
import { subscriberSearch } from './kinds/SubscriberSearch.tsx';
import { userSearch } from './kinds/UserSearch.tsx';
import { loadKindCounts } from './search/kind-counts.ts';
import { SearchPage } from './search/SearchPage.tsx';
import { SearchResults } from './search/SearchResults.tsx';
import { loadSearch } from './search/search-loader.ts';

const choices = [calendarSearch, userSearch, emailSearch, subscriberSearch] as const;

/** The start page of the admin tool: finds calendars, users, sent mail and subscribers. */
function AdminSearchPage() {
  const t = useTranslate();
  const { counts } = useLoaderData<typeof loadCounts>();
  return <SearchPage title={t('admin:Search')} choices={choices} counts={counts} />;
}

function loadCounts({ request }: LoaderFunctionArgs) {
  return { counts: loadKindCounts(choices, request) };
}

/** Filters, order and pages change what is shown, not how many records of other kinds have the text. */
function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  const isSame = (name: string) =>
    currentUrl.searchParams.get(name) === nextUrl.searchParams.get(name);
  return !isSame('query') || !isSame('kind');
}

/** Loads the results for the search in the page's address, limited to its `kind`. */
async function loader(args: LoaderFunctionArgs) {
  const address = new URL(args.request.url).searchParams;
  const kind = address.get('kind');
  switch (kind) {
    case 'users':
      return { kind, data: await loadSearch(userSearch, args, choices) } as const;
    case 'emails':
      return { kind, data: await loadSearch(emailSearch, args, choices) } as const;
    case 'newsletter':
      return { kind, data: await loadSearch(subscriberSearch, args, choices) } as const;
    default: {
      const [data, person] = await Promise.all([
        loadSearch(calendarSearch, args, choices),
        loadPerson((address.get('query') ?? '').trim(), args.request.signal),
      ]);
      return { kind: 'calendars', data, person } as const;
    }
  }
}

function AdminSearchResults() {
  const searchData = useLoaderData<typeof loader>();
  switch (searchData.kind) {
    case 'users':
      return <SearchResults search={userSearch} data={searchData.data} />;
    case 'emails':
      return <SearchResults search={emailSearch} data={searchData.data} />;
    case 'newsletter':
      return <SearchResults search={subscriberSearch} data={searchData.data} />;
    default:
      return (
        <>
          {searchData.person && <FoundPerson user={searchData.person} />}
          <FoundCustomer data={searchData.data} />
          <SearchResults search={calendarSearch} data={searchData.data} />
        </>
      );
  }
}

export { AdminSearchPage as Component, loadCounts as loader, shouldRevalidate };

export const content = { Component: AdminSearchResults, loader };
