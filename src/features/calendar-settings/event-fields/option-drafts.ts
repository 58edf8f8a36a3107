import type { components } from '#generated/calendar/types.ts';
import type { Color } from '#src/calendar/model/colors.ts';
import type { EventField } from '#src/calendar/model/field-types.ts';

/** An option of a choice in a form. */
export interface DraftOption {
  /** Tells it apart from the others, also from those that were removed. */
  readonly key: number;
  /** Absent for a new one. */
  readonly id?: number;
  readonly name: string;
  readonly color: Color | null;
}

type Option = EventField['options'][number];

/** The options in a form, which begins with two lines for a new choice. */
export function draftOptions(options: readonly Option[]): readonly DraftOption[] {
  if (options.length === 0) return [1, 2].map((key) => ({ key, name: '', color: null }));
  return options.map((option, index) => ({ ...option, key: index + 1 }));
}

/** The options of a request. */
export function toOptions(
  options: readonly DraftOption[],
): components['schemas']['EventFieldOptionRequest'][] {
  return options.map(({ id, name, color }) => ({
    ...(id !== undefined && { id }),
    name: name.trim(),
    color,
  }));
}

/** Returns the options with a new one at the end. */
export function addOption(options: readonly DraftOption[]): readonly DraftOption[] {
  const key = Math.max(0, ...options.map((option) => option.key)) + 1;
  return [...options, { key, name: '', color: null }];
}
