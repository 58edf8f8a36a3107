import type { i18n } from 'i18next';
import type { SectionMessages } from '#src/i18n/i18n.ts';
import { addMessages, createI18n } from '#src/i18n/i18n.ts';

/** An i18n instance in a language, with these messages. */
export async function textsIn(language: string, messages: SectionMessages = {}): Promise<i18n> {
  const texts = createI18n();
  await texts.changeLanguage(language);
  addMessages(texts, language, messages);
  return texts;
}
