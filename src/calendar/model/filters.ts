import type { CalendarEvent } from './event.ts';
import { type EventField, fieldTypes, isCustom } from './field-types.ts';

/** The fields that events can be filtered by, in the calendar's order: choices, since their values are few. */
export function filterFields(fields: readonly EventField[]): readonly EventField[] {
  return fields.filter(isCustom).filter(({ type, active, options }) => {
    return fieldTypes[type].hasOptions && active && options.length > 0;
  });
}

/**
 * Returns whether an event has one of the chosen options of each field; a field without a chosen one hides nothing.
 * @param chosenIds ids of options, which are unique within the calendar.
 */
export function createFilter(
  fields: readonly EventField[],
  chosenIds: ReadonlySet<number>,
): (event: CalendarEvent) => boolean {
  const filtering = filterFields(fields).filter(({ options }) =>
    options.some(({ id }) => chosenIds.has(id)),
  );
  return ({ custom = {} }) =>
    filtering.every(({ id }) => {
      const value = custom[id];
      return Array.isArray(value) && value.some((option) => chosenIds.has(option));
    });
}
