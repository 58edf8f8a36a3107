import { describe, expect, it } from 'vitest';
import { changesBetween, describeChanges } from '#scripts/contract/changes.ts';

interface Parts {
  required?: string[];
  answer?: object;
  more?: object;
}

function documentOf({ required = ['name'], answer = {}, more = {} }: Parts = {}) {
  const properties = { name: { type: 'string' }, age: { type: 'integer' } };
  return {
    openapi: '3.1.0',
    info: { title: 'Test', version: '1' },
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
    new Map([['app', documentOf(before)]]),
    new Map([['app', documentOf(after)]]),
  );
}

describe('the changes between two contracts', () => {
  it('are none when nothing changed', () => {
    expect(changes({}, {})).toEqual([]);
    expect(describeChanges([])).toBe('Nothing changed that a client or a server could notice.');
  });

  it.each([
    ['a field that a request must have', { required: ['name', 'age'] }],
    ['a field that an answer may lack', { answer: { required: [] } }],
  ])('break with %s', (_name, after) => {
    expect(changes({}, after)).toContainEqual(
      expect.objectContaining({ operation: 'POST /people', isBreaking: true }),
    );
  });

  it('do not break with a field that an answer gains, said once', () => {
    const properties = { name: { type: 'string' }, age: { type: 'integer' } };
    expect(changes({}, { answer: { properties } })).toEqual([
      expect.objectContaining({ operation: 'POST /people', isBreaking: false }),
    ]);
  });

  it('tell operations that came and went', () => {
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

  it('tell documents that came and went, what breaks first', () => {
    const found = changesBetween(
      new Map([['upload', documentOf()]]),
      new Map([['admin', documentOf()]]),
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
