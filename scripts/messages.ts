/**
 * Brings the texts of all languages in line with the code: adds an empty text for each missing key, and removes unused
 * ones. With `--check`, it writes nothing and reports all errors.
 */

import { completeEnglish } from './messages/english.ts';
import { writeGaps } from './messages/gaps.ts';
import { glossaryErrors } from './messages/glossary-errors.ts';
import { keyErrors, placeErrors } from './messages/key-errors.ts';
import type { Language } from './messages/message-files.ts';
import { type ProjectTexts, readProjectTexts } from './messages/project-texts.ts';
import { sharedNameErrors } from './messages/shared-name-errors.ts';
import { textErrors } from './messages/text-errors.ts';
import { typographyErrors } from './messages/typography-errors.ts';
import { CommandError } from './process/command-error.ts';
import { runMain } from './process/main.ts';
import { root } from './process/tool.ts';

/** One sentence for each error in the texts of the project in a folder. */
export function messageErrors(folder: string): string[] {
  return errorsIn(readProjectTexts(folder));
}

function errorsIn({ keys, languages, complete, glossary, pages }: ProjectTexts): string[] {
  const codes = new Set(languages.map(({ code }) => code));
  return [
    ...complete
      .filter((code) => !codes.has(code))
      .map((code) => `${code}/ is missing: complete-languages.json says that it is complete.`),
    ...languages.flatMap(fileErrors),
    ...languages
      .filter(({ code }) => isLanguageCode(code))
      .flatMap((language) => [
        ...keyErrors(keys, language, complete.includes(language.code)),
        ...placeErrors(language),
        ...textErrors(language),
        ...typographyErrors(language),
        ...glossaryErrors(withTextsOfKeys(language, keys), glossary),
        ...sharedNameErrors(language, pages, glossary),
      ]),
  ];
}

/** English is mostly in the keys, and the others are in files. */
function withTextsOfKeys(language: Language, keys: readonly string[]): Language {
  if (language.code !== 'en') return language;
  return { code: 'en', sections: new Map(Object.entries(completeEnglish(keys, language))) };
}

/** Errors that prevent a language's texts from being read. */
function fileErrors({ code, sections }: Language): string[] {
  if (!isLanguageCode(code)) return [`${code}/ is not named by a language code.`];
  return [...sections]
    .filter(([, messages]) => !messages)
    .map(([name]) => `${code}/${name}.json is not a JSON object of texts.`);
}

/**
 * Brings the texts of the project in a folder in line with its code.
 * @returns a line for each text that was removed or is still untranslated.
 * @throws CommandError before anything is written, if texts cannot be read.
 */
export function updateMessages(folder: string): string[] {
  const texts = readProjectTexts(folder);
  const unreadable = texts.languages.flatMap(fileErrors);
  if (unreadable.length > 0) throw new CommandError(unreadable.join('\n'));
  return writeGaps(texts);
}

function isLanguageCode(code: string): boolean {
  try {
    return Intl.PluralRules.supportedLocalesOf(code).length > 0;
  } catch {
    // It is not even formatted like one.
    return false;
  }
}

if (import.meta.main) {
  await runMain(() => {
    if (process.argv.includes('--check')) {
      const errors = messageErrors(root);
      if (errors.length === 0) return;
      const hint = 'Missing and stale texts: npm run messages writes and removes them.';
      throw new CommandError([...errors, hint].join('\n'));
    }
    const lines = updateMessages(root);
    console.log(lines.length > 0 ? lines.join('\n') : 'All texts are there.');
  });
}
