import { calendarKeys, shortLinks } from '#src/util/calendar-pattern.ts';

/** A recent call as listed on the debug page: never with its body or anything secret. */
export interface RecentCall {
  method: string;
  /** The path and the query's parameter names, with `…` for their values. */
  path: string;
  /** When it was sent, in milliseconds since 1970. */
  startedAt: number;
  /** Duration in milliseconds; absent while pending. */
  milliseconds?: number;
  outcome: 'pending' | 'answered' | 'failed' | 'canceled';
  /** HTTP status; absent without a response. */
  status?: number;
  errorId?: string;
}

const kept = 50;
const calls: RecentCall[] = [];

/** The last 50 calls, newest first. */
export function recentCalls(): readonly RecentCall[] {
  return calls.toReversed();
}

/** Records that a call was sent. Returns a function that records its outcome. */
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

/** Query values contain search texts, and a key or short link in a path opens its calendar. */
function withoutValues(address: string): string {
  const { pathname, searchParams } = new URL(address, 'https://base.invalid');
  const names = [...new Set(searchParams.keys())].map((name) => `${encodeURIComponent(name)}=…`);
  const path = pathname.replace(calendarKeys, 'ks…').replace(shortLinks, '$1…');
  return names.length > 0 ? `${path}?${names.join('&')}` : path;
}
