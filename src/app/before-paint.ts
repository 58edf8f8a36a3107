/**
 * Runs in the head of every page, before anything is painted: applies the remembered theme, hides prerendered markup
 * that this visit does not show, and sends the page's first calls. It is inlined, so it must stay small; `theme.ts` and
 * `language-choice.ts` apply the same rules after startup.
 */
import { sendFirstCalls } from '#src/api/first-calls.ts';
import { isFramed } from '#src/util/framed.ts';
import { isPlainVisit } from '#src/util/prerendered-file.ts';

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
const [chosenLanguage, replacedLanguage] = read('language').split(' ');
if (
  (chosenLanguage !== lang && replacedLanguage === lang) ||
  !isPlainVisit({ address: window.location.href, isFramed: isFramed() }) ||
  window.history.state?.usr
) {
  dataset['start'] = 'plain';
}
// After the rest of the page has been parsed, but before any other script runs.
document.addEventListener('readystatechange', sendFirstCalls, { once: true });
