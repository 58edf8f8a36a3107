/** Values of a calendar's own fields, as forms and requests have them. */

import type { CalendarEvent } from '#src/calendar/model/event.ts';
import {
  type CustomField,
  type CustomInput,
  type EventField,
  fieldTypes,
  isCustom,
} from '#src/calendar/model/field-types.ts';
import type { EventChanges } from '#src/calendar/store/event-write.ts';
import { isSameJson } from '#src/util/is-same-json.ts';

/** The values of a form, by the field's id. */
type CustomInputs = Readonly<Record<string, CustomInput>>;

/** The calendar's own fields that a form shows. */
export function customFields(fields: readonly EventField[]): readonly CustomField[] {
  return fields.filter(isCustom).filter(({ active }) => active);
}

/** An event's values for a form. */
export function customInputs(
  fields: readonly EventField[],
  values: NonNullable<CalendarEvent['custom']>,
): Record<string, CustomInput> {
  return Object.fromEntries(
    customFields(fields).map((field) => [
      String(field.id),
      fieldTypes[field.type].read(values[field.id], field),
    ]),
  );
}

/** A form's values for a new event, without those that are empty. */
export function customValues(
  inputs: CustomInputs,
  fields: readonly EventField[],
): NonNullable<CalendarEvent['custom']> {
  return Object.fromEntries(
    customFields(fields).flatMap((field) => {
      const value = writeInput(field, inputs);
      return value === null ? [] : [[String(field.id), value]];
    }),
  );
}

/** The values that a form changes; null for those that it removes. */
export function changedCustom(
  before: CustomInputs,
  after: CustomInputs,
  fields: readonly EventField[],
): NonNullable<EventChanges['custom']> {
  return Object.fromEntries(
    customFields(fields)
      .filter(({ id }) => !isSameJson(before[id], after[id]))
      .map((field) => [String(field.id), writeInput(field, after)]),
  );
}

function writeInput(field: CustomField, inputs: CustomInputs) {
  return fieldTypes[field.type].write(inputs[field.id] ?? null, field);
}
