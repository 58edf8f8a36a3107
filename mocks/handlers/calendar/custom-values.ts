import type { EventFieldRecord, EventTexts } from '../../seed/calendar/records.ts';
import { fieldTypes, isCustom } from '../../world/calendar/field-types.ts';
import { type FieldProblem, problemIf } from './calendar-call.ts';

type Values = EventTexts['custom'];
type GivenValues = Readonly<Record<string, Values[string] | null>>;

/** The values of a calendar's own fields after a change. Empty values are left out. */
export function changedValues(before: Values, givenValues: GivenValues): Values {
  const changedEntries = Object.entries({ ...before, ...givenValues }).filter(
    (entry): entry is [string, Values[string]] => !isEmpty(entry[1]),
  );
  return Object.fromEntries(changedEntries);
}

function isEmpty(value: GivenValues[string]): value is null | '' | [] {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

/** Lists the problems with the given values of a calendar's own fields. */
export function valueProblems(
  givenValues: GivenValues,
  fields: readonly EventFieldRecord[],
): FieldProblem[] {
  return Object.entries(givenValues).flatMap(([id, value]): FieldProblem[] => {
    const name = `custom.${id}`;
    const field = fields
      .filter(isCustom)
      .find((customField) => String(customField.id) === id && customField.active);
    if (!field) return [{ field: name, message: 'There is no such field.' }];
    return isEmpty(value)
      ? problemIf(field.required, name, 'Please fill in this field.')
      : problemIf(
          !fieldTypes[field.type].fits(value, field),
          name,
          'This value does not fit the field.',
        );
  });
}

/** The required fields without a value. */
export function missingValues(values: Values, fields: readonly EventFieldRecord[]): FieldProblem[] {
  return fields
    .filter((field) => field.active && field.required && isCustom(field) && !(field.id in values))
    .map(({ id }) => ({ field: `custom.${id}`, message: 'Please fill in this field.' }));
}
