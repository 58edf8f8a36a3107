import { describe, expect, it } from 'vitest';
import { readOperations } from '#scripts/conformance/contract/read-operations.ts';

const parameter = (name: string, type: string) => ({ name, in: 'query', schema: { type } });

describe('path parameters', () => {
  it('apply to its operations, which may override them', () => {
    const [operation] = readOperations('app', {
      paths: {
        '/boats': {
          parameters: [parameter('kind', 'string'), parameter('size', 'string')],
          get: { operationId: 'listBoats', parameters: [parameter('size', 'integer')] },
        },
      },
    });
    const types = operation?.parameters.map(({ name, schema }) => [name, schema.schema.type]);
    expect(types).toEqual([
      ['kind', 'string'],
      ['size', 'integer'],
    ]);
  });
});
