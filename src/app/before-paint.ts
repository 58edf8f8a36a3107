/**
 * Runs in the head of every page, before anything is painted: brings the remembered theme back, hides prerendered markup
 * that is not what this visit shows, and sends the page's first call. It stands alone, inline and small; `theme.ts`,
 * `language-choice.ts` and `prerendered.ts` have the same rules for the page's life.
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
// Once the rest of the page has been read, which is before any other script runs.
document.addEventListener('readystatechange', sendFirstCall, { once: true });
