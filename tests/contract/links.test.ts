import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import {
  contractOperations,
  type PlainOperation,
  type PlainResponse,
} from './support/contract-operations.ts';

const operations = contractOperations();
const ajv = new Ajv2020({ strict: false, validateFormats: false });

interface Link {
  readonly operationId: string;
  readonly parameters: Readonly<Record<string, string>>;
}

interface Found {
  readonly name: string;
  readonly from: PlainOperation;
  readonly answer: PlainResponse;
  readonly link: Link;
}

const links = operations.flatMap((from): Found[] =>
  Object.values(from.responses).flatMap((answer) =>
    Object.entries(answer.links ?? {}).map(([name, link]) => ({
      name: `${from.id} → ${name}`,
      from,
      answer,
      link,
    })),
  ),
);

function findExample({ content = {} }: PlainResponse): unknown {
  return Object.values(Object.values(content)[0]?.examples ?? {})[0]?.value;
}

/** The value of a link's expression in the first example of its answer. */
function resolved({ from, answer }: Found, expression: string): unknown {
  const [, parameter] = /^\$request\.path\.(\w+)$/.exec(expression) ?? [];
  if (parameter !== undefined) {
    return from.parameters.find(({ name }) => name === parameter)?.example;
  }
  const [, pointer] = /^\$response\.body#(\/.+)$/.exec(expression) ?? [];
  if (pointer === undefined) throw new Error(`${expression} cannot be resolved.`);
  return pointer
    .slice(1)
    .split('/')
    .reduce<unknown>((value, step) => Object(value)[step], findExample(answer));
}

describe('links', () => {
  it('connect more than twenty answers to further calls', () => {
    expect(links.length).toBeGreaterThan(20);
  });

  it.each(links.map((found) => [found.name, found] as const))(
    '%s: takes values for the call from the example',
    (_, found) => {
      const target = operations.find(
        ({ id, document }) => id === found.link.operationId && document === found.from.document,
      );
      for (const [name, expression] of Object.entries(found.link.parameters)) {
        const parameter = target?.parameters.find((one) => one.name === name);
        const value = resolved(found, expression);
        expect([name, parameter?.in, value]).toEqual([
          name,
          expect.stringMatching(/^(path|query)$/),
          expect.anything(),
        ]);
        expect([value, ajv.validate(parameter?.schema ?? false, value)]).toEqual([value, true]);
      }
    },
  );

  it.each(links.map((found) => [found.name, found] as const))(
    '%s: provides all path parameters',
    (_, { link }) => {
      const target = operations.find(({ id }) => id === link.operationId);
      const inPath = target?.parameters.filter((one) => one.in === 'path') ?? [];
      expect(Object.keys(link.parameters)).toEqual(
        expect.arrayContaining(inPath.map(({ name }) => name)),
      );
    },
  );
});
