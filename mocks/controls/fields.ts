import { type ErrorDetail, fieldErrorsBody } from '../http/errors.ts';
import { readBody } from '../http/request-body.ts';

/** Field errors in a control call's body. */
export class FieldError extends Error {
  readonly details: readonly ErrorDetail[];

  constructor(details: readonly ErrorDetail[]) {
    super('The fields are wrong.');
    this.details = details;
  }
}

/** Reads a field; undefined if its value has the wrong type. */
interface Kind<T> {
  readonly read: (value: unknown) => T | undefined;
  /** Completes the sentence "Must be …". */
  readonly words: string;
}

type Kinds = Readonly<Record<string, Kind<unknown>>>;
type ValuesOf<K extends Kinds> = {
  -readonly [N in keyof K]: K[N] extends Kind<infer T> ? T : never;
};

export function kind<T>(words: string, read: (value: unknown) => T | undefined): Kind<T> {
  return { words, read };
}

export function choice(values: readonly string[]): Kind<string> {
  return kind(`one of: ${values.join(', ')}`, (value) =>
    typeof value === 'string' && values.includes(value) ? value : undefined,
  );
}

export function orNull<T>({ words, read }: Kind<T>): Kind<T | null> {
  return kind(`${words}; or null`, (value) => (value === null ? null : read(value)));
}

export const aBoolean = kind('true or false', (value) =>
  typeof value === 'boolean' ? value : undefined,
);

/**
 * Reads the fields in a call's JSON body. Unknown fields and wrong types are refused.
 * @throws FieldError with all errors.
 */
export async function readFields<K extends Kinds>(
  request: Request,
  kinds: K,
  required: readonly (keyof K & string)[] = [],
): Promise<Partial<ValuesOf<K>>> {
  const body = await readBody(request);
  const members = body.kind === 'read' ? (body.value ?? {}) : undefined;
  if (typeof members !== 'object' || members === null || Array.isArray(members)) {
    throw new FieldError([{ field: 'body', message: 'Must be a JSON object.' }]);
  }
  const missing = required.filter((name) => !Object.hasOwn(members, name));
  const details = missing.map((field) => ({ field, message: 'Please fill in this field.' }));
  const fields: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(members)) {
    const known = Object.hasOwn(kinds, field) ? kinds[field] : undefined;
    const read = known?.read(value);
    if (!known) details.push({ field, message: 'This field is not known.' });
    else if (read === undefined) details.push({ field, message: `Must be ${known.words}.` });
    else fields[field] = read;
  }
  if (details.length > 0) throw new FieldError(details);
  // Each field has been read by its own reader.
  return fields as Partial<ValuesOf<K>>;
}

export function fieldErrorResponse({ details }: FieldError): Response {
  return Response.json(fieldErrorsBody(details), { status: 422 });
}
