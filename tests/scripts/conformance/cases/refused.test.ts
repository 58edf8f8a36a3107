import { describe, expect, it } from 'vitest';
import { FittingRequests } from '#scripts/conformance/cases/fitting-request.ts';
import { KnownValues } from '#scripts/conformance/cases/known.ts';
import { refusedCases, unknownMethod } from '#scripts/conformance/cases/refused.ts';
import { operationIn, smallContract } from '../support/small-contract.ts';

const boat = {
  type: 'object',
  required: ['name'],
  additionalProperties: false,
  properties: {
    name: { type: 'string', maxLength: 5 },
    seats: { type: ['integer', 'null'], maximum: 8 },
  },
};
const json = (schema: object, value: unknown, required = true) => ({
  required,
  content: { 'application/json': { schema, examples: { one: { value } } } },
});
const documented = (...statuses: number[]) =>
  Object.fromEntries(statuses.map((status) => [status, {}]));
const limited = { 200: {}, 413: { 'x-max-bytes': 1000 } };

const contract = smallContract({
  paths: {
    '/boats': {
      get: { operationId: 'listBoats', tags: ['boats'], responses: documented(200) },
      head: { operationId: 'countBoats', tags: ['boats'], responses: documented(200) },
      post: {
        operationId: 'createBoat',
        tags: ['boats'],
        requestBody: json(boat, { name: 'Otter' }),
        responses: { ...documented(200, 400, 415, 422), ...limited },
      },
      put: {
        operationId: 'replaceBoats',
        tags: ['boats'],
        requestBody: json(boat, { name: 'Heron' }, false),
        responses: { ...documented(200, 400), ...limited },
      },
    },
    '/boats/{id}': {
      get: {
        operationId: 'getBoat',
        parameters: [{ in: 'path', name: 'id', required: true, schema: { type: 'integer' } }],
        responses: documented(200),
      },
      patch: {
        operationId: 'changeBoat',
        parameters: [
          { in: 'path', name: 'id', required: true, schema: { type: 'integer' } },
          { in: 'header', name: 'X-Own', required: true, schema: { const: 'yes' } },
          { in: 'header', name: 'X-Any', required: true, schema: { type: 'string' } },
          { in: 'header', name: 'X-Free', schema: { const: 'yes' } },
        ],
        requestBody: json({ type: 'object', properties: boat.properties }, { seats: 2 }),
        responses: documented(200, 403),
      },
    },
    '/form': {
      post: {
        operationId: 'sendForm',
        tags: ['forms'],
        requestBody: {
          required: true,
          content: {
            'multipart/form-data': {
              schema: {
                type: 'object',
                required: ['title'],
                properties: { title: { type: 'string' }, seats: { type: 'integer' } },
              },
              examples: { one: { value: { title: 'Otter', seats: 2 } } },
            },
          },
        },
        responses: { ...documented(200, 422), ...limited },
      },
    },
    '/races': {
      post: {
        operationId: 'createRace',
        requestBody: json(
          {
            type: 'object',
            properties: { start: { type: 'string' }, crews: { type: 'integer' } },
            'x-rules': { start: 'It is a day on which the river is open.' },
            'x-refused': { start: ['2026-12-24', '2026-12-25'] },
          },
          { start: '2026-06-02', crews: 4 },
        ),
        responses: documented(201, 422),
      },
    },
    '/crews': {
      post: {
        operationId: 'createCrew',
        tags: ['forms'],
        parameters: [{ in: 'header', name: 'X-Own', required: true, schema: { const: 'yes' } }],
        requestBody: json({ type: 'object' }, {}),
        responses: limited,
      },
    },
  },
});
const requests = new FittingRequests(contract.schemas, new KnownValues(contract.byId), 1);
const tools = { contract, requests };

const createCases = (id: string) => refusedCases(operationIn(contract, id), 'owner', tools);

/** What is sent in the case with a title. */
function findCase(id: string, title: string) {
  const found = createCases(id).find((one) => one.title === title);
  if (!found) throw new Error(`${id} has no case “${title}”.`);
  return found;
}

describe('a request that must be refused', () => {
  it('is sent in the session that the operation has', () => {
    for (const { operation, session } of createCases('createBoat')) {
      expect([operation.id, session]).toEqual(['createBoat', 'owner']);
    }
  });

  it('only has a foreign method if the operation documents no refusal', () => {
    expect(createCases('listBoats').map(({ method }) => method)).toEqual(['PROPFIND']);
  });

  it('is answered with 422 if that is documented, or else with 400', () => {
    const find = (id: string) => findCase(id, '`name` is null').expected?.statuses;
    expect(find('createBoat')).toEqual([422]);
    expect(find('replaceBoats')).toEqual([400]);
  });
});

