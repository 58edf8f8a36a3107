import type { ErrorDetail } from '../http/errors.ts';
import type { Violation } from './checks.ts';

/** Words for people, by JSON Schema keyword; the number or word is picked out of the validator's message. */
const phrases: Record<string, (message: string) => string> = {
  required: () => 'Please fill in this field.',
  additionalProperties: () => 'This field is not known.',
  minLength: (message) =>
    count(message) === '1'
      ? 'Please fill in this field.'
      : `Please enter at least ${count(message)} characters.`,
  maxLength: (message) => `Please enter at most ${count(message)} characters.`,
  minimum: (message) => `Must be at least ${count(message)}.`,
  maximum: (message) => `Must be at most ${count(message)}.`,
  format: (message) => `Please enter a valid ${lastQuoted(message, '"')}.`,
  enum: (message) => `Must be one of: ${message.replace(/^.*allowed values: /, '')}.`,
  type: (message) => `Must be ${message.replace(/^must be /, '')}.`,
};

/** The errors of a request as the error body names them: one per field, the first that was found. */
export function validationDetails(errors: readonly Violation[]): ErrorDetail[] {
  const details = new Map<string, ErrorDetail>();
  for (const error of errors) {
    const field = fieldOf(error);
    if (!details.has(field)) details.set(field, { field, message: messageOf(error) });
  }
  return [...details.values()];
}

/** The field that an error is about, without the part of the request that it stands in. */
function fieldOf({ path, code, message }: Violation): string {
  if (code === 415) return 'content-type';
  const [part = 'body', ...names] = path ?? [];
  // These two keywords are found at the object, but are about one of its fields.
  if (path && (code === 'required' || code === 'additionalProperties')) {
    names.push(lastQuoted(message, "'"));
  }
  return names.join('.') || part;
}

function messageOf({ code, message }: Violation): string {
  return (
    phrases[String(code)]?.(message) ?? `${message.charAt(0).toUpperCase()}${message.slice(1)}.`
  );
}

function count(message: string): string {
  return /-?\d+(\.\d+)?/.exec(message.replace(/^must (be|NOT) /, ''))?.[0] ?? '';
}

function lastQuoted(message: string, quote: '"' | "'"): string {
  const last = message.lastIndexOf(quote);
  return message.slice(message.lastIndexOf(quote, last - 1) + 1, last);
}
