import { isPlural, namesOneNumber, textOf } from './keys.ts';
import type { Language } from './message-files.ts';

/** What is wrong with a language's texts, one by one. */
export function textFaults({ code, sections }: Language): string[] {
  return [...sections].flatMap(([name, messages]) =>
    Object.entries(messages ?? {}).flatMap(([key, text]) =>
      faultsOf(key, text, code).map((fault) => `${code}/${name}.json: "${key}" ${fault}.`),
    ),
  );
}

function faultsOf(key: string, text: string, language: string): string[] {
  if (text.trim() === '') return ['is empty'];
  // Everything else that could be said follows from this.
  if (language === 'en' && !isPlural(key) && text !== textOf(key))
    return [`reads "${text}", unlike its key`];
  const faults = placeholderFaults(key, text, language);
  if (text !== text.trim()) faults.push('has blanks at an end');
  if (/<\/?[a-z][^>]*>|&(?:[a-z]+|#\w+);/i.test(text))
    faults.push('holds HTML, which is shown as it stands');
  return faults;
}

function placeholderFaults(key: string, text: string, language: string): string[] {
  const needed = placeholdersOf(textOf(key));
  const present = placeholdersOf(text);
  return [
    ...needed
      .filter((name) => !present.includes(name))
      .filter((name) => !(name === '%count%' && namesOneNumber(key, language)))
      .map((name) => `lacks ${name}`),
    ...present
      .filter((name) => !needed.includes(name))
      .map((name) => `has ${name}, which is not in its key`),
  ];
}

function placeholdersOf(text: string): string[] {
  return [...new Set(text.match(/%\w+%/g))];
}
