import type { Codec } from './controls.ts';

/** The types of a choice's value, which the control holds as text. */
export type ChoiceValue = string | number | boolean | null;

export interface Choice<Value> {
  value: Value;
  label: string;
  /** The language of the label, if it is not the page's. */
  lang?: string;
  /** The heading shared with adjacent options of the same group. */
  group?: string;
}

/** Reads a choice as its value instead of its text. */
export function choiceCodec<Value extends ChoiceValue>(
  choices: readonly Choice<Value>[],
): Codec<Value | undefined> {
  return {
    read: (text) => choices.find(({ value }) => String(value) === text)?.value,
    write: String,
  };
}
