import type { ErrorDetail } from '../http/errors.ts';
import type { ServerText } from '../translations/server-texts.ts';
import type { Violation } from './checks.ts';

/** A message for people, and how to extract its value from the validator's message. */
interface Phrase {
  readonly text: ServerText;
  readonly value?: (message: string) => string;
}

/** The message for each JSON Schema keyword. */
const phrases: Readonly<Record<string, Phrase>> = {
  required: { text: 'Please fill in this field.' },
  additionalProperties: { text: 'This field is not known.' },
  minLength: { text: 'Please enter at least %value% characters.', value: count },
  maxLength: { text: 'Please enter at most %value% characters.', value: count },
  minimum: { text: 'Must be at least %value%.', value: count },
  maximum: { text: 'Must be at most %value%.', value: count },
  pattern: { text: 'This does not have the expected form.' },
  enum: {
    text: 'Must be one of: %value%.',
    value: (message) => message.replace(/^.*allowed values: /, ''),
  },
  // Only the body of a change has this constraint.
  minProperties: { text: 'Change at least one field.' },
  type: { text: 'Must be of type %value%.', value: (message) => message.replace(/^must be /, '') },
};

/** The message for each format; other formats get the message for patterns. */
const formatTexts: Readonly<Record<string, ServerText>> = {
  email: 'Please enter a valid email address.',
  'date-time': 'Please enter a valid date and time.',
  uri: 'Please enter a valid web address.',
};

/** A request's errors for the error body: the first one of each field. */
export function validationDetails(errors: readonly Violation[]): ErrorDetail[] {
  const details = new Map<string, ErrorDetail>();
  for (const error of errors) {
    const field = nameField(error);
    if (!details.has(field)) details.set(field, { field, message: formatMessage(error) });
  }
  return [...details.values()];
}

/** An error's field, without the part of the request that contains it. */
function nameField({ path, code, message }: Violation): string {
  if (code === 415) return 'content-type';
  const [part = 'body', ...names] = path ?? [];
  // These two keywords are reported on the object but concern one of its fields.
  if (path && (code === 'required' || code === 'additionalProperties')) {
    names.push(findLastQuote(message, "'"));
  }
  return names.join('.') || part;
}

function formatMessage({ code, message }: Violation): string {
  const phrase = findPhrase(String(code), message);
  // Rare keywords keep the validator's message, which is for developers.
  if (!phrase) return `${message.charAt(0).toUpperCase()}${message.slice(1)}.`;
  return phrase.text.replace('%value%', () => phrase.value?.(message) ?? '');
}

function findPhrase(keyword: string, message: string): Phrase | undefined {
  if (keyword === 'minLength' && count(message) === '1') return phrases['required'];
  if (keyword !== 'format') return phrases[keyword];
  const text = formatTexts[findLastQuote(message, '"')];
  return text ? { text } : phrases['pattern'];
}

function count(message: string): string {
  return /-?\d+(\.\d+)?/.exec(message.replace(/^must (be|NOT) /, ''))?.[0] ?? '';
}

function findLastQuote(message: string, quote: '"' | "'"): string {
  const last = message.lastIndexOf(quote);
  return message.slice(message.lastIndexOf(quote, last - 1) + 1, last);
}
