import type { EventFieldRecord, EventTexts } from '../../seed/calendar/records.ts';
import { type FieldProblem, problemIf } from './calendar-call.ts';

type Values = EventTexts['custom'];
type GivenValues = Readonly<Record<string, string | number | number[] | null>>;

const longestLine = 250;

/** The values of a calendar's own fields after a change. Empty values are left out. */
export function changedValues(before: Values, givenValues: GivenValues): Values {
  const changedEntries = Object.entries({ ...before, ...givenValues }).filter(
    (entry): entry is [string, Values[string]] => !isEmpty(entry[1]),
  );
  return Object.fromEntries(changedEntries);
}

function isEmpty(value: GivenValues[string] | undefined): boolean {
  if (value === null || value === undefined) return true;
  return typeof value !== 'number' && value.length === 0;
}

/** Lists the problems with the given values of a calendar's own fields. */
export function valueProblems(
  givenValues: GivenValues,
  fields: readonly EventFieldRecord[],
): FieldProblem[] {
  return Object.entries(givenValues).flatMap(([id, value]): FieldProblem[] => {
    const name = `custom.${id}`;
    const field = fields.find(
      (customField) => String(customField.id) === id && customField.active && isOwn(customField),
    );
    if (!field) return [{ field: name, message: 'There is no such field.' }];
    return isEmpty(value)
      ? problemIf(field.required, name, 'Please fill in this field.')
      : problemIf(!fits(value, field), name, 'This value does not fit the field.');
  });
}

/** The required fields without a value. */
export function missingValues(values: Values, fields: readonly EventFieldRecord[]): FieldProblem[] {
  return fields
    .filter((field) => field.active && field.required && isOwn(field) && !(field.id in values))
    .map(({ id }) => ({ field: `custom.${id}`, message: 'Please fill in this field.' }));
}

/** Returns whether its values are in `custom`. */
export function isOwn({ type }: EventFieldRecord): boolean {
  return type === 'text' || type === 'rich_text' || type === 'number' || type === 'choice';
}

function fits(value: GivenValues[string], { type, multiple, options }: EventFieldRecord): boolean {
  switch (type) {
    case 'text':
      return typeof value === 'string' && value.length <= longestLine && !/[\n\r]/.test(value);
    case 'rich_text':
      return typeof value === 'string';
    case 'number':
      return typeof value === 'number';
    case 'choice':
      return (
        Array.isArray(value) &&
        (multiple || value.length === 1) &&
        new Set(value).size === value.length &&
        value.every((id) => options.some((option) => option.id === id))
      );
    default:
      return false;
  }
}
