import { describe, expect, it } from 'vitest';
import { isInAnswer, locate } from '#scripts/contract/places.ts';

const document = {
  paths: {
    '/boats/{id}': {
      get: {
        parameters: [{ name: 'kind', schema: { enum: ['oar'] } }],
        responses: {
          200: {
            content: {
              'application/json': {
                schema: {
                  properties: {
                    boat: { $ref: '#/components/schemas/Boat' },
                    properties: { type: 'string' },
                  },
                },
              },
            },
          },
        },
      },
    },
  },
  components: {
    schemas: {
      Boat: {
        required: ['name'],
        properties: {
          name: {},
          crew: { type: 'array', items: { $ref: '#/components/schemas/Person' } },
        },
      },
      Person: { properties: { age: { enum: [1] } } },
    },
  },
};
const answer = [
  'paths',
  '/boats/{id}',
  'get',
  'responses',
  '200',
  'content',
  'application/json',
  'schema',
];
const place = (...path: string[]) => locate(path, [document]);

describe('the place of a change', () => {
  it('is the operation', () => {
    expect(place('paths', '/boats/{id}', 'get', 'summary')).toEqual({
      operation: 'GET /boats/{id}',
      name: 'summary',
      isShared: false,
    });
    expect(place('paths', '/boats/{id}')).toEqual({
      operation: '/boats/{id}',
      name: '',
      isShared: false,
    });
  });

  it('is a part of a request or an answer, without its media type', () => {
    expect(place('paths', '/boats/{id}', 'get', 'parameters', '0', 'schema', 'enum')).toEqual({
      operation: 'GET /boats/{id}',
      name: 'parameters.0 enum',
      isShared: false,
    });
    expect(place(...answer, 'properties', 'boat')).toMatchObject({
      name: 'responses.200 boat',
      isShared: false,
    });
  });

  it('is in the innermost schema that others share', () => {
    expect(place(...answer, 'properties', 'boat', 'properties', 'name', 'type')).toEqual({
      operation: 'GET /boats/{id}',
      name: 'Boat.name.type in answers',
      isShared: true,
    });
    expect(
      place(
        ...answer,
        'properties',
        'boat',
        'properties',
        'crew',
        'items',
        'properties',
        'age',
        'enum',
      ),
    ).toMatchObject({ name: 'Person.age.enum in answers' });
  });

  it('names the items of a list, a property called properties, and no index of a required name', () => {
    expect(place(...answer, 'properties', 'boat', 'properties', 'crew', 'items')).toMatchObject({
      name: 'Boat.crew[] in answers',
    });
    expect(place(...answer, 'properties', 'properties', 'type')).toMatchObject({
      name: 'responses.200 properties.type',
    });
    expect(place(...answer, 'properties', 'boat', 'required', '0')).toMatchObject({
      name: 'Boat.required in answers',
    });
  });

  it('is looked up in the first document that has it', () => {
    const path = [...answer, 'properties', 'boat', 'properties', 'name', 'type'];
    expect(locate(path, [{}, document])).toMatchObject({ name: 'Boat.name.type in answers' });
    expect(locate(path, [{}])).toMatchObject({ isShared: false });
  });
});

it('only responses are answers', () => {
  expect(isInAnswer(answer)).toBe(true);
  expect(isInAnswer(['paths', '/boats', 'get', 'requestBody'])).toBe(false);
});
