import { describe, expect, it } from 'vitest';
import { productDocuments } from '#generated/documents.ts';
import type { Schema } from '#scripts/generation/documents.ts';
import { contractOperations } from './support/contract-operations.ts';

interface Named {
  /** Such as `logOut calendarId`. */
  readonly place: string;
  readonly name: string;
  readonly schema: Schema;
}

/** Names from the specification, which take any text at a logout, a file's name at the upload provider, and WebAuthn. */
const ownNames = new Set([
  'logOut calendarId',
  'logOut calendarKey',
  'listTrustedDomains source_id',
  'trustDomain source_id',
  'setAvatar key',
  'startPasskeyLogin id',
  'startPasskeyLogin rpId',
  'logInWithPasskey id',
  'logInWithPasskey rawId',
  'startPasskeyCreation id',
  'startPasskeyCreation residentKey',
  'startPasskeyCreation requireResidentKey',
  'createPasskey id',
  'createPasskey rawId',
]);

/** Every parameter, and every property of the bodies, of the product's own documents. */
const names = contractOperations()
  .filter(({ document }) => productDocuments.some((name) => name === document))
  .flatMap(({ id, parameters, requestBody, responses }) => {
    const answers = Object.entries(responses).filter(([code]) => code.startsWith('2'));
    const bodies = [requestBody, ...answers.map(([, answer]) => answer)].flatMap((part) =>
      Object.values(part?.content ?? {}).map(({ schema = {} }) => schema),
    );
    return [
      ...parameters
        .filter((parameter) => parameter.in !== 'header')
        .map(({ name, schema = {} }) => ({ place: `${id} ${name}`, name, schema })),
      ...bodies.flatMap((body) => listProperties(id, body)),
    ];
  });

function listProperties(owner: string, schema: Schema): Named[] {
  const { properties = {}, items, oneOf = [], allOf = [] } = schema;
  const inner = [...Object.values(properties), ...oneOf, ...allOf, ...(items ? [items] : [])];
  return [
    ...Object.entries(properties).map(([name, property]) => ({
      place: `${owner} ${name}`,
      name,
      schema: property,
    })),
    ...inner.flatMap((part) => listProperties(owner, part)),
  ];
}

/** Whether a schema always passes, apart from null. */
function isAlways(schema: Schema, test: (part: Schema) => boolean): boolean {
  const parts = [...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  const values = parts.filter(({ type }) => type !== 'null');
  return values.length > 0 ? values.every((part) => isAlways(part, test)) : test(schema);
}

const isNumber = ({ type }: Schema) => [type].flat().includes('integer');
/** An id that clients must not take apart, such as that of an occurrence. */
const isOpaque = ({ pattern }: Schema) => pattern === '^[A-Za-z0-9-]{1,64}$';
/** A calendar's identifier, or that of an organization's app, which is chosen by hand. */
const isIdentifier = ({ pattern }: Schema) =>
  pattern === '^[A-Za-z0-9]{6}$' || pattern === '^[a-z][a-z0-9-]{1,39}$';
const isKey = ({ pattern }: Schema) => pattern?.startsWith('^ks') ?? false;

describe('each kind of identifier has its own word', () => {
  it.each([
    [
      'id',
      'a number, or opaque',
      /^id$|_id$|Id$/,
      (schema: Schema) => isNumber(schema) || isOpaque(schema),
    ],
    ['identifier', 'a short text', /identifier$/i, isIdentifier],
    ['key', 'a text that begins with ks', /^key$|_key$|Key$/, isKey],
  ] as const)('%s: %s', (_word, _kind, pattern, test) => {
    const found = names.filter(({ name }) => pattern.test(name));
    expect(found.length).toBeGreaterThan(5);
    const wrong = found.filter(({ schema }) => !isAlways(schema, test)).map(({ place }) => place);
    expect(wrong.filter((place) => !ownNames.has(place))).toEqual([]);
  });

  it.each([
    ['identifier', isIdentifier],
    ['key', isKey],
  ] as const)('no other property is such an %s', (word, test) => {
    const others = names.filter(({ name }) => !name.toLowerCase().endsWith(word));
    const wrong = others.filter(({ schema }) => isAlways(schema, test)).map(({ place }) => place);
    expect(wrong.filter((place) => !ownNames.has(place))).toEqual([]);
  });
});
