import type { Codec } from './controls.ts';

/** What a choice can stand for; in the page each is its text. */
export type ChoiceValue = string | number | boolean;

export interface Choice<Value> {
  value: Value;
  label: string;
}

/** A choice is read as the value that it stands for, not as text. */
export function choiceCodec<Value extends ChoiceValue>(
  choices: readonly Choice<Value>[],
): Codec<Value | undefined> {
  return {
    read: (text) => choices.find(({ value }) => String(value) === text)?.value,
    write: String,
  };
}
