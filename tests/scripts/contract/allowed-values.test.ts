import { describe, expect, it } from 'vitest';
import { valueChanges, withoutValues } from '#scripts/contract/allowed-values.ts';

const inAnswer = (schema: object) => ({ paths: { '/boat': { get: { responses: { schema } } } } });
const inRequest = (schema: object) => ({
  paths: { '/boat': { get: { requestBody: { schema } } } },
});
const answer = (before: object, after: object) =>
  changes(valueChanges(inAnswer(before), inAnswer(after)));
const request = (before: object, after: object) =>
  changes(valueChanges(inRequest(before), inRequest(after)));
const changes = (found: ReturnType<typeof valueChanges>) =>
  found.map(({ text, isBreaking }) => [text, isBreaking]);

describe('a change of the allowed values', () => {
  it('breaks clients if an answer may have another value', () => {
    expect(answer({ enum: ['oar'] }, { enum: ['oar', 'sail'] })).toEqual([['added "sail"', true]]);
    expect(request({ enum: ['oar'] }, { enum: ['oar', 'sail'] })).toEqual([
      ['added "sail"', false],
    ]);
  });

  it('breaks servers’ callers if a request may no longer have a value', () => {
    expect(request({ enum: ['oar', 1] }, { enum: ['oar'] })).toEqual([['removed 1', true]]);
    expect(answer({ enum: ['oar', 1] }, { enum: ['oar'] })).toEqual([['removed 1', false]]);
  });

  it('is found in both directions at once', () => {
    expect(request({ enum: ['oar'] }, { const: 'sail' })).toEqual([
      ['added "sail"', false],
      ['removed "oar"', true],
    ]);
  });

  it('may begin or end the restriction', () => {
    expect(request({}, { enum: ['oar', null] })).toEqual([['now only "oar", null', true]]);
    expect(answer({ const: 1 }, {})).toEqual([['no longer only 1', true]]);
  });

  it('is none if only the order changes', () => {
    expect(request({ enum: ['a', 'b'] }, { enum: ['b', 'a'] })).toEqual([]);
  });

  it('has the path to the schema', () => {
    const [found] = valueChanges(
      inAnswer({ properties: { kind: { enum: ['oar'] } } }),
      inAnswer({ properties: { kind: { enum: ['sail'] } } }),
    );
    expect(found?.path).toEqual([
      'paths',
      '/boat',
      'get',
      'responses',
      'schema',
      'properties',
      'kind',
      'enum',
    ]);
  });

  it('compares parameters by name, and other lists by place', () => {
    const parameter = (name: string, value: string) => ({
      in: 'query',
      name,
      schema: { enum: [value] },
    });
    expect(
      valueChanges(
        [parameter('a', 'x'), parameter('b', 'y')],
        [parameter('b', 'y'), parameter('a', 'x')],
      ),
    ).toEqual([]);
    expect(
      changes(valueChanges([{ const: 1 }, { const: 2 }], [{ const: 2 }, { const: 1 }])),
    ).toHaveLength(4);
  });

  it('is no change of examples or of a property that is named const', () => {
    expect(
      request(
        { example: { enum: [1] }, 'x-note': { enum: [1] } },
        { example: { enum: [2] }, 'x-note': { enum: [2] } },
      ),
    ).toEqual([]);
    expect(
      request({ properties: { const: { type: 'string' } } }, { properties: { const: {} } }),
    ).toEqual([]);
  });
});

it('a document without its values keeps everything else', () => {
  expect(
    withoutValues({
      properties: { enum: { type: 'string', enum: ['a'] }, const: { const: 1 } },
      oneOf: [{ const: 'a', title: 'A' }],
    }),
  ).toEqual({ properties: { enum: { type: 'string' }, const: {} }, oneOf: [{ title: 'A' }] });
});
