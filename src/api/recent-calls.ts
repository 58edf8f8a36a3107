import { calendarKeys, shortLinks } from '#src/util/calendar-pattern.ts';
import { type LoggedCall, loggedCalls } from './call-log.ts';

/** A recent call as listed on the debug page: never with its body or anything secret. */
export type RecentCall = Omit<LoggedCall, 'address'> & {
  /** The path and the query's parameter names, with `…` for their values. */
  path: string;
};

/** The last 50 calls, newest first. */
export function recentCalls(): readonly RecentCall[] {
  return loggedCalls
    .map(({ address, ...call }) => ({ ...call, path: withoutValues(address) }))
    .toReversed();
}

/** Query values contain search texts, and a key or short link in a path opens its calendar. */
function withoutValues(address: string): string {
  const { pathname, searchParams } = new URL(address, 'https://base.invalid');
  const names = [...new Set(searchParams.keys())].map((name) => `${encodeURIComponent(name)}=…`);
  const path = pathname.replace(calendarKeys, 'ks…').replace(shortLinks, '$1…');
  return names.length > 0 ? `${path}?${names.join('&')}` : path;
}
