import { describe, expect, it } from 'vitest';
import { changesBetween } from '#scripts/contract/changes.ts';
import { describeChanges } from '#scripts/contract/description.ts';

interface Parts {
  required?: string[];
  properties?: object;
  answer?: object;
  page?: object;
  more?: object;
}

const fields = { name: { type: 'string' }, age: { type: 'integer' } };

function createDocument(parts: Parts = {}) {
  const { required = ['name'], properties = fields, answer = {}, more = {}, page = {} } = parts;
  return {
    openapi: '3.1.0',
    info: { title: 'Test', version: '1' },
    'x-hosting-page': { description: 'Where everything begins.', ...page },
    paths: {
      '/people': {
        post: {
          operationId: 'addPerson',
          requestBody: {
            content: { 'application/json': { schema: { type: 'object', required, properties } } },
          },
          responses: {
            '200': {
              description: 'Added.',
              content: {
                'application/json': {
                  schema: { $ref: '#/components/schemas/Person' },
                },
              },
            },
          },
        },
        ...more,
      },
    },
    components: {
      schemas: {
        Person: {
          type: 'object',
          required: ['name'],
          properties: { name: { type: 'string' } },
          ...answer,
        },
      },
    },
  };
}

function changes(before: Parts, after: Parts) {
  return changesBetween(
    new Map([['app', createDocument(before)]]),
    new Map([['app', createDocument(after)]]),
  );
}

describe('the changes between two contracts', () => {
  it('are empty if nothing changed', () => {
    expect(changes({}, {})).toEqual([]);
    expect(describeChanges([])).toBe('Nothing changed that a client or a server could notice.');
  });

  it.each([
    ['a field that a request requires', { required: ['name', 'age'] }],
    ['a field that an answer makes optional', { answer: { required: [] } }],
  ])('break with %s', (_name, after) => {
    expect(changes({}, after)).toContainEqual(
      expect.objectContaining({ operation: 'POST /people', isBreaking: true }),
    );
  });

  it('do not break with a new field in an answer, listed once', () => {
    const properties = { name: { type: 'string' }, age: { type: 'integer' } };
    expect(changes({}, { answer: { properties } })).toEqual([
      expect.objectContaining({ operation: 'POST /people', isBreaking: false }),
    ]);
  });

  it('list added and removed operations', () => {
    const more = {
      delete: { operationId: 'removeAll', responses: { '204': { description: '' } } },
    };
    expect(changes({}, { more })).toEqual([
      expect.objectContaining({ operation: 'DELETE /people', isBreaking: false }),
    ]);
    expect(changes({ more }, {})).toEqual([
      expect.objectContaining({ operation: 'DELETE /people', isBreaking: true }),
    ]);
  });

  it('list a field that two operations share once, for answers and for requests', () => {
    const shared = { schema: { $ref: '#/components/schemas/Person' } };
    const put = {
      operationId: 'putPerson',
      requestBody: { content: { 'application/json': shared } },
      responses: {
        '200': { description: '', content: { 'application/json': shared } },
        '422': { description: '', content: { 'application/json': shared } },
      },
    };
    const before = { more: { put } };
    const after = { ...before, answer: { properties: { name: { type: 'string', minLength: 2 } } } };
    expect(described(before, after)).toEqual([
      'Person.name.minLength in answers: added 2 (3 times)',
      'PUT /people: Person.name.minLength in requests: added 2, breaking',
    ]);
  });

  it('are listed for each operation with its own breaking part', () => {
    const put = (createDocument().paths['/people'] as { post: object }).post;
    const reduceDocument = (from: object) => {
      const copy: { requestBody: { content: object } } = structuredClone(from) as never;
      copy.requestBody.content = { 'text/plain': { schema: { type: 'string' } } };
      return copy;
    };
    const found = described(
      { more: { put, patch: put } },
      { more: { put: reduceDocument(put), patch: reduceDocument(put) } },
    );
    expect(
      found.filter((line) => line.endsWith('breaking')).map((line) => line.split(' ')[0]),
    ).toEqual(expect.arrayContaining(['PUT', 'PATCH']));
  });

  it('list added and removed documents, breaking changes first', () => {
    const found = changesBetween(
      new Map([['upload', createDocument()]]),
      new Map([['admin', createDocument()]]),
    );
    expect(describeChanges(found)).toBe(
      [
        'Breaking (1)',
        '  upload',
        '    The document was removed',
        '',
        'Not breaking (1)',
        '  admin',
        '    The document is new',
      ].join('\n'),
    );
  });
});

