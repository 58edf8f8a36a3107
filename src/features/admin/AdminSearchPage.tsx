import { useLoaderData } from 'react-router-dom';
import { useTranslate } from '#src/i18n/i18n.ts';
import { loader } from './admin-search-loader.ts';
import { AdminFrame } from './frame/AdminFrame.tsx';
import { CalendarResults } from './kinds/CalendarResults.tsx';
import { CustomerOf } from './kinds/CustomerOf.tsx';
import { calendarSearch } from './kinds/calendars.ts';
import { EmailResults } from './kinds/EmailResults.tsx';
import { emailSearch } from './kinds/emails.ts';
import { PersonAt } from './kinds/PersonAt.tsx';
import { SubscriberResults } from './kinds/SubscriberResults.tsx';
import { subscriberSearch } from './kinds/subscribers.ts';
import { UserResults } from './kinds/UserResults.tsx';
import {
  useCalendarWords,
  useEmailWords,
  useSubscriberWords,
  useUserWords,
} from './kinds/use-kind-words.ts';
import { userSearch } from './kinds/users.ts';
import { SearchPage } from './search/SearchPage.tsx';

/** The start page of the admin tool: finds calendars, users, sent mail and subscribers. */
function AdminSearchPage() {
  const t = useTranslate();
  return (
    <SearchPage
      title={t('admin:Search')}
      choices={[
        { search: calendarSearch, words: useCalendarWords() },
        { search: userSearch, words: useUserWords() },
        { search: emailSearch, words: useEmailWords() },
        { search: subscriberSearch, words: useSubscriberWords() },
      ]}
    />
  );
}

/** The search results. */
function Content() {
  const found = useLoaderData<typeof loader>();
  switch (found.kind) {
    case 'users':
      return <UserResults data={found.data} />;
    case 'emails':
      return <EmailResults data={found.data} />;
    case 'newsletter':
      return <SubscriberResults data={found.data} />;
    default:
      return (
        <>
          {found.person && <PersonAt user={found.person} />}
          <CustomerOf data={found.data} />
          <CalendarResults data={found.data} />
        </>
      );
  }
}

export { AdminFrame as Frame, AdminSearchPage as Component, Content, loader };
