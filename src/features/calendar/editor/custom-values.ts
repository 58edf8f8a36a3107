/** Values of a calendar's own fields, as forms and requests have them. */
import type { components } from '#generated/calendar/types.ts';
import type { CalendarEvent } from '#src/calendar/model/event.ts';

export type EventFieldDefinition = components['schemas']['EventField'];

/** A field's value in a form: text, a number, the chosen option, or which options are chosen. */
export type CustomInput = string | number | null | Record<string, boolean>;

/** The values of a form, by the field's id. */
type CustomInputs = Readonly<Record<string, CustomInput>>;

/** A field's value in a request. */
type CustomValue = string | number | number[] | null;

/** The calendar's own fields that a form shows. */
export function customFields(
  fields: readonly EventFieldDefinition[],
): readonly EventFieldDefinition[] {
  return fields.filter(({ active, name }) => active && name !== null);
}

/** An event's values for a form. */
export function customInputs(
  fields: readonly EventFieldDefinition[],
  values: NonNullable<CalendarEvent['custom']>,
): Record<string, CustomInput> {
  return Object.fromEntries(
    customFields(fields).map((field) => [String(field.id), customInput(field, values[field.id])]),
  );
}

/** A form's values for a new event, without those that are empty. */
export function customValues(
  inputs: CustomInputs,
  fields: readonly EventFieldDefinition[],
): Record<string, string | number | number[]> {
  return Object.fromEntries(
    customFields(fields).flatMap((field) => {
      const value = customValue(field, inputs[field.id] ?? null);
      const isEmpty = value === null || value === '' || (Array.isArray(value) && !value.length);
      return isEmpty ? [] : [[String(field.id), value]];
    }),
  );
}

/** The values that a form changes. */
export function changedCustom(
  before: CustomInputs,
  after: CustomInputs,
  fields: readonly EventFieldDefinition[],
): Record<string, CustomValue> {
  const text = (inputs: CustomInputs, id: number) => JSON.stringify(inputs[id]);
  return Object.fromEntries(
    customFields(fields)
      .filter(({ id }) => text(before, id) !== text(after, id))
      .map((field) => [String(field.id), customValue(field, after[field.id] ?? null)]),
  );
}

function customInput(
  { type, multiple, options }: EventFieldDefinition,
  value: string | number | number[] | undefined,
): CustomInput {
  if (type === 'number') return typeof value === 'number' ? value : null;
  if (type !== 'choice') return typeof value === 'string' ? value : '';
  const chosenIds = Array.isArray(value) ? value : [];
  if (!multiple) return String(chosenIds[0] ?? '');
  return Object.fromEntries(options.map(({ id }) => [String(id), chosenIds.includes(id)]));
}

/** Empty values are removed by an empty text or list, or null. */
function customValue({ type, multiple }: EventFieldDefinition, input: CustomInput): CustomValue {
  if (type === 'number') return typeof input === 'number' ? input : null;
  if (type !== 'choice') return typeof input === 'string' ? input : '';
  if (!multiple) return typeof input === 'string' && input !== '' ? [Number(input)] : [];
  return typeof input === 'object' && input !== null
    ? Object.entries(input).flatMap(([id, isChosen]) => (isChosen ? Number(id) : []))
    : [];
}