describe('a change of the allowed values', () => {
  const text = { name: { type: 'string' } };
  const list = (...values: string[]) => ({ name: { type: 'string', enum: values } });

  it.each([
    ['some values only', text, list('a', 'b'), 'now only "a", "b"', true],
    ['every value', list('a'), text, 'no longer only "a"', false],
    ['one value fewer', list('a', 'b'), list('a'), 'removed "b"', true],
    ['one value more', list('b'), list('a', 'b'), 'added "a"', false],
    ['one constant', text, { name: { const: 'a' } }, 'now only "a"', true],
  ])('of a request to %s', (_name, before, after, what, isBreaking) => {
    expect(compareValues('properties', before, after)).toEqual([
      { text: `requestBody name.enum: ${what}`, isBreaking },
    ]);
  });

  it.each([
    ['some values only', text, list('a', 'b'), 'now only "a", "b"', false],
    ['every value', list('a'), text, 'no longer only "a"', true],
    ['one value fewer', list('a', 'b'), list('a'), 'removed "b"', false],
    ['one value more', list('b'), list('a', 'b'), 'added "a"', true],
  ])('of an answer to %s', (_name, before, after, what, isBreaking) => {
    expect(compareValues('answer', { properties: before }, { properties: after })).toEqual([
      { text: `Person.name.enum in answers: ${what}`, isBreaking },
    ]);
  });

  it('is not reported if only the order changes', () => {
    expect(compareValues('properties', list('a', 'b'), list('b', 'a'))).toEqual([]);
  });

  it('is found in a parameter that also changes its location', () => {
    const parameter = (name: string, values: string[]) => ({
      name,
      in: 'query',
      schema: { type: 'string', enum: values },
    });
    const get = (...parameters: object[]) => ({
      more: { get: { operationId: 'people', parameters, responses: {} } },
    });
    const [sort, state] = [parameter('sort', ['name']), parameter('state', ['a', 'b'])];
    expect(described(get(sort, state), get(parameter('state', ['a']), sort))).toEqual([
      'GET /people: parameters.0 enum: removed "b", breaking',
    ]);
  });

  function compareValues(part: 'properties' | 'answer', before: object, after: object) {
    return changes({ [part]: before }, { [part]: after })
      .filter((change) => change.text.includes('enum'))
      .map((change) => ({ text: change.text, isBreaking: change.isBreaking }));
  }
});

describe('a change of the hosting page', () => {
  const page = (required: string[], more: object = {}) => ({
    page: {
      settings: {
        type: 'object',
        required,
        properties: { name: { type: 'string' }, user: { $ref: '#/components/schemas/Person' } },
        ...more,
      },
    },
  });

  it.each([
    [
      'requires another setting',
      page(['name']),
      page(['name', 'user']),
      'settings.required: added user',
    ],
    ['makes a setting optional', page(['name']), page([]), 'settings.required: removed name'],
  ])('breaks when it %s', (_name, before, after, what) => {
    expect(described(before, after)).toEqual([`x-hosting-page: ${what}, breaking`]);
  });

  it('does not break when it documents a default', () => {
    const properties = { name: { type: 'string', default: 'Nina' } };
    const named = page([], { properties: { name: { type: 'string' } } });
    expect(described(named, page([], { properties }))).toEqual([
      'x-hosting-page: settings.name.default: added Nina',
    ]);
  });

  it('does not break when it adds an optional block', () => {
    expect(described({ page: {} }, page([]))).toEqual(['x-hosting-page: settings: added']);
  });
});

function described(before: Parts, after: Parts): string[] {
  return changes(before, after).map(({ operation, text, count, isBreaking }) =>
    [
      operation && `${operation}: `,
      text,
      count > 1 && ` (${count} times)`,
      isBreaking && ', breaking',
    ]
      .filter(Boolean)
      .join(''),
  );
}
