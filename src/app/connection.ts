import { atom } from 'jotai';
import { pageDataAtom } from '#src/actions/page-data.ts';
import { message } from '#src/i18n/message.ts';
import { statusAtom } from '#src/status/status.ts';
import { leavesPage } from './leaves-page.ts';
import { pageRetryAtom } from './page-retry.ts';
import { serverAnswers } from './server-answers.ts';

/** Between two checks, while the browser has its network back and the server is still out of reach. */
const firstWait = 2000;
const longestWait = 30_000;

const stateAtom = atom({ offline: false, checking: false });

/** The checks under way; what earlier ones find out no longer holds. */
const runningAtom = atom<AbortController | null>(null);

/** Says that all is well, unless there is a message that somebody may not have read yet, and fetches the page again. */
const returnAtom = atom(null, (get, set) => {
  if (!get(statusAtom)) {
    set(statusAtom, { type: 'success', text: message('common:You are online again.') });
  }
  const failed = get(pageRetryAtom);
  if (failed) failed.retry();
  else get(pageDataAtom).revalidate(() => {});
});

/** Asks the server until it answers. The browser only knows whether it has a network itself. */
const checkAtom = atom(null, async (get, set): Promise<void> => {
  get(runningAtom)?.abort();
  const running = new AbortController();
  set(runningAtom, running);
  for (let wait = firstWait; ; wait = Math.min(wait * 2, longestWait)) {
    set(stateAtom, (state) => ({ ...state, checking: true }));
    const reached = await serverAnswers(running.signal);
    if (running.signal.aborted) return;
    set(stateAtom, { offline: !reached, checking: false });
    if (reached) return set(returnAtom);
    await new Promise((resolve) => setTimeout(resolve, wait));
    if (running.signal.aborted) return;
  }
});

/** Offline, the page stays: of the one that was asked for, nothing would arrive. */
const keepPageAtom = atom(null, (get, set, event: MouseEvent) => {
  if (!get(stateAtom).offline || !leavesPage(event)) return;
  event.preventDefault();
  const text = message('common:This cannot be opened while you are offline.');
  set(statusAtom, { type: 'info', text });
});

type Change = 'lost' | 'found' | 'unwatched' | MouseEvent;

/** Whether the page is cut off from the server, and whether that is being checked. Setting it to `found` checks. */
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
  // Before the links themselves, which leave alone what was prevented.
  document.addEventListener('click', change, { capture: true, signal });
  return () => {
    watching.abort();
    change('unwatched');
  };
};
