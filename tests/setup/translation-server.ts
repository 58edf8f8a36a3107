import { createStore } from 'jotai';
import { createI18n, translateBy } from '#src/i18n/i18n.ts';
import { translationStateAtom } from '#src/i18n/translation-state.ts';
import {
  type RequestSections,
  type TranslationAnswer,
  Translations,
} from '#src/i18n/translations.ts';

type Wanted = Parameters<RequestSections>[0];

/** A server that has every section in every language, and answers on request. */
export function translationServer({ waits = false } = {}) {
  const calls: Wanted[] = [];
  const waiting: (() => void)[] = [];
  const answer = ({ language, sections, dateLocale }: Wanted): TranslationAnswer => ({
    [`core_js_${language}`]: { 'common:Loading': `Loading (${language})` },
    ...Object.fromEntries(
      sections.map((name) => [`${name}_${language}`, { 'login:Log in': `Log in (${language})` }]),
    ),
    [`datetime_${language}`]: { date: `date of ${dateLocale}` },
  });
  const request: RequestSections = async (wanted) => {
    calls.push(wanted);
    if (waits) await new Promise<void>((resolve) => waiting.push(resolve));
    return answer(wanted);
  };
  return { calls, request, answer, release: () => waiting.splice(0).map((go) => go()) };
}

/** Texts that come from a server. */
export function startTranslations(request: RequestSections) {
  const store = createStore();
  const translations = new Translations(createI18n(), store, request);
  return {
    store,
    translations,
    t: translateBy(translations.i18n.t),
    sections: () => store.get(translationStateAtom).sections,
  };
}
