import type { components } from '#generated/calendar/types.ts';
import { nameField } from '#src/calendar/model/name-field.ts';
import { type FieldWords, findWriter } from './field-writer.ts';

/** A field that has changed; the values are empty if there are none. */
export interface ChangeText {
  readonly name: string;
  readonly before: string;
  readonly after: string;
  /** True if the values are Markdown. */
  readonly isMarkdown: boolean;
}

/**
 * Writes a change of an event's field in words; null for a field that this client does not know.
 * @param start of the event after the change.
 */
export function describeChange(
  { field, before, after }: components['schemas']['FieldChange'],
  start: string,
  words: FieldWords,
): ChangeText | null {
  const name = nameField(words.t, field, words.fields);
  const writer = findWriter(field, start, words);
  if (name === null || !writer) return null;
  const { write, isMarkdown = false } = writer;
  return { name, before: write(before), after: write(after), isMarkdown };
}
