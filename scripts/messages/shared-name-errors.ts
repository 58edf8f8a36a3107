import type { Glossary } from './glossary-errors.ts';
import { getText, isPluralForm } from './keys.ts';
import type { Language } from './message-files.ts';

/**
 * Texts of one page that differ in English and not in a language: two controls would have the same name.
 * @param pages the sections that each page shows.
 */
export function sharedNameErrors(
  { code, sections }: Language,
  pages: readonly (readonly string[])[],
  glossary: Glossary,
): string[] {
  if (code === 'en') return [];
  const allowedPairs = glossary[code]?.same ?? [];
  const errors = pages.flatMap((page) =>
    [...groupByText(page, sections)].flatMap(([text, entries]) =>
      differingPairs(
        entries.map(([key]) => key),
        allowedPairs,
      ).map(([key, otherKey]) => `${code}: "${key}" and "${otherKey}" are both "${text}".`),
    ),
  );
  return [...new Set(errors)].sort();
}

function groupByText(
  page: readonly string[],
  sections: Language['sections'],
): Map<string, [key: string, text: string][]> {
  const entries = page.flatMap((name) => Object.entries(sections.get(name) ?? {}));
  // Forms of one text are sentences with a number, which name no control.
  const names = entries.filter(([key, text]) => text !== '' && !isPluralForm(key));
  return Map.groupBy(names, ([, text]) => text.toLocaleLowerCase());
}

function differingPairs(
  keys: readonly string[],
  allowedPairs: readonly (readonly string[])[],
): (readonly [string, string])[] {
  return keys.toSorted().flatMap((key, index, sortedKeys) =>
    sortedKeys
      .slice(index + 1)
      .filter((otherKey) => simplify(getText(key)) !== simplify(getText(otherKey)))
      .filter(
        (otherKey) => !allowedPairs.some((pair) => isPair(pair, getText(key), getText(otherKey))),
      )
      .map((otherKey) => [key, otherKey] as const),
  );
}

function isPair(pair: readonly string[], text: string, otherText: string): boolean {
  return pair.includes(text) && pair.includes(otherText);
}

/** Many languages do not tell apart what only an article, a plural or a note for translators does in English. */
function simplify(text: string): string {
  return text
    .toLowerCase()
    .replace(/ \([a-z ]+\)$/, '')
    .replace(/\b(?:an?|the|your) /g, '')
    .replace(/sses\b/g, 'ss')
    .replace(/s\b/g, '')
    .replace(/[\s…?.:,]/g, '');
}
