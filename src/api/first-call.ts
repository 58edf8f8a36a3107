/**
 * A page's first call, sent by the script in the hosting page's head long before the client's scripts could send it.
 * The page's `firstCall` in the contract names it.
 */
import { isRecord } from '#src/util/is-record.ts';

/** Sent with every call, in addition to the language. */
export const callHeaders = { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' };

interface FirstCall {
  address: string;
  language: string;
  /** By `performance.now()`. */
  sentAt: number;
  response: Promise<Response>;
  hasArrived: boolean;
}

declare global {
  var firstCall: FirstCall | undefined;
}

/** A response not used by then may be outdated. */
const longestAgeMs = 30_000;

/** Sends the call that the page names, if a user is logged in. Runs once the page has been read. */
export function sendFirstCall(): void {
  const path = document.querySelector<HTMLMetaElement>('meta[name=first-call]')?.content;
  const base = path ? baseOfUser() : undefined;
  if (base === undefined) return;
  const address = new URL(base.replace(/\/$/, '') + path, window.location.href).href;
  const language = document.documentElement.lang;
  const headers = { ...callHeaders, 'Accept-Language': language };
  const response = fetch(address, { credentials: 'include', headers });
  const sentAt = performance.now();
  const firstCall: FirstCall = { address, language, sentAt, response, hasArrived: false };
  globalThis.firstCall = firstCall;
  response.then(
    () => {
      firstCall.hasArrived = true;
    },
    () => {
      // The call that takes the response reports it.
    },
  );
}

/** The base URL in the page's settings, if a user is logged in. The client reports invalid settings later. */
function baseOfUser(): string | undefined {
  try {
    const settings: unknown = JSON.parse(
      document.getElementById('app-settings')?.textContent ?? '',
    );
    return isRecord(settings) && settings['user'] ? String(settings['baseUrl']) : undefined;
  } catch {
    return undefined;
  }
}

/** The response to a request, if it was sent as the page's first call. Can be taken only once. */
export function takeFirstResponse(request: Request): Promise<Response> | undefined {
  const { firstCall } = globalThis;
  if (!firstCall || firstCall.address !== request.url || request.method !== 'GET') return undefined;
  globalThis.firstCall = undefined;
  const isFresh = performance.now() - firstCall.sentAt < longestAgeMs;
  if (!isFresh || firstCall.language !== request.headers.get('Accept-Language')) return undefined;
  const { signal } = request;
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  return Promise.race([firstCall.response, aborted]);
}
