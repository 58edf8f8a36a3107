import { fileKeys, getSection, getStem, isPluralForm, neededKeys, pluralForms } from './keys.ts';
import { errorsInTexts, type Language, type Messages } from './message-files.ts';

interface Section {
  file: string;
  code: string;
  /** Keys in the code that belong to this section. */
  keys: readonly string[];
  messages: Messages;
}

/** The missing and unused texts of a language, compared with the keys in the code. */
export function keyErrors(
  keys: readonly string[],
  { code, sections }: Language,
  isComplete: boolean,
): string[] {
  const names = new Set([...keys.map(getSection), ...sections.keys()]);
  return [...names].sort().flatMap((name) => {
    const file = `${code}/${name}.json`;
    const messages = sections.has(name) ? sections.get(name) : {};
    if (!messages) return [];
    const section = { file, code, keys: keys.filter((key) => getSection(key) === name), messages };
    if (section.keys.length === 0) return [`${file} is stale: the code has no such section.`];
    return [...(isComplete ? missingErrors(section) : []), ...staleErrors(section)];
  });
}

function missingErrors({ file, code, keys, messages }: Section): string[] {
  return neededKeys(keys, code)
    .filter((key) => !messages[key]?.trim())
    .map((key) =>
      Object.hasOwn(messages, key)
        ? `${file}: "${key}" is still to be written.`
        : `${file}: "${key}" is missing.`,
    );
}

function staleErrors({ file, code, keys, messages }: Section): string[] {
  const knownKeys = new Set(fileKeys(keys, code));
  return (
    Object.keys(messages)
      // A key of another section is only reported as such.
      .filter((key) => !knownKeys.has(key) && getSection(key) === getSection(keys[0] ?? ''))
      .map((key) =>
        isPluralForm(key) && keys.includes(getStem(key))
          ? `${file}: "${key}" is not a plural form of ${code}, which has ${pluralForms(code).join(', ')}.`
          : `${file}: "${key}" is stale: nothing in the code asks for it.`,
      )
  );
}

/** Keys that are not in the file of their section. */
export function placeErrors(language: Language): string[] {
  return errorsInTexts(language, (key, _, name) =>
    getSection(key) === name ? [] : [`does not begin with the name of its file, "${name}:"`],
  );
}
