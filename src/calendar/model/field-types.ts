import type { components } from '#generated/calendar/types.ts';

type Schemas = components['schemas'];
export type EventField = Schemas['EventField'];
export type EventFieldType = Schemas['EventFieldType'];
export type BuiltInFieldType = Schemas['BuiltInFieldType'];
export type CustomFieldType = Schemas['CustomFieldType'];
type CustomValue = Schemas['CustomValue'];

/** One of the calendar's own fields. */
export type CustomField = EventField & { readonly type: CustomFieldType };

/** A value in a form: text, a number, the chosen option, or which options are chosen. */
export type CustomInput = string | number | null | Record<string, boolean>;

/** The context needed to write a value as people read it. */
export interface ValueWords {
  readonly number: (value: number) => string;
  readonly formats: { readonly join: (items: readonly string[]) => string };
}

/** The meaning of a type of values. They can be anything, so one that does not fit the type counts as none. */
interface FieldType {
  /** The value as a form has it. */
  readonly read: (value: unknown, field: CustomField) => CustomInput;
  /** The value that a form has; null for none. */
  readonly write: (input: CustomInput, field: CustomField) => CustomValue | null;
  /** The value in words; empty for none. */
  readonly text: (value: unknown, words: ValueWords, field: CustomField) => string;
  /** True if its texts are Markdown. */
  readonly isMarkdown: boolean;
  /** True if its values are options, which events can be filtered by. */
  readonly hasOptions: boolean;
}

const line: FieldType = {
  read: readText,
  write: (input) => readText(input) || null,
  text: readText,
  isMarkdown: false,
  hasOptions: false,
};

/** The types of the calendar's own fields. `form/CustomFieldControl.tsx` has their controls in forms. */
export const fieldTypes: Readonly<Record<CustomFieldType, FieldType>> = {
  text: line,
  rich_text: { ...line, isMarkdown: true },
  number: {
    ...line,
    read: readNumber,
    write: readNumber,
    text: (value, { number }) => (typeof value === 'number' ? number(value) : ''),
  },
  choice: {
    read(value, { multiple, options }) {
      const chosenIds = readIds(value);
      return multiple
        ? Object.fromEntries(options.map(({ id }) => [String(id), chosenIds.includes(id)]))
        : String(chosenIds[0] ?? '');
    },
    write(input, { multiple }) {
      const marks = typeof input === 'object' && input !== null ? Object.entries(input) : [];
      const chosenIds = multiple
        ? marks.flatMap(([id, isChosen]) => (isChosen ? Number(id) : []))
        : [readText(input)].filter(Boolean).map(Number);
      return chosenIds.length > 0 ? chosenIds : null;
    },
    text: (value, { formats }, { options }) =>
      formats.join(
        readIds(value).flatMap((id) => options.find((option) => option.id === id)?.name ?? []),
      ),
    isMarkdown: false,
    hasOptions: true,
  },
};

/** Returns whether it is one of the calendar's own fields. A newer server may have types that this client does not know. */
export function isCustom(field: EventField): field is CustomField {
  return Object.hasOwn(fieldTypes, field.type);
}

/** The value of a field in words; empty if there is none. */
export function writeValue(field: EventField, value: unknown, words: ValueWords): string {
  return isCustom(field) ? fieldTypes[field.type].text(value, words, field) : '';
}

/** Returns whether the values of a field are Markdown. */
export function isMarkdown(field: EventField): boolean {
  return isCustom(field) && fieldTypes[field.type].isMarkdown;
}

/** The number that is the value of a field; null if there is none. */
export function readNumber(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}

/** The text that is a value; empty if it is none. */
export function readText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The ids that are a value; none if it is no list. */
export function readIds(value: unknown): readonly number[] {
  return Array.isArray(value) ? value.filter((id) => typeof id === 'number') : [];
}
