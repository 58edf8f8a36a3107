import type { CustomFieldType, EventField } from '#src/calendar/model/field-types.ts';
import { nameField } from '#src/calendar/model/name-field.ts';
import type { Translate } from '#src/i18n/i18n.ts';

interface TypeWords {
  readonly label: string;
  /** An example that tells it apart from the others. */
  readonly hint: string;
}

/** The types that own fields can have, in the order in which they are offered. */
export const ownTypes = [
  'choice',
  'text',
  'number',
  'rich_text',
] as const satisfies readonly CustomFieldType[];

const typeWords: Readonly<Record<CustomFieldType, (t: Translate) => TypeWords>> = {
  choice: (t) => ({
    label: t('settings:Choice'),
    hint: t('settings:Options to choose from, such as levels. Events can be filtered by them.'),
  }),
  text: (t) => ({
    label: t('settings:Line of text'),
    hint: t('settings:A name or a few words, such as the driver.'),
  }),
  number: (t) => ({
    label: t('settings:Number'),
    hint: t('settings:An amount, such as places in the van.'),
  }),
  rich_text: (t) => ({
    label: t('settings:Formatted text'),
    hint: t('settings:Paragraphs with lists and links, such as a program.'),
  }),
};

export function describeType(t: Translate, type: CustomFieldType): TypeWords {
  return typeWords[type](t);
}

/** The name of a field as people read it. */
export function fieldName(t: Translate, { name, type }: EventField): string {
  return name ?? nameField(t, type, []) ?? type;
}
