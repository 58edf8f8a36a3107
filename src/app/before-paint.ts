/**
 * Runs in the head of every page, before anything is painted: applies the remembered theme, hides prerendered markup
 * that this visit does not show, and sends the page's first call. It is inlined, so it must stay small and
 * self-contained; `theme.ts`, `language-choice.ts` and `prerendered.ts` apply the same rules after startup.
 */
import { sendFirstCall } from '#src/api/first-call.ts';

function read(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

const { dataset, lang } = document.documentElement;
const theme = read('theme');
if (theme === 'light' || theme === 'dark') dataset['theme'] = theme;
const [chosen, insteadOf] = read('language').split(' ');
if (
  (chosen !== lang && insteadOf === lang) ||
  window.self !== window.top ||
  /[?&]email=/.test(window.location.search) ||
  window.history.state?.usr
) {
  dataset['start'] = 'plain';
}
// After the rest of the page has been parsed, but before any other script runs.
document.addEventListener(
  'readystatechange',
  () => {
    sendFirstCall();
    // The first format of a page takes a slow phone 80 ms, so make it while the page waits for its scripts.
    if (globalThis.firstCall) new Intl.RelativeTimeFormat();
  },
  { once: true },
);