describe('a body with a field that is wrong', () => {
  it('has each field wrong in each way', () => {
    const ofFields = createCases('createBoat').flatMap(({ title, expected, parts }) =>
      expected?.field === undefined ? [] : [[title, expected.field, parts.body?.value]],
    );
    expect(ofFields).toEqual([
      ['`name` is missing', 'name', {}],
      ['`name` has another type', 'name', { name: { unexpected: true } }],
      ['`name` is null', 'name', { name: null }],
      ['`name` is too long', 'name', { name: 'Ottera' }],
      ['`seats` has another type', 'seats', { name: 'Otter', seats: { unexpected: true } }],
      ['`seats` is too great', 'seats', { name: 'Otter', seats: 9 }],
      ['`seats` is no whole number', 'seats', { name: 'Otter', seats: 1.5 }],
      ['`unknownField` is no field of it', 'unknownField', { name: 'Otter', unknownField: true }],
    ]);
  });

  it('has each value that the document lists as breaking a rule', () => {
    const rule = { document: 'boats', pointer: expect.stringMatching(/schema\/x-rules\/start$/) };
    const ofRules = createCases('createRace').flatMap(({ title, expected, parts }) =>
      title.includes('a value that the rule excludes')
        ? [[title, expected, parts.body?.value]]
        : [],
    );
    expect(ofRules).toEqual(
      ['2026-12-24', '2026-12-25'].map((start) => {
        const because = `\`start\` is "${start}", a value that the rule excludes`;
        return [
          because,
          { statuses: [422], field: 'start', because, clause: rule },
          { start, crews: 4 },
        ];
      }),
    );
  });

  it('names the clause that it breaks', () => {
    const pointer = (title: string) => findCase('createBoat', title).expected?.clause.pointer;
    const schema = '/paths/~1boats/post/requestBody/content/application~1json/schema';
    expect(pointer('`name` is missing')).toBe(schema);
    expect(pointer('`seats` is too great')).toBe(`${schema}/properties/seats`);
    expect(pointer('`unknownField` is no field of it')).toBe(`${schema}/additionalProperties`);
  });

  it('is not tried if no answer to it is documented', () => {
    expect(createCases('changeBoat').filter(({ expected }) => expected?.field)).toEqual([]);
  });

  it('is wrong also as a form, whose fields are all texts', () => {
    const titles = createCases('sendForm').map(({ title }) => title);
    // 1.5 is read as a number, and null as the text “null”.
    expect(titles).toEqual([
      '`title` is missing',
      '`seats` has another type',
      '`seats` is null',
      '`seats` is no whole number',
    ]);
  });
});

describe('a body that cannot be read', () => {
  it('has another type, breaks off, is no JSON or is missing', () => {
    const bodies = [
      'the body has a type that the call does not take',
      'the body breaks off',
      'the body is no JSON',
      'the body is missing',
    ].map((title) => {
      const { parts, expected } = findCase('createBoat', title);
      return [parts.body, expected?.statuses];
    });
    expect(bodies).toEqual([
      [{ type: 'text/plain', text: '{"name":"Otter"}' }, [415]],
      [{ type: 'application/json', text: '{"name":"Otter"' }, [400]],
      [{ type: 'application/json', text: 'email=nina' }, [400]],
      [undefined, [422]],
    ]);
  });

  it('is tried as far as the answer to it is documented, and may be missing if it is optional', () => {
    const titles = (id: string) =>
      createCases(id).flatMap(({ title }) => (title.startsWith('the body') ? title : []));
    expect(titles('replaceBoats')).toEqual(['the body breaks off', 'the body is no JSON']);
    expect(titles('changeBoat')).toEqual([]);
  });
});

describe('a body that is too large', () => {
  it('has more spaces than the limit, once per tag', () => {
    const title = 'the body has more than 1,000 bytes';
    const { parts, expected } = findCase('createBoat', title);
    expect(parts.body?.padding).toBe(1000);
    expect(expected).toMatchObject({ statuses: [413], byFront: true });
    expect(expected?.clause.pointer).toBe('/paths/~1boats/post/responses/413');
    expect(createCases('replaceBoats').map((one) => one.title)).not.toContain(title);
    // Spaces would be a part of a form, so the first JSON counts.
    expect(createCases('sendForm').map((one) => one.title)).not.toContain(title);
    expect(createCases('createCrew').map((one) => one.title)).toContain(title);
  });
});

describe('a request from another site', () => {
  it('lacks a header that only the own site can send', () => {
    const titles = createCases('changeBoat').map(({ title }) => title);
    expect(titles).toEqual(['the header X-Own is missing']);
    const { parts, expected } = findCase('changeBoat', 'the header X-Own is missing');
    expect(Object.keys(parts.headers)).toEqual(['x-any']);
    expect(expected?.statuses).toEqual([403]);
  });

  it('is not tried if no answer to it is documented', () => {
    const titles = createCases('createCrew').map(({ title }) => title);
    expect(titles).not.toContain('the header X-Own is missing');
  });
});

describe('a method that an address does not take', () => {
  const unknown = (id: string) => unknownMethod(operationIn(contract, id), undefined, tools);
  const foreign = (id: string) => createCases(id).filter(({ method }) => method === 'PROPFIND');

  it('is one that no other operation of the address has', () => {
    const [one] = unknown('listBoats');
    expect(one).toMatchObject({
      method: 'DELETE',
      title: 'the address does not take DELETE',
      expected: { statuses: [405], clause: { pointer: '/paths/~1boats' } },
    });
    expect(unknown('getBoat').map(({ method }) => method)).toEqual(['PUT']);
  });

  it('is tried once per address, with its first operation, if that is a read', () => {
    expect(unknown('createBoat')).toEqual([]);
    expect(unknown('countBoats')).toEqual([]);
    expect(unknown('sendForm')).toEqual([]);
  });

  it('may also be one that no document describes', () => {
    expect(foreign('listBoats')).toMatchObject([
      { method: 'PROPFIND', expected: { statuses: [405, 501, 400] } },
    ]);
    expect(foreign('createBoat')).toEqual([]);
  });
});
