import { getText } from './keys.ts';
import { errorsInTexts, type Language } from './message-files.ts';

/** The words of each language, so that one thing has one name on all pages (`src/i18n/glossary.json`). */
export type Glossary = Readonly<Record<string, LanguageWords>>;

interface LanguageWords {
  /** The text that stands for "…", with the preceding space, if any. */
  ellipsis: string;
  /** By the English word. `not` are words, or beginnings of words, for the same thing that no text uses. */
  words: Readonly<Record<string, { say: string; not?: readonly string[] }>>;
  /** Words that address the reader in a way in which no text does: "du" where all others say "Sie". */
  neverAddress?: readonly string[];
  /** Pairs of English texts that may have one translation on a page. */
  same?: readonly (readonly string[])[];
}

/** The texts of a language that name a thing differently from its glossary. */
export function glossaryErrors(language: Language, glossary: Glossary): string[] {
  const { code } = language;
  const own = glossary[code];
  if (!own) return [];
  return [
    ...sharedNames(own).map((names) => `glossary.json: ${code} says the same for ${names}.`),
    ...errorsInTexts(language, (key, text) => [
      ...wordErrors(key, text, own),
      ...ellipsisErrors(text, own),
      ...addressErrors(text, own),
    ]),
  ];
}

/** Different things, such as Cancel and Undo, must not have one name. */
function sharedNames({ words }: LanguageWords): string[] {
  const entries = Object.entries(words);
  return entries.flatMap(([word, { say }], index) =>
    entries
      .slice(index + 1)
      .filter(([, otherRule]) => isSame(otherRule.say, say))
      .map(([otherWord]) => `${word} and ${otherWord}`),
  );
}

function wordErrors(key: string, text: string, { words }: LanguageWords): string[] {
  const plain = text.replaceAll(/%\w+%/g, '');
  return Object.entries(words).flatMap(([word, { say, not = [] }]) => {
    const wrongWord = not.find((avoidedWord) => startsWord(plain, avoidedWord));
    if (wrongWord !== undefined) return [`says "${wrongWord}" for "${word}", which is "${say}"`];
    const isWordAlone = isSame(getText(key), word) && text !== '';
    const takenWord = Object.entries(words).find(
      ([otherWord, { say: name }]) => otherWord !== word && isSame(name, text),
    );
    if (isWordAlone && takenWord) return [`is "${text}", which is the word for "${takenWord[0]}"`];
    // A plural or a compound is fine: "Emails".
    return isWordAlone && !text.toLocaleLowerCase().startsWith(say.toLocaleLowerCase())
      ? [`is "${text}", but "${word}" is "${say}"`]
      : [];
  });
}

function addressErrors(text: string, { neverAddress = [] }: LanguageWords): string[] {
  const wrongAddress = neverAddress.find((word) =>
    new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu').test(text),
  );
  return wrongAddress === undefined ? [] : [`addresses the reader with "${wrongAddress}"`];
}

/** Returns whether a word of a text begins with these letters. Japanese has no spaces. */
function startsWord(text: string, start: string): boolean {
  return new RegExp(`(?<![\\p{Script=Latin}-])${start}`, 'iu').test(text);
}

function ellipsisErrors(text: string, { ellipsis }: LanguageWords): string[] {
  const forms = text.match(/[ \u00a0\u202f]?(?:…|\.\.\.)/g) ?? [];
  return forms.some((form) => form !== ellipsis) ? [`must write "${ellipsis}"`] : [];
}

function isSame(text: string, otherText: string): boolean {
  return text.toLocaleLowerCase() === otherText.toLocaleLowerCase();
}
