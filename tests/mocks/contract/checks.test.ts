import { describe, expect, it } from 'vitest';
import { type CheckedRequest, operationChecks } from '#mocks/contract/checks.ts';
import type { PrismOperation } from '#mocks/contract/definitions.ts';

const json = (schema?: object) => [{ id: 'c', mediaType: 'application/json', schema }];

/** Checks of an operation with these parts, in Prism's format. */
function createChecks(parts: object) {
  const definition = {
    id: 'o',
    iid: 'getBoat',
    method: 'get',
    path: '/boat',
    responses: [],
    ...parts,
  };
  return operationChecks(definition as unknown as PrismOperation);
}
const request = (parts: object, given: Partial<CheckedRequest> = {}) =>
  createChecks(parts).request({ path: {}, query: {}, headers: {}, body: undefined, ...given });

describe('the session of a request', () => {
  const cookie = (key: string, name: string) => ({ key, type: 'apiKey', in: 'cookie', name });
  const session = { security: [[cookie('session', 'sid')]] };
  const missing = [{ code: 401, message: 'The session is missing' }];

  it.each([
    ['sid=abc', []],
    ['theme=dark; sid=abc', []],
    ['theme=dark;sid=abc', []],
    ['sid=', missing],
    ['sid=;', missing],
    ['xsid=abc', missing],
    [undefined, missing],
  ])('is in the cookie %s: %j', (cookies, violations) => {
    const headers = cookies === undefined ? {} : { cookie: cookies };
    expect(request(session, { headers })).toEqual(violations);
  });

  it('may be one of several, may need several cookies, and may be optional', () => {
    const two = { security: [[cookie('a', 'a'), cookie('b', 'b')], [cookie('c', 'c')]] };
    expect(request(two, { headers: { cookie: 'a=1' } })).toEqual(missing);
    expect(request(two, { headers: { cookie: 'a=1; b=2' } })).toEqual([]);
    expect(request(two, { headers: { cookie: 'c=3' } })).toEqual([]);
    expect(request({ security: [[cookie('a', 'a')], []] })).toEqual([]);
    expect(request({})).toEqual([]);
  });

  it('is always that of a cookie', () => {
    expect(() => createChecks({ security: [[{ key: 'basic', type: 'http' }]] })).toThrow(
      'The security "basic" is not that of a cookie.',
    );
  });
});

describe('the parameters of a request', () => {
  const parts = {
    request: {
      path: [{ name: 'id', required: true, schema: { type: 'integer' } }],
      query: [{ name: 'kind', schema: { enum: ['oar', 'sail'] } }],
      headers: [{ name: 'X-Kind', required: true, schema: { maxLength: 1 } }],
    },
  };
  const fine = { path: { id: 7 }, headers: { 'x-kind': 'a' } };

  it('are checked by their schemas', () => {
    expect(request(parts, fine)).toEqual([]);
    expect(request(parts, { ...fine, path: { id: 'x' }, query: { kind: 'steam' } })).toMatchObject([
      {
        path: ['query', 'kind'],
        code: 'enum',
        message: 'must be equal to one of the allowed values: oar, sail',
      },
      { path: ['path', 'id'], code: 'type', message: 'must be integer' },
    ]);
    expect(request(parts, { ...fine, headers: { 'x-kind': 'ab' } })).toMatchObject([
      { path: ['header', 'x-kind'], code: 'maxLength' },
    ]);
  });

  it('may be missing only if they are optional', () => {
    expect(request(parts, { ...fine, headers: {} })).toMatchObject([
      { path: ['header'], code: 'required' },
    ]);
  });
});

describe('the body of a request', () => {
  const schema = { type: 'object', additionalProperties: false, properties: { name: {} } };
  const parts = { request: { body: { required: true, contents: json(schema) } } };
  const sent = (body: unknown, type?: string) =>
    request(parts, { body, headers: type === undefined ? {} : { 'content-type': type } });

  it('is checked by the schema of its type', () => {
    expect(sent({ name: 'Ada' }, 'application/json')).toEqual([]);
    expect(sent({ color: 'red' }, 'application/json')).toMatchObject([
      {
        path: ['body'],
        code: 'additionalProperties',
        message: "must NOT have additional properties; found 'color'",
      },
    ]);
  });

  it('without a type is what the document expects', () => {
    expect(sent([])).toMatchObject([{ code: 'type', message: 'must be object' }]);
  });

  it.each([
    ['application/json; charset=utf-8', 0],
    ['application/vnd.boats+json', 0],
    ['text/plain', 1],
    ['application/xml', 1],
  ])('may have the type %s: %i violations', (type, count) => {
    expect(sent({}, type)).toHaveLength(count);
  });

  it('of another type is refused, with those that are supported', () => {
    expect(sent('a', 'text/plain')).toEqual([
      { code: 415, message: 'Supported content types: application/json' },
    ]);
    expect(request({}, { body: 'a' })).toEqual([
      {
        code: 415,
        message: 'No supported content types, but request included a non-empty body',
      },
    ]);
  });

  it('may be missing only if it is optional', () => {
    expect(sent(undefined)).toEqual([{ code: 'required', message: 'The body is required' }]);
    expect(request({ request: { body: { contents: json(schema) } } })).toEqual([]);
  });
});

describe('an answer', () => {
  const parts = {
    responses: [
      {
        id: 'r',
        code: '200',
        headers: [{ name: 'X-Count', required: true, schema: { const: '3' } }],
        contents: [...json({ type: 'object' }), { id: 'p', mediaType: 'image/*' }],
      },
      { id: 's', code: '204' },
    ],
  };
  const checks = createChecks(parts);
  const counted = { 'X-Count': '3' };

  it('has a documented status, body and headers', () => {
    expect(checks.answer({ status: 200, body: {}, headers: counted })).toEqual([]);
    expect(checks.answer({ status: 204 })).toEqual([]);
    expect(checks.answer({ status: 418 })).toEqual([
      { message: 'The document has no such status, only 200, 204' },
    ]);
    expect(checks.answer({ status: 200, body: [], headers: {} })).toMatchObject([
      { path: ['body'], code: 'type' },
      { path: ['header'], code: 'required' },
    ]);
  });

  it('has a documented type', () => {
    const picture = { status: 200, body: 'x', headers: counted };
    expect(checks.answer({ ...picture, mediaType: 'image/png' })).toEqual([]);
    expect(checks.answer({ ...picture, mediaType: 'text/plain' })).toEqual([
      {
        path: ['body'],
        message: 'The media type "text/plain" is not the document\'s, application/json, image/*',
      },
    ]);
    expect(checks.answer({ status: 200, headers: counted })).toMatchObject([
      { message: expect.stringContaining('The media type "" is not') },
    ]);
  });

  it('has no body where the document has none', () => {
    expect(checks.answer({ status: 204, body: {} })).toEqual([
      { path: ['body'], message: 'The answer has no body in the document' },
    ]);
  });
});
