import { describe, expect, it } from 'vitest';
import { answerProblems, findErrorId } from '#scripts/conformance/checks/answer.ts';
import { exchangeWith, smallContract } from '../support/small-contract.ts';

const errorExample = (id: string) => ({ value: { error: { id } } });
const contract = smallContract({
  paths: {
    '/boat': {
      get: {
        operationId: 'getBoat',
        responses: {
          200: {
            headers: {
              'X-Count': { required: true, schema: { type: 'integer', minimum: 1 } },
              ETag: { schema: { type: 'string' } },
            },
            content: {
              'application/json': {
                schema: { type: 'object', properties: { id: { type: 'integer' } } },
              },
            },
          },
          204: {},
          404: {
            content: {
              'application/json': {
                schema: {},
                examples: { sunk: errorExample('sunk'), sold: errorExample('sold') },
              },
            },
          },
          503: {},
        },
      },
    },
    '/picture': {
      get: {
        operationId: 'getPicture',
        responses: { 200: { content: { 'image/*': {}, 'text/plain': {} } } },
      },
    },
  },
});
const counted = { 'x-count': '3' };

const problems = (id: string, answer: Parameters<typeof exchangeWith>[2]) =>
  answerProblems(exchangeWith(contract, id, answer), contract);
const messages = (id: string, answer: Parameters<typeof exchangeWith>[2]) =>
  problems(id, answer).map(({ message }) => message);

describe('the status of an answer', () => {
  it('must be documented', () => {
    expect(problems('getBoat', { status: 418, body: {} })).toEqual([
      {
        check: 'status',
        message: 'The status 418 is not documented; 200, 204, 404, 503 are.',
        clause: { document: 'boats', pointer: '/paths/~1boat/get/responses' },
      },
    ]);
  });

  it.each([500, 503])('must not be %i, even if it is documented', (status) => {
    expect(problems('getBoat', { status })).toMatchObject([
      { check: 'no-server-error', message: `The server failed with ${status}.` },
    ]);
  });
});

describe('the body of an answer', () => {
  it('is valid if its schema allows it', () => {
    expect(problems('getBoat', { body: { id: 7 }, headers: counted })).toEqual([]);
  });

  it('is cited with the field and the clause that it violates', () => {
    expect(problems('getBoat', { body: { id: 'seven' }, headers: counted })).toEqual([
      {
        check: 'body',
        message: 'id must be integer.',
        clause: {
          document: 'boats',
          pointer:
            '/paths/~1boat/get/responses/200/content/application~1json/schema/properties/id/type',
        },
        at: 'id',
      },
    ]);
    expect(messages('getBoat', { body: [], headers: counted })).toEqual([
      'The body must be object.',
    ]);
  });

  it('must be absent where the document has none', () => {
    expect(problems('getBoat', { status: 204 })).toEqual([]);
    expect(messages('getBoat', { status: 204, body: {} })).toEqual([
      'The document has no body for this answer.',
    ]);
  });

  it('must be the JSON that its type says', () => {
    expect(messages('getBoat', { body: '{"id":', headers: counted })).toEqual([
      'The body is no JSON, although its type says so.',
    ]);
  });

  it('must have a documented type', () => {
    const html = { ...counted, 'content-type': 'text/html; charset=utf-8' };
    expect(problems('getBoat', { body: '<p>', headers: html })).toMatchObject([
      {
        check: 'content-type',
        message: 'The content type is "text/html; charset=utf-8", and must be application/json.',
      },
    ]);
  });

  it.each(['image/png', 'IMAGE/WebP', 'text/plain;charset=utf-8'])(
    'may have the type %s where ranges of types are documented',
    (type) => {
      expect(problems('getPicture', { body: 'x', headers: { 'content-type': type } })).toEqual([]);
    },
  );

  it('may not have a type whose name merely starts like a range', () => {
    const headers = { 'content-type': 'imagery/png' };
    expect(messages('getPicture', { body: 'x', headers })).toEqual([
      'The content type is "imagery/png", and must be image/* or text/plain.',
    ]);
  });
});

describe('the headers of an answer', () => {
  it('may be missing only if they are optional', () => {
    expect(problems('getBoat', { body: {} })).toMatchObject([
      { check: 'headers', message: 'The header x-count is missing.', at: 'x-count' },
    ]);
  });

  it.each([
    ['0', 'The header x-count, "0", must be >= 1.'],
    ['many', 'The header x-count, "many", must be integer.'],
  ])('are read by their schemas: %s', (value, message) => {
    expect(messages('getBoat', { body: {}, headers: { 'x-count': value } })).toEqual([message]);
  });
});

describe('the id of an error', () => {
  it('must be one that the examples show', () => {
    expect(problems('getBoat', { status: 404, body: { error: { id: 'sold' } } })).toEqual([]);
    expect(problems('getBoat', { status: 404, body: { error: { id: 'gone' } } })).toMatchObject([
      {
        check: 'error-id',
        message: 'The error id is "gone"; this answer is documented with sunk, sold.',
        at: 'error.id',
      },
    ]);
  });

  it('is that of the error in a body, if it has one', () => {
    expect(findErrorId({ error: { id: 'sunk' } })).toBe('sunk');
    for (const body of [undefined, null, 'sunk', {}, { error: null }, { error: { id: 7 } }]) {
      expect(findErrorId(body)).toBeUndefined();
    }
  });
});
