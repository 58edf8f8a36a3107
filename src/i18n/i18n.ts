import { createInstance, type FormatterModule, type i18n as I18n, type TFunction } from 'i18next';
import { createContext, use } from 'react';
import type { MessageKey, MessageValues } from '#generated/messages/keys.ts';

/** Translates a text into the page's language; a missing translation falls back to English. */
export type Translate = <Key extends MessageKey>(key: Key, ...values: MessageValues<Key>) => string;

/** Messages of one section: `group:text` → translation. */
export type SectionMessages = Record<string, string>;

/** English texts that differ from their keys: plural forms and other wordings. Most sections have none. */
const englishTexts = import.meta.glob<SectionMessages>('./messages/en/*.json', {
  import: 'default',
});

/** The page's texts, still empty and without a language; `Translations` adds both. */
export function createI18n(): I18n {
  const instance = createInstance();
  // It fetches nothing, so it is ready synchronously and the promise can be ignored.
  void instance.use(numberFormatter).init({
    lng: 'en',
    fallbackLng: 'en',
    // Translations apply to their exact tag: `zh-TW` must not fall back to `zh`.
    load: 'currentOnly',
    ns: [],
    resources: {},
    nsSeparator: false,
    keySeparator: false,
    interpolation: {
      prefix: '%',
      suffix: '%',
      escapeValue: false,
      alwaysFormat: true,
    },
    returnNull: false,
    returnEmptyString: false,
    // A key contains its English text, which is the fallback, but plural forms have to be fetched.
    saveMissing: true,
    missingKeyHandler: (_languages, group) => void addEnglish(instance, [group]),
  });
  return instance;
}

/** Splits a key at its first colon; the text may contain more. */
function splitKey(key: string): [group: string, text: string] {
  const end = key.indexOf(':');
  return [key.slice(0, end), key.slice(end + 1)];
}

/** Fetches the English texts that keys do not contain, as fallbacks for missing translations. */
export async function addEnglish(instance: I18n, sections: readonly string[]): Promise<void> {
  const missing = sections.filter((section) => !instance.hasResourceBundle('en', section));
  const importResults = await Promise.allSettled(
    missing.map((section) => englishTexts[`./messages/en/${section}.json`]?.()),
  );
  for (const result of importResults) {
    // If they fail to load, the keys remain, which are English as well.
    if (result.status === 'fulfilled' && result.value) addMessages(instance, 'en', result.value);
  }
}

/** Adds messages for a language tag. */
export function addMessages(instance: I18n, tag: string, messages: SectionMessages): void {
  for (const [group, texts] of byGroup(messages)) {
    instance.addResourceBundle(tag, group, texts, false, true);
  }
}

function byGroup(messages: SectionMessages): Map<string, Record<string, string>> {
  const groups = new Map<string, Record<string, string>>();
  for (const [key, translation] of Object.entries(messages)) {
    const [group, text] = splitKey(key);
    const texts = groups.get(group) ?? {};
    texts[text] = translation;
    groups.set(group, texts);
  }
  return groups;
}

/** Formats numbers in texts by the language's rules. */
const numberFormatter: FormatterModule = {
  type: 'formatter',
  init: () => {},
  add: () => {},
  addCached: () => {},
  format: (value: unknown, _format, language = 'en') =>
    typeof value === 'number' ? numberFormat(language).format(value) : String(value),
};

const numberFormats = new Map<string, Intl.NumberFormat>();

/** The format of plain numbers in a language: one for all, because creating one takes much longer than using it. */
export function numberFormat(language: string): Intl.NumberFormat {
  const format = numberFormats.get(language) ?? new Intl.NumberFormat(language);
  numberFormats.set(language, format);
  return format;
}

interface ShownTexts {
  i18n: I18n;
  /** The language's tag. */
  language: string;
  translate: Translate;
}

/** One subscription for the whole page, in `I18nProvider`, because hundreds of components show texts. */
export const ShownTextsContext = createContext<ShownTexts | null>(null);

/** A new object after each change, so that every component that uses it rerenders. */
export function shownTexts(i18n: I18n): ShownTexts {
  return { i18n, language: i18n.language, translate: remembering(translateBy(i18n.t)) };
}

/** Translates texts without values only once, because long tables repeat them in every row. */
function remembering(translate: Translate): Translate {
  const knownTexts = new Map<string, string>();
  return (key, ...values) => {
    if (values.length > 0) return translate(key, ...values);
    const text = knownTexts.get(key) ?? translate(key, ...values);
    knownTexts.set(key, text);
    return text;
  };
}

export function useShownTexts(): ShownTexts {
  const texts = use(ShownTextsContext);
  if (!texts) throw new Error('Texts need an I18nProvider around them.');
  return texts;
}

/** The page's translate function, which follows its language. */
export function useTranslate(): Translate {
  return useShownTexts().translate;
}

/**
 * Types the keys and placeholders by the generated messages, and splits keys at the first colon only; i18next would
 * split at each one.
 */
export function translateBy(t: TFunction): Translate {
  return (key, ...[values]) => {
    const [ns, text] = splitKey(key);
    return t(text, { ...values, ns });
  };
}
