import type { components } from '#generated/calendar/types.ts';

export type EventField = components['schemas']['EventField'];
export type CustomValue = components['schemas']['CustomValues'][string];

/** The value of one of the calendar's own fields, in words. */
export function writeFieldValue(
  { options }: EventField,
  value: CustomValue,
  writeNumber: (value: number) => string,
): string {
  if (typeof value === 'number') return writeNumber(value);
  if (typeof value === 'string') return value;
  return value.flatMap((id) => options.find((option) => option.id === id)?.name ?? []).join(', ');
}
