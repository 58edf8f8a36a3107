/** Holds every language's texts to the English ones, and those to the code that asks for them. */
import path from 'node:path';
import { keyErrors, placeErrors, unusedErrors } from './messages/key-errors.ts';
import { literalsIn } from './messages/literals.ts';
import { type Language, readLanguages } from './messages/message-files.ts';
import { textErrors } from './messages/text-errors.ts';
import { CommandError } from './process/command-error.ts';
import { runMain } from './process/main.ts';
import { root } from './process/tool.ts';

/** One sentence for each error in the texts of the project in a folder. */
export function messageErrors(folder: string): string[] {
  const languages = readLanguages(path.join(folder, 'src/i18n/messages'));
  const english = languages.find(({ code }) => code === 'en');
  if (!english) return ['src/i18n/messages/en/ is missing: it is what all others translate.'];
  return [
    ...unusedErrors(english, literalsIn(path.join(folder, 'src'))),
    ...languages.flatMap((language) => languageErrors(english, language)),
  ];
}

function languageErrors(english: Language, language: Language): string[] {
  if (!isLanguageCode(language.code)) return [`${language.code}/ is not named by a language code.`];
  return [...keyErrors(english, language), ...placeErrors(language), ...textErrors(language)];
}

function isLanguageCode(code: string): boolean {
  try {
    return Intl.PluralRules.supportedLocalesOf(code).length > 0;
  } catch {
    // It has not even the form of one.
    return false;
  }
}

if (import.meta.main) {
  await runMain(() => {
    const errors = messageErrors(root);
    if (errors.length > 0) throw new CommandError(errors.join('\n'));
  });
}
