import { getText, listPlaceholders, namesOneNumber, repeatsKey } from './keys.ts';
import { errorsInTexts, type Language } from './message-files.ts';

/** The errors in individual texts of a language. An empty text has none. */
export function textErrors(language: Language): string[] {
  return errorsInTexts(language, (key, text) =>
    text.trim() === '' ? [] : findErrors(key, text, language.code),
  );
}

function findErrors(key: string, text: string, language: string): string[] {
  if (repeatsKey(key, text, language)) return ['says what its key says, and so needs no entry'];
  const errors = placeholderErrors(key, text, language);
  if (text !== text.trim()) errors.push('has blanks at an end');
  if (/<\/?[a-z][^>]*>|&(?:[a-z]+|#\w+);/i.test(text))
    errors.push('holds HTML, which is shown as it stands');
  return errors;
}

function placeholderErrors(key: string, text: string, language: string): string[] {
  const neededNames = listPlaceholders(getText(key));
  const present = listPlaceholders(text);
  return [
    ...neededNames
      .filter((name) => !present.includes(name))
      .filter((name) => !(name === 'count' && namesOneNumber(key, language)))
      .map((name) => `lacks %${name}%`),
    ...present
      .filter((name) => !neededNames.includes(name))
      .map((name) => `has %${name}%, which is not in its key`),
  ];
}
