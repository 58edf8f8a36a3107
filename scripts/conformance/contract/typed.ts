import type { Schema } from '../../generation/documents.ts';

/** The text of a parameter or a header in the type that its schema gives it; as text where it is not of that type. */
export function typed({ type }: Schema, text: string): unknown {
  const isNumber = type === 'integer' || type === 'number';
  if (isNumber && text.trim() !== '' && Number.isFinite(Number(text))) return Number(text);
  return type === 'boolean' && /^(true|false)$/.test(text) ? text === 'true' : text;
}
