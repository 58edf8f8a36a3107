/**
 * Runs in the head of every page, before anything is painted: applies the remembered theme, hides prerendered markup
 * that this visit does not show, sends the page's first calls, and loads the code of a calendar's first view. It is inlined,
 * so it must stay small; `theme.ts` and `language-choice.ts` apply the same rules after startup.
 */
import { sendFirstCalls } from '#src/api/first-calls.ts';
import { loadFirstView } from '#src/features/calendar/page/first-view.ts';
import { readStorage } from '#src/util/browser-storage.ts';
import { isFramed } from '#src/util/framed.ts';
import { isPlainVisit } from '#src/util/prerendered-file.ts';
import { explainSandbox } from './sandbox.ts';

const { dataset, lang } = document.documentElement;
const theme = readStorage('theme');
if (theme === 'light' || theme === 'dark') dataset['theme'] = theme;
const [chosenLanguage, replacedLanguage] = readStorage('language').split(' ');
if (
  (chosenLanguage !== lang && replacedLanguage === lang) ||
  !isPlainVisit({ address: window.location.href, isFramed: isFramed() }) ||
  window.history.state?.usr
) {
  dataset['start'] = 'plain';
}
// A frame without an origin cannot load modules, store data, or make calls.
if (window.origin === 'null') explainSandbox();
else {
  // After the rest of the page has been parsed, but before any other script runs.
  document.addEventListener(
    'readystatechange',
    () => {
      sendFirstCalls();
      loadFirstView();
    },
    { once: true },
  );
}
