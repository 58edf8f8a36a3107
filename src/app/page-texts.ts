import type { createStore } from 'jotai';
import { coreSections } from '#generated/messages/sections.ts';
import { addEnglish } from '#src/i18n/i18n.ts';
import type { Message } from '#src/i18n/message.ts';
import { translationStateAtom } from '#src/i18n/translation-state.ts';
import { TranslationError, type Translations } from '#src/i18n/translations.ts';
import { type StatusMessage, statusAtom, takeBackStatusAtom } from '#src/status/status.ts';

type Store = ReturnType<typeof createStore>;

/**
 * Loads a page's texts. If they fail to load, the page shows in English. The returned function shows why; call it once
 * the page is shown, because a page that fails as a whole explains itself.
 */
export async function loadPageTexts(
  store: Store,
  translations: Translations,
  sections: readonly string[],
): Promise<() => void> {
  try {
    await translations.loadSections(sections);
    return () => {};
  } catch (error) {
    if (!(error instanceof TranslationError)) throw error;
    const requiredSections = [...coreSections, ...sections];
    await addEnglish(translations.i18n, requiredSections);
    return () => tellMissing(store, requiredSections, error.text);
  }
}

/** Shows that texts are missing, until they have loaded. */
function tellMissing(store: Store, requiredSections: readonly string[], text: Message): void {
  const message: StatusMessage = { type: 'error', text };
  const stop = store.sub(translationStateAtom, () => {
    const { language, sections } = store.get(translationStateAtom);
    const loadedSections = sections.get(language ?? '');
    if (!requiredSections.every((section) => loadedSections?.has(section))) return;
    stop();
    store.set(takeBackStatusAtom, message);
  });
  store.set(statusAtom, message);
}
