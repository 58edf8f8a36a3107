import type { Contract } from '../contract/contract.ts';
import type { PlacedSchema } from '../contract/operation.ts';
import { parseTyped } from '../contract/parse-typed.ts';
import { within } from '../contract/place.ts';
import type { Exchange } from '../run/exchange.ts';
import type { Problem } from './problem.ts';

/** The violations of a document in a request. */
export function requestProblems({ operation, parts }: Exchange, { schemas }: Contract): Problem[] {
  const problem = (message: string, schema: PlacedSchema, at: string): Problem => ({
    check: 'client-request',
    message,
    clause: schema.place,
    at,
  });
  const headers = new Headers({ ...parts.headers });
  const parameters = operation.parameters.flatMap((parameter): Problem[] => {
    const { name, in: place, required, schema } = parameter;
    if (place === 'cookie') return [];
    const sent = place === 'header' ? (headers.get(name) ?? undefined) : parts[place][name];
    if (sent === undefined || sent === '') {
      return required ? [problem(`The client leaves \`${name}\` out.`, schema, name)] : [];
    }
    const plain = schemas.resolve(schema).schema;
    const value =
      plain.type === 'array' ? String(sent).split(',') : parseTyped(plain, String(sent));
    return schemas
      .findErrors(schema, value)
      .map(({ message }) =>
        problem(`The client sends \`${name}\`, which ${message}.`, schema, name),
      );
  });
  return [...parameters, ...bodyProblems()];

  function bodyProblems(): Problem[] {
    const { body } = parts;
    const whole = { schema: {}, place: within(operation.place, 'requestBody') };
    if (!operation.body) return [];
    if (!body)
      return operation.body.required ? [problem('The client sends no body.', whole, 'body')] : [];
    const type = (body.type.split(';')[0] ?? '').trim().toLowerCase();
    const media = operation.body.media.find((one) => one.type === type || one.type === '*/*');
    if (!media)
      return [problem(`The client sends a body of the type "${type}".`, whole, 'content-type')];
    if (!media.schema || body.value === undefined) return [];
    return schemas.findErrors(media.schema, body.value).map((error) => ({
      check: 'client-request' as const,
      message: `The client sends ${error.path.join('.') || 'a body'}, which ${error.message}.`,
      clause: error.clause,
      at: error.path.join('.'),
    }));
  }
}
