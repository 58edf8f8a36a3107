import { fileKeys, getSection, getText } from './keys.ts';
import type { Language, Messages } from './message-files.ts';

/** All English texts by section: from the files, and for other keys the text in the key. */
export function completeEnglish(
  keys: readonly string[],
  english: Language,
): Record<string, Messages> {
  const sections: Record<string, Record<string, string>> = {};
  for (const key of fileKeys(keys, english.code)) {
    const section = getSection(key);
    const text = english.sections.get(section)?.[key] || getText(key);
    sections[section] = { ...sections[section], [key]: text };
  }
  return sections;
}
