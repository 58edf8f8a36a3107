import { groupOf, isPlural, neededKeys, pluralForms, stemOf } from './keys.ts';
import type { Language, Messages } from './message-files.ts';

/** What a language has too few or too many, measured by English. */
export function keyErrors(english: Language, language: Language): string[] {
  const names = new Set([...english.sections.keys(), ...language.sections.keys()]);
  return [...names].flatMap((name) => {
    const file = `${language.code}/${name}.json`;
    if (!language.sections.has(name)) return [`${file} is missing: English has this section.`];
    if (!english.sections.has(name)) return [`${file} is stale: English has no such section.`];
    const source = english.sections.get(name);
    const own = language.sections.get(name);
    if (!own) return [`${file} is no JSON object of texts.`];
    return source ? sectionErrors(file, { name, code: language.code, english: source, own }) : [];
  });
}

interface Section {
  name: string;
  code: string;
  english: Messages;
  own: Messages;
}

function sectionErrors(file: string, { name, code, english, own }: Section): string[] {
  const needed = new Set(neededKeys(Object.keys(english), code));
  const plurals = new Set(Object.keys(english).filter(isPlural).map(stemOf));
  // A key of another section is told by that alone.
  const stale = Object.keys(own).filter((key) => !needed.has(key) && groupOf(key) === name);
  return [
    ...[...needed]
      .filter((key) => !Object.hasOwn(own, key))
      .map((key) => `${file}: "${key}" is missing.`),
    ...stale.map((key) =>
      isPlural(key) && plurals.has(stemOf(key))
        ? `${file}: "${key}" is no plural form of ${code}, which has ${pluralForms(code).join(', ')}.`
        : `${file}: "${key}" is stale: English has no such text.`,
    ),
  ];
}

/** Keys that do not stand in the one section that they name. */
export function placeErrors({ code, sections }: Language): string[] {
  const places = new Map<string, string[]>();
  const errors: string[] = [];
  for (const [name, messages] of sections) {
    const file = `${code}/${name}.json`;
    for (const key of Object.keys(messages ?? {})) {
      places.set(key, [...(places.get(key) ?? []), file]);
      if (groupOf(key) !== name)
        errors.push(`${file}: "${key}" does not begin with the name of its file, "${name}:".`);
    }
  }
  for (const [key, files] of places) {
    if (files.length > 1) errors.push(`"${key}" stands in ${files.join(' and in ')}.`);
  }
  return errors;
}

/** English texts that no literal of the code asks for. */
export function unusedErrors(english: Language, literals: ReadonlySet<string>): string[] {
  return [...english.sections].flatMap(([name, messages]) =>
    [...new Set(Object.keys(messages ?? {}).map(stemOf))]
      .filter((stem) => !literals.has(stem))
      .map((stem) => `${english.code}/${name}.json: "${stem}" is a literal nowhere in src/.`),
  );
}
