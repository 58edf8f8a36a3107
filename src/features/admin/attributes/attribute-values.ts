import type { components } from '#generated/admin/types.ts';
import type { ActContext } from '../acts/act.ts';

export type Attributes = components['schemas']['Attributes'];
export type AttributeValue = components['schemas']['AttributeValue'];

/** The type of an attribute, inferred from its value. Null, the default, has none. */
export type AttributeKind = 'text' | 'number' | 'switch' | 'unknown';

/** Infers the type, which the server does not tell. */
export function findKind(value: AttributeValue): AttributeKind {
  if (value === null) return 'unknown';
  if (typeof value === 'number') return 'number';
  return typeof value === 'boolean' ? 'switch' : 'text';
}

/** The value in an attribute's field: a number, or text, which is empty for the default. */
export type FieldValue = string | number | null;

/** The value as its field shows it. */
export function toFieldValue(value: AttributeValue): FieldValue {
  return typeof value === 'number' ? value : String(value ?? '');
}

/** The value of an edited attribute whose previous value was `before`. */
export function parseFieldValue(editedValue: FieldValue, before: AttributeValue): AttributeValue {
  if (editedValue === null || editedValue === '') return null;
  if (typeof editedValue === 'number') return editedValue;
  return findKind(before) === 'text' ? editedValue : guessValue(editedValue);
}

/** Parses a typed value. */
export function guessValue(text: string): AttributeValue {
  if (text === '') return null;
  if (text === 'true' || text === 'false') return text === 'true';
  // Keep strings such as phone numbers as text if a number would lose digits.
  return String(Number(text)) === text && Number.isFinite(Number(text)) ? Number(text) : text;
}

/** A value as text. */
export function attributeText(
  value: AttributeValue,
  { t, formats }: Pick<ActContext, 't' | 'formats'>,
): string {
  if (value === null) return t('records:Default');
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return formats.number(value);
  return value ? t('records:On') : t('records:Off');
}
