import type { i18n as I18n } from 'i18next';
import { addMessages, createI18n, type SectionMessages } from '#src/i18n/i18n.ts';

/** An i18n instance in a language, with these messages. */
export async function textsIn(language: string, messages: SectionMessages = {}): Promise<I18n> {
  const texts = createI18n();
  await texts.changeLanguage(language);
  addMessages(texts, language, messages);
  return texts;
}
