import type { Schema } from '../../generation/documents.ts';

/** Converts a parameter or header to its schema's type; text that does not match the type stays text. */
export function parseTyped({ type }: Schema, text: string): unknown {
  const isNumber = type === 'integer' || type === 'number';
  if (isNumber && text.trim() !== '' && Number.isFinite(Number(text))) return Number(text);
  return type === 'boolean' && /^(true|false)$/.test(text) ? text === 'true' : text;
}
