import type { components } from '#generated/calendar/types.ts';
import type { EventFieldRecord } from '../../seed/calendar/records.ts';

type Schemas = components['schemas'];
type CustomFieldType = Schemas['CustomFieldType'];
type CustomValue = Schemas['CustomValue'];
type CustomField = EventFieldRecord & { readonly type: CustomFieldType };

interface FieldType {
  /** Returns whether a value that is not empty fits the field. */
  readonly fits: (value: CustomValue, field: CustomField) => boolean;
  /** True if its values are options. */
  readonly hasOptions: boolean;
}

const longestLine = 250;

/** The types of a calendar's own fields. */
export const fieldTypes: Readonly<Record<CustomFieldType, FieldType>> = {
  text: {
    fits: (value) =>
      typeof value === 'string' && value.length <= longestLine && !/[\n\r]/.test(value),
    hasOptions: false,
  },
  rich_text: { fits: (value) => typeof value === 'string', hasOptions: false },
  number: { fits: (value) => typeof value === 'number', hasOptions: false },
  choice: {
    fits: (value, { multiple, options }) =>
      Array.isArray(value) &&
      (multiple || value.length === 1) &&
      new Set(value).size === value.length &&
      value.every((id) => options.some((option) => option.id === id)),
    hasOptions: true,
  },
};

/** Returns whether the values of a field are in `custom`. */
export function isCustom(field: EventFieldRecord): field is CustomField {
  return isCustomType(field.type);
}

/** Returns whether the values of a field are options. */
export function hasOptions(type: Schemas['EventFieldType']): boolean {
  return isCustomType(type) && fieldTypes[type].hasOptions;
}

function isCustomType(type: Schemas['EventFieldType']): type is CustomFieldType {
  return Object.hasOwn(fieldTypes, type);
}

/** The texts that people read in a value: the names of its options, or the value itself. */
export function valueTexts(value: CustomValue, { options }: Pick<EventFieldRecord, 'options'>) {
  return Array.isArray(value)
    ? value.map((id) => options.find((option) => option.id === id)?.name ?? '')
    : [String(value)];
}
