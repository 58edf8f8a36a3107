import type { ErrorDetail } from '../http/errors.ts';
import type { ServerText } from '../translations/server-texts.ts';
import type { Violation } from './checks.ts';

/** A message for people, and which parameter of the keyword is its value. */
interface Phrase {
  readonly text: ServerText;
  readonly value?: 'limit' | 'allowedValues' | 'type';
}

/** The message for each JSON Schema keyword. */
const phrases: Readonly<Record<string, Phrase>> = {
  required: { text: 'Please fill in this field.' },
  additionalProperties: { text: 'This field is not known.' },
  minLength: { text: 'Please enter at least %value% characters.', value: 'limit' },
  maxLength: { text: 'Please enter at most %value% characters.', value: 'limit' },
  minimum: { text: 'Must be at least %value%.', value: 'limit' },
  maximum: { text: 'Must be at most %value%.', value: 'limit' },
  pattern: { text: 'This does not have the expected form.' },
  enum: { text: 'Must be one of: %value%.', value: 'allowedValues' },
  // Only the body of a change has this constraint.
  minProperties: { text: 'Change at least one field.' },
  type: { text: 'Must be of type %value%.', value: 'type' },
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
function nameField({ path, code, params = {} }: Violation): string {
  if (code === 415) return 'content-type';
  const [part = 'body', ...names] = path ?? [];
  // Two keywords are reported on the object but concern one of its fields.
  const member = params['missingProperty'] ?? params['additionalProperty'] ?? [];
  return [...names, member].flat().join('.') || part;
}

function formatMessage(error: Violation): string {
  const { message, params = {} } = error;
  const phrase = findPhrase(error);
  // Rare keywords keep the validator's message, which is for developers.
  if (!phrase) return `${message.charAt(0).toUpperCase()}${message.slice(1)}.`;
  const { text, value = '' } = phrase;
  return text.replace('%value%', () => [params[value]].flat().join(', '));
}

function findPhrase({ code, params = {} }: Violation): Phrase | undefined {
  if (code === 'minLength' && params['limit'] === 1) return phrases['required'];
  if (code !== 'format') return phrases[String(code)];
  const text = formatTexts[String(params['format'])];
  return text ? { text } : phrases['pattern'];
}
