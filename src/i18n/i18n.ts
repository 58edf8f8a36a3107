import { createInstance, type FormatterModule, type i18n } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import {
  englishSections,
  type MessageKey,
  type MessageValues,
  type Section,
  type SectionMessages,
} from './english.ts';
import commonMessages from './messages/en/common.json';
import errorMessages from './messages/en/errors.json';
import headerMessages from './messages/en/header.json';

/** Gives a text in the page's language; a missing translation shows English. */
export type Translate = <Key extends MessageKey>(key: Key, ...values: MessageValues<Key>) => string;

/**
 * Starts the translations of the page.
 * @param language code of the page's language.
 * @param messages sections that the hosting page brought along, in that language.
 */
export async function startI18n(language: string, messages: SectionMessages): Promise<i18n> {
  const instance = createInstance();
  await instance
    .use(initReactI18next)
    .use(numberFormatter)
    .init({
      lng: language,
      fallbackLng: 'en',
      ns: [],
      resources: {},
      nsSeparator: ':',
      keySeparator: false,
      interpolation: {
        prefix: '%',
        suffix: '%',
        escapeValue: false,
        alwaysFormat: true,
      },
      react: { useSuspense: false },
      returnNull: false,
    });
  for (const frame of [commonMessages, headerMessages, errorMessages]) {
    addMessages(instance, 'en', frame);
  }
  addMessages(instance, language, messages);
  return instance;
}

/** Brings the English texts of the sections in; a section that is there already costs nothing. */
export async function loadSections(instance: i18n, sections: readonly Section[]): Promise<void> {
  const loaded = await Promise.all(sections.map((section) => englishSections[section]()));
  for (const module of loaded) addMessages(instance, 'en', module.default);
}

/** Numbers in texts are written as the language writes them. */
const numberFormatter: FormatterModule = {
  type: 'formatter',
  init: () => {},
  add: () => {},
  addCached: () => {},
  format: (value: unknown, _format, language) =>
    typeof value === 'number' ? new Intl.NumberFormat(language).format(value) : String(value),
};

function addMessages(instance: i18n, language: string, messages: SectionMessages): void {
  for (const [key, text] of Object.entries(messages)) {
    const end = key.indexOf(':');
    // The text of a key may hold colons of its own: only the first one separates.
    instance.addResource(language, key.slice(0, end), key.slice(end + 1), text);
  }
}

/** The translate function of the page, which follows its language. */
export function useTranslate(): Translate {
  const { t } = useTranslation();
  // The keys and placeholders are typed by the English messages instead of i18next's own resources.
  return t as Translate;
}
