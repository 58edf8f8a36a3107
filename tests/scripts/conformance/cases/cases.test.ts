import { describe, expect, it } from 'vitest';
import { FittingRequests } from '#scripts/conformance/cases/fitting-request.ts';
import { KnownValues } from '#scripts/conformance/cases/known.ts';
import { refusedCases, unknownMethod } from '#scripts/conformance/cases/refused.ts';
import { validCases } from '#scripts/conformance/cases/valid.ts';
import { loadContract } from '#scripts/conformance/contract/contract.ts';
import type { Operation } from '#scripts/conformance/contract/operation.ts';
import type { RequestParts } from '#scripts/conformance/target/request-parts.ts';

const contract = await loadContract();
const { operations, schemas } = contract;

function toolsFor(seed: number) {
  const requests = new FittingRequests(schemas, new KnownValues(contract.byId), seed);
  return { contract, schemas, requests, count: 5 };
}

function bodySchema({ body }: Operation) {
  const schema = body?.media[0]?.schema;
  if (!schema) throw new Error('There is no schema.');
  return schema;
}

function findErrors(operation: Operation, { path, query, body }: RequestParts) {
  const values = { ...path, ...query };
  const wrong = operation.parameters.flatMap(({ name, schema }) =>
    name in values ? schemas.findErrors(schema, values[name]) : [],
  );
  return body ? [...wrong, ...schemas.findErrors(bodySchema(operation), body.value)] : wrong;
}

describe.each(operations)('the cases of $id', (operation) => {
  it('send valid requests if they should be accepted', () => {
    for (const { parts, title } of validCases(operation, undefined, toolsFor(1))) {
      expect(findErrors(operation, parts), title).toEqual([]);
    }
  });

  it('are the same for the same seed', () => {
    const [once, again] = [1, 1].map((seed) => validCases(operation, undefined, toolsFor(seed)));
    expect(once).toEqual(again);
  });

  it('break the field that the answer must name if they should be refused', () => {
    const aboutFields = refusedCases(operation, undefined, toolsFor(1)).filter(
      ({ expected }) => expected?.field !== undefined,
    );
    for (const { parts, expected, title } of aboutFields) {
      const errors = schemas.findErrors(bodySchema(operation), parts.body?.value);
      if (expected?.clause.pointer.includes('/x-rules/')) {
        // Only the rule forbids the value, not the schema.
        expect([title, errors]).toEqual([title, []]);
        continue;
      }
      const names = errors.map(({ path }) => path.join('.'));
      expect(
        names.some((name) => name.startsWith(expected?.field ?? '?')),
        title,
      ).toBe(true);
    }
  });
});

describe('all cases together', () => {
  it.each([
    ['previewEventChange', 'eventId'],
    ['getEventReminders', 'eventId'],
    ['undoEventChange', 'undoId'],
    ['deleteComment', 'commentId'],
    ['getCalendar', 'calendar'],
  ])('ask %s for a record that nobody has, by %s', (id, name) => {
    const operation = operations.find((one) => one.id === id);
    const parameter = operation?.parameters.find((one) => one.name === name);
    if (!operation || !parameter) throw new Error(`${id} has no ${name}.`);
    const [unknown] = refusedCases(operation, undefined, toolsFor(1)).filter(
      ({ expected }) => expected?.because === 'there is no such record',
    );
    const value = unknown?.parts.path[name];
    expect(schemas.findErrors(parameter.schema, value)).toEqual([]);
    expect(String(value).length).toBeGreaterThanOrEqual(6);
    expect(parameter.examples).not.toContain(value);
  });

  it('try the shortest and the longest text, both ends of a range, every value of a list, and null', () => {
    const titles = operations.flatMap((one) =>
      validCases(one, undefined, toolsFor(1)).map(({ title }) => title),
    );
    for (const words of [
      'is the shortest',
      'is the longest',
      'is the least',
      'is the greatest',
      'is null',
      'is an unusual text',
      'is true',
      'without `',
    ]) {
      expect(
        titles.some((title) => title.includes(words)),
        words,
      ).toBe(true);
    }
  });

  it('break everything that can be broken', () => {
    const titles = operations.flatMap((one) =>
      [
        ...refusedCases(one, undefined, toolsFor(1)),
        ...unknownMethod(one, undefined, toolsFor(1)),
      ].map(({ title }) => title),
    );
    for (const words of [
      'is missing',
      'has another type',
      'is null',
      'is too long',
      'is too short',
      'is too small',
      'is too great',
      'is no value of the list',
      'is no date-time',
      'is no email',
      'is no field of it',
      'breaks off',
      'a type that the call does not take',
      'does not take',
      'no such record',
      'the header',
    ]) {
      expect(
        titles.some((title) => title.includes(words)),
        words,
      ).toBe(true);
    }
  });
});
