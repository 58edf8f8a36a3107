import { atom } from 'jotai';
import { revalidateAtom } from '#src/actions/page-data.ts';
import { message } from '#src/i18n/message.ts';
import { serverAnswers } from '#src/session/server-answers.ts';
import { statusAtom } from '#src/status/status.ts';
import { leavesPage } from './leaves-page.ts';
import { pageRetryAtom } from './page-retry.ts';

/** The delay between two checks while the browser is online but the server is still unreachable. */
const firstWait = 2000;
const longestWait = 30_000;

const stateAtom = atom({ offline: false, checking: false });

/** Identifies the current checks; results of earlier ones are stale. */
const runningAtom = atom<AbortController | null>(null);

/** Announces that the page is online again, unless an unread message is showing, and reloads the page's data. */
const returnAtom = atom(null, (get, set) => {
  if (!get(statusAtom)) {
    set(statusAtom, { type: 'success', text: message('common:You are online again.') });
  }
  const pageRetry = get(pageRetryAtom);
  if (pageRetry) pageRetry.retry();
  else void set(revalidateAtom);
});

/** Polls until the server responds. The browser only knows whether it has a network. */
const checkAtom = atom(null, async (get, set): Promise<void> => {
  get(runningAtom)?.abort();
  const running = new AbortController();
  set(runningAtom, running);
  for (let wait = firstWait; ; wait = Math.min(wait * 2, longestWait)) {
    set(stateAtom, (state) => ({ ...state, checking: true }));
    const isReachable = await serverAnswers(running.signal);
    if (running.signal.aborted) return;
    set(stateAtom, { offline: !isReachable, checking: false });
    if (isReachable) return set(returnAtom);
    await new Promise((resolve) => setTimeout(resolve, wait));
    if (running.signal.aborted) return;
  }
});

/** Offline, stay on the page, because the next one could not load. */
const keepPageAtom = atom(null, (get, set, event: MouseEvent) => {
  if (!get(stateAtom).offline || !leavesPage(event)) return;
  event.preventDefault();
  const text = message('common:This cannot be opened while you are offline.');
  set(statusAtom, { type: 'info', text });
});

type Change = 'lost' | 'found' | 'unwatched' | MouseEvent;

/** True if the server is unreachable, and whether a check is running. Setting it to `found` starts a check. */
export const connectionAtom = atom(
  (get) => get(stateAtom),
  (get, set, change: Change) => {
    if (change instanceof MouseEvent) return set(keepPageAtom, change);
    if (change === 'found') return void set(checkAtom);
    get(runningAtom)?.abort();
    if (change === 'lost') set(stateAtom, { offline: true, checking: false });
  },
);

connectionAtom.onMount = (change) => {
  const watching = new AbortController();
  const { signal } = watching;
  if (!navigator.onLine) change('lost');
  window.addEventListener('offline', () => change('lost'), { signal });
  window.addEventListener('online', () => change('found'), { signal });
  // In the capture phase, before the links themselves, which ignore prevented clicks.
  document.addEventListener('click', change, { capture: true, signal });
  return () => {
    watching.abort();
    change('unwatched');
  };
};
