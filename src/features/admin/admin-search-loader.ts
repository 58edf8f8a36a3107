import type { LoaderFunctionArgs } from 'react-router-dom';
import { calendarSearch } from './kinds/calendars.ts';
import { emailSearch } from './kinds/emails.ts';
import { loadPersonAt } from './kinds/person-at.ts';
import { subscriberSearch } from './kinds/subscribers.ts';
import { userSearch } from './kinds/users.ts';
import { loadLongSearch } from './search/search-loader.ts';

/** Loads the results for the search in the page's address, limited to its `kind`. */
export async function loader(args: LoaderFunctionArgs) {
  const kind = new URL(args.request.url).searchParams.get('kind');
  switch (kind) {
    case 'users':
      return { kind, data: await loadLongSearch(userSearch, args) } as const;
    case 'emails':
      return { kind, data: await loadLongSearch(emailSearch, args) } as const;
    case 'newsletter':
      return { kind, data: await loadLongSearch(subscriberSearch, args) } as const;
    default: {
      const query = new URL(args.request.url).searchParams.get('query') ?? '';
      const [data, person] = await Promise.all([
        loadLongSearch(calendarSearch, args),
        loadPersonAt(query.trim(), args.request.signal),
      ]);
      return { kind: 'calendars', data, person } as const;
    }
  }
}
