import { calendarKeys, shortLinks } from '#src/util/calendar-pattern.ts';

/** One of the last calls, as the debug page lists it: never with a body, or with what may be secret. */
export interface RecentCall {
  method: string;
  /** Path and names of the query's parameters, with `…` for their values. */
  path: string;
  /** When it was sent, in milliseconds since 1970. */
  startedAt: number;
  /** How long it took, in milliseconds; none while it is under way. */
  milliseconds?: number;
  outcome: 'pending' | 'answered' | 'failed' | 'canceled';
  /** HTTP status; none without an answer. */
  status?: number;
  errorId?: string;
}

const kept = 50;
const calls: RecentCall[] = [];

/** The last 50 calls, the newest first. */
export function recentCalls(): readonly RecentCall[] {
  return calls.toReversed();
}

/** Notes that a call is sent; gives what notes how it ended. */
export function noteCall(
  method: string,
  address: string,
): (end: Pick<RecentCall, 'outcome' | 'status' | 'errorId'>) => void {
  const call: RecentCall = {
    method: method.toUpperCase(),
    path: withoutValues(address),
    startedAt: Date.now(),
    outcome: 'pending',
  };
  const start = performance.now();
  calls.push(call);
  if (calls.length > kept) calls.shift();
  return (end) => Object.assign(call, end, { milliseconds: Math.round(performance.now() - start) });
}

/** Values of a query hold what somebody searched for, and keys and short links in a path open their calendars. */
function withoutValues(address: string): string {
  const { pathname, searchParams } = new URL(address, 'https://base.invalid');
  const names = [...new Set(searchParams.keys())].map((name) => `${encodeURIComponent(name)}=…`);
  const path = pathname.replace(calendarKeys, 'ks…').replace(shortLinks, '$1…');
  return names.length > 0 ? `${path}?${names.join('&')}` : path;
}
