import type { UpdateEventFieldInput } from '#generated/calendar/fetchers.ts';
import type { EventField } from '#src/calendar/model/field-types.ts';
import { changedValues } from '#src/ui/form/field-values.ts';

export type FieldChanges = UpdateEventFieldInput['body'];

/** Returns whether a field is as the changes wanted it. New options have ids that the changes lack. */
export function hasFieldChanges(field: EventField, { options, ...changes }: FieldChanges): boolean {
  const isSame = Object.keys(changedValues(field, { ...field, ...changes })).length === 0;
  const hasOptions =
    options === undefined ||
    (options.length === field.options.length &&
      options.every(({ name, color }, index) => {
        const option = field.options[index];
        return option?.name === name && option.color === (color ?? null);
      }));
  return isSame && hasOptions;
}

/** The changes that undo others; null if they remove options, whose values are lost. */
export function reverse(field: EventField, changes: FieldChanges): FieldChanges | null {
  const remainingIds = new Set(changes.options?.map(({ id }) => id));
  const isLossy =
    changes.options !== undefined && field.options.some(({ id }) => !remainingIds.has(id));
  if (isLossy) return null;
  return {
    ...(changes.name !== undefined && { name: field.name }),
    ...(changes.active !== undefined && { active: field.active }),
    ...(changes.required !== undefined && { required: field.required }),
    ...(changes.visibility !== undefined && { visibility: field.visibility }),
    ...(changes.multiple !== undefined && { multiple: field.multiple }),
    ...(changes.options !== undefined && { options: field.options }),
  };
}
