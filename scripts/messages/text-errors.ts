import { isPlural, namesOneNumber, textOf } from './keys.ts';
import type { Language } from './message-files.ts';

/** What is wrong with a language's texts, one by one. */
export function textErrors({ code, sections }: Language): string[] {
  return [...sections].flatMap(([name, messages]) =>
    Object.entries(messages ?? {}).flatMap(([key, text]) =>
      errorsOf(key, text, code).map((error) => `${code}/${name}.json: "${key}" ${error}.`),
    ),
  );
}

function errorsOf(key: string, text: string, language: string): string[] {
  if (text.trim() === '') return ['is empty'];
  // Everything else that could be said follows from this.
  if (language === 'en' && !isPlural(key) && text !== textOf(key))
    return [`reads "${text}", unlike its key`];
  const errors = placeholderErrors(key, text, language);
  if (text !== text.trim()) errors.push('has blanks at an end');
  if (/<\/?[a-z][^>]*>|&(?:[a-z]+|#\w+);/i.test(text))
    errors.push('holds HTML, which is shown as it stands');
  return errors;
}

function placeholderErrors(key: string, text: string, language: string): string[] {
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
