import { type Document, resolveSchema, type Schema } from './documents.ts';

/** Keywords that the client does not check, because it can use a page that violates them. */
const uncheckedKeywords: ReadonlySet<string> = new Set([
  'x-source',
  'description',
  'examples',
  'format',
  'uniqueItems',
  'minLength',
  'maxLength',
]);
/** Keywords that `src/settings/schema-errors.ts` checks. */
const checkedKeywords: ReadonlySet<string> = new Set([
  'type',
  'required',
  'properties',
  'items',
  'additionalProperties',
  'enum',
  'pattern',
  'minimum',
  'maximum',
  'default',
]);

/**
 * The schema `HostSettings`, against which the client checks the hosting page's settings: without texts, in one piece.
 * @throws Error if it uses a keyword that the check does not support.
 */
export function settingsSchemaSource(document: Document): string {
  const schema = checkedSchema(document, { $ref: '#/components/schemas/HostSettings' });
  return `/** The part of the schema \`HostSettings\` that the client checks. */
export const hostSettingsSchema = ${JSON.stringify(schema, null, 2)};
`;
}

function checkedSchema(document: Document, schemaOrReference: Schema): Schema {
  const whole = resolveSchema(document, schemaOrReference);
  if (whole.oneOf) return nullableSchema(document, whole.oneOf);
  const {
    allOf: [only, ...further] = [],
    properties,
    items,
    additionalProperties,
    ...rest
  } = whole;
  if (further.length > 0) throw new Error('HostSettings: allOf may only refer to one schema.');
  const keywords = Object.entries(rest).filter(([keyword]) => !uncheckedKeywords.has(keyword));
  const unknownKeyword = keywords.find(([keyword]) => !checkedKeywords.has(keyword))?.[0];
  if (unknownKeyword !== undefined)
    throw new Error(`HostSettings: ${unknownKeyword} is checked nowhere.`);
  const checkNested = (schema: Schema) => checkedSchema(document, schema);
  return {
    ...(only && checkNested(only)),
    ...Object.fromEntries(keywords),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, schema]) => [name, checkNested(schema)]),
      ),
    }),
    ...(items && { items: checkNested(items) }),
    ...(typeof additionalProperties === 'object' && {
      additionalProperties: checkNested(additionalProperties),
    }),
  };
}

/** Merges null into the other choice of a `oneOf`. Its keywords apply to objects, strings and so on, never to null. */
function nullableSchema(document: Document, choices: readonly Schema[]): Schema {
  const [choice, ...otherChoices] = choices.filter(({ type }) => type !== 'null');
  if (!choice || otherChoices.length > 0)
    throw new Error('HostSettings: oneOf may only offer null besides.');
  const schema = checkedSchema(document, choice);
  return { ...schema, type: [schema.type ?? [], 'null'].flat() };
}
