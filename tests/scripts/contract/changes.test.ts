import { expect, it } from 'vitest';
import { changesBetween } from '#scripts/contract/changes.ts';

const person = { $ref: '#/components/schemas/Person' };
const wrap = (schema: object) => ({ content: { 'application/json': { schema } } });

/** A document with an operation that takes and answers people of a kind, whose error is behind a reference. */
function createDocument(kinds: string[], { get, age = {} }: { get?: object; age?: object } = {}) {
  return {
    openapi: '3.1.0',
    info: { title: 'Test', version: '1' },
    paths: {
      '/people': {
        post: {
          requestBody: wrap({ type: 'object', properties: { person, age } }),
          responses: { 200: wrap(person), 409: { $ref: '#/components/responses/Conflict' } },
        },
        ...(get ? { get } : {}),
      },
    },
    components: {
      responses: {
        Conflict: wrap({ type: 'array', items: { $ref: '#/components/schemas/Kind' } }),
      },
      schemas: {
        Person: { type: 'object', properties: { kind: { $ref: '#/components/schemas/Kind' } } },
        Kind: { enum: kinds },
      },
    },
  };
}

const compare = (before: object, after: object) =>
  changesBetween(new Map([['app', before]]), new Map([['app', after]])).map(
    ({ text, isBreaking }) => `${isBreaking ? 'breaking ' : ''}${text}`,
  );

it('changes of a shared schema are named once, for requests and for responses', () => {
  expect(compare(createDocument(['rower']), createDocument(['rower', 'cox']))).toEqual([
    'app: Kind.enum in requests: added "cox"',
    'breaking app: Kind.enum in responses: added "cox"',
  ]);
});

it('other changes are named by the operation, with their values', () => {
  const document = createDocument([], { get: { responses: {} }, age: { minimum: 1 } });
  expect(compare(document, createDocument([], { age: { minimum: 2 } }))).toEqual([
    'breaking app: GET /people: removed',
    'breaking app: POST /people.requestBody.content.application/json.schema.age.minimum: replaced 1 → 2',
  ]);
  const get = { parameters: [{ name: 'sort', in: 'query', required: true }], responses: {} };
  expect(compare(document, createDocument([], { get, age: { minimum: 1 } }))).toEqual([
    'breaking app: GET /people.parameters: added sort',
  ]);
});

it('changes of who may make a call and of the list of documents are reported, too', () => {
  const [open = {}, closed = {}] = [['A', 'B'], ['A']].map((roles) =>
    createDocument([], { get: { 'x-roles': roles, responses: {} } }),
  );
  expect(compare(open, closed)).toEqual(['breaking app: GET /people x-roles: removed B']);
  expect(changesBetween(new Map([['old', {}]]), new Map([['new', {}]]))).toEqual([
    { text: 'old: removed', isBreaking: true },
    { text: 'new: added', isBreaking: false },
  ]);
});
