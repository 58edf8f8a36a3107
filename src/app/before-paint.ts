/**
 * Runs in the head of every page, before anything is painted: brings the remembered theme back, and hides prerendered
 * markup that is not what this visit shows. It stands alone, inline and small; `theme.ts`, `language-choice.ts` and
 * `prerendered.ts` have the same rules for the page's life.
 */
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

export {};
