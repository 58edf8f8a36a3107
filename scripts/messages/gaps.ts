import { fileKeys, getSection, getText, isCounting, neededKeys, repeatsKey } from './keys.ts';
import { type Language, type Messages, writeSection } from './message-files.ts';
import type { ProjectTexts } from './project-texts.ts';

/**
 * Adds an empty text for each one that a language lacks, and removes the texts that no code uses.
 * @returns a line for each text that was removed or is still untranslated.
 */
export function writeGaps({ folder, keys, languages }: ProjectTexts): string[] {
  return languages.flatMap((language) => {
    const { code, sections } = language;
    const names = new Set([...keys.map(getSection), ...sections.keys()]);
    return [...names].sort().flatMap((name) => {
      const own = keys.filter((key) => getSection(key) === name);
      const messages = sectionWithGaps(own, language, sections.get(name) ?? {});
      writeSection(folder, code, name, messages);
      return report(`${code}/${name}.json`, sections.get(name) ?? {}, messages);
    });
  });
}

function sectionWithGaps(keys: readonly string[], { code }: Language, own: Messages): Messages {
  const requiredKeys = neededKeys(keys, code);
  // English has a text for a key only if its wording differs.
  const keptKeys = fileKeys(keys, code).filter(
    (key) => Object.hasOwn(own, key) && !repeatsKey(key, own[key], code),
  );
  const allKeys = [...new Set([...requiredKeys, ...keptKeys])].sort();
  return Object.fromEntries(allKeys.map((key) => [key, own[key] ?? stub(key, code)]));
}

/** The general form of an English plural is usually the key's own text. */
function stub(key: string, language: string): string {
  return language === 'en' && isCounting(key) && key.endsWith('_other') ? getText(key) : '';
}

function report(file: string, before: Messages, after: Messages): string[] {
  return [
    ...Object.keys(before)
      .filter((key) => !Object.hasOwn(after, key))
      .map((key) => `${file}: "${key}" was removed.`),
    ...Object.entries(after)
      .filter(([, text]) => text.trim() === '')
      .map(([key]) => `${file}: "${key}" is to be written.`),
  ];
}
