/** Holds every language's texts to the English ones, and those to the code that asks for them. */
import path from 'node:path';
import { keyFaults, placeFaults, unusedFaults } from './messages/key-faults.ts';
import { literalsIn } from './messages/literals.ts';
import { type Language, readLanguages } from './messages/message-files.ts';
import { textFaults } from './messages/text-faults.ts';
import { Fault } from './process/fault.ts';
import { runMain } from './process/main.ts';
import { root } from './process/tool.ts';

/** One sentence for each fault in the texts of the project in a folder. */
export function messageFaults(folder: string): string[] {
  const languages = readLanguages(path.join(folder, 'src/i18n/messages'));
  const english = languages.find(({ code }) => code === 'en');
  if (!english) return ['src/i18n/messages/en/ is missing: it is what all others translate.'];
  return [
    ...unusedFaults(english, literalsIn(path.join(folder, 'src'))),
    ...languages.flatMap((language) => languageFaults(english, language)),
  ];
}

function languageFaults(english: Language, language: Language): string[] {
  if (!isLanguageCode(language.code)) return [`${language.code}/ is not named by a language code.`];
  return [...keyFaults(english, language), ...placeFaults(language), ...textFaults(language)];
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
    const faults = messageFaults(root);
    if (faults.length > 0) throw new Fault(faults.join('\n'));
  });
}
