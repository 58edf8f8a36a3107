import { describe, expect, it } from 'vitest';
import { answerFor, documents, isJson, isRead } from '#scripts/conformance/contract/operation.ts';
import { operationIn, smallContract } from '../support/small-contract.ts';

const contract = smallContract({
  paths: {
    '/boat': {
      get: { operationId: 'getBoat', responses: { 200: {}, '4xx': {}, 404: {}, default: {} } },
      put: { operationId: 'updateBoat', responses: { 200: {} } },
      head: { operationId: 'touchBoat', responses: { 200: {} } },
    },
    '/ticket': {
      get: { operationId: 'takeTicket', 'x-changes-state': 'It is used.', responses: { 200: {} } },
    },
  },
});
const operation = (id: string) => operationIn(contract, id);

describe('the documented answer for a status', () => {
  it.each([
    [200, '200'],
    [404, '404'],
    [422, '4xx'],
    [500, 'default'],
  ])('is for %i the most exact one: %s', (status, documented) => {
    expect(answerFor(operation('getBoat'), status)?.status).toBe(documented);
  });

  it('may not exist', () => {
    expect(documents(operation('updateBoat'), 200)).toBe(true);
    expect(documents(operation('updateBoat'), 404)).toBe(false);
  });
});

it('an operation only reads if it is a GET that changes nothing', () => {
  const reads = ['getBoat', 'updateBoat', 'takeTicket', 'touchBoat'].filter((id) =>
    isRead(operation(id)),
  );
  expect(reads).toEqual(['getBoat']);
});

it.each([
  ['application/json', true],
  ['Application/JSON; charset=utf-8', true],
  ['application/problem+json', true],
  ['application/jsonp', false],
  ['text/json', false],
  ['', false],
])('%s is JSON: %s', (type, expected) => expect(isJson(type)).toBe(expected));
