/**
 * A page's first calls, sent by the script in the hosting page's head long before the client's scripts could send them.
 * The page's `firstCalls` in the contract name them.
 */
import { isRecord } from '#src/util/is-record.ts';
import { parsedRecord } from '#src/util/parsed-record.ts';
import { firstDays } from './first-days.ts';

/** Sent with every call, in addition to the language. */
export const callHeaders = { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' };

/** Names the user whom the page shows, so that the server refuses calls in the session of another one. */
export function userHeader(userId: number | null): Record<string, string> {
  return userId === null ? {} : { 'X-User-Id': String(userId) };
}

interface FirstCall {
  address: string;
  language: string;
  /** By `performance.now()`. */
  sentAt: number;
  response: Promise<Response>;
  hasArrived: boolean;
}

declare global {
  /** Those that no call of the client has taken yet. */
  var firstCalls: FirstCall[] | undefined;
}

/** A response not used by then may be outdated. */
const longestAgeMs = 30_000;

/** Sends the calls that the page names. Runs once the page has been read. */
export function sendFirstCalls(): void {
  const templates = document.querySelectorAll<HTMLMetaElement>('meta[name=first-call]');
  const settings = templates.length > 0 && readSettings();
  if (!settings) return;
  const calls = [...templates]
    .filter(({ dataset }) => settings['user'] || dataset['for'] !== 'user')
    .map(({ content }) => sentCall(settings, content));
  if (calls.length > 0) globalThis.firstCalls = calls;
}

function sentCall(settings: Record<string, unknown>, template: string): FirstCall {
  const base = String(settings['baseUrl']).replace(/\/$/, '');
  const userId = isRecord(settings['user']) ? Number(settings['user']['id']) : null;
  const { href, pathname, search } = window.location;
  const basePath = new URL(base || '/', href).pathname.replace(/\/$/, '');
  const segments = pathname.slice(basePath.length).split('/');
  const days = firstDays(search, new Date());
  const path = template
    .replace(/\{(\d+)\}/g, (_, index) => segments[Number(index)] ?? '')
    .replace('{first_day}', days.first)
    .replace('{last_day}', days.last);
  const address = new URL(base + path, href).href;
  const language = document.documentElement.lang;
  const headers = { ...callHeaders, 'Accept-Language': language, ...userHeader(userId) };
  const response = fetch(address, { credentials: 'include', headers });
  const sentAt = performance.now();
  const call: FirstCall = { address, language, sentAt, response, hasArrived: false };
  response.then(
    () => {
      call.hasArrived = true;
    },
    () => {
      // The call that takes the response reports it.
    },
  );
  return call;
}

/** The page's settings. The client reports invalid ones later. */
function readSettings(): Record<string, unknown> | undefined {
  return parsedRecord(document.getElementById('app-settings')?.textContent ?? '');
}

/** The response to a request, if it was sent as one of the page's first calls. Can be taken only once. */
export function takeFirstResponse(request: Request): Promise<Response> | undefined {
  const { firstCalls = [] } = globalThis;
  const firstCall = firstCalls.find(({ address }) => address === request.url);
  if (!firstCall || request.method !== 'GET') return undefined;
  globalThis.firstCalls = firstCalls.filter((otherCall) => otherCall !== firstCall);
  const isFresh = performance.now() - firstCall.sentAt < longestAgeMs;
  if (!isFresh || firstCall.language !== request.headers.get('Accept-Language')) {
    discard(firstCall);
    return undefined;
  }
  const { signal } = request;
  const abortRejection = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  return Promise.race([firstCall.response, abortRejection]);
}

/** Browsers keep the connection of a response whose body nobody reads. */
function discard({ response }: FirstCall): void {
  response.then(
    ({ body }) => body?.cancel(),
    () => {
      // The call that is sent instead reports its own failure.
    },
  );
}
