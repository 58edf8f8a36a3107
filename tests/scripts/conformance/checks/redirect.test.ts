import { expect, it } from 'vitest';
import { redirectProblems } from '#scripts/conformance/checks/redirect.ts';
import { exchangeWith, smallContract } from '../support/small-contract.ts';

const contract = smallContract({
  paths: { '/c/{key}': { get: { operationId: 'openBoat', responses: { 302: {} } } } },
});
const server = 'https://boats.example';

function problems(location: string | undefined, status = 302) {
  const headers = location === undefined ? {} : { location };
  const parts = { path: { key: 'riv3rs' } };
  const exchange = exchangeWith(contract, 'openBoat', { status, headers, parts });
  return redirectProblems(exchange, server);
}

it.each([undefined, '/login', 'login', '?lang=de', 'https://boats.example/login'])(
  'lets %s stay on the server',
  (location) => expect(problems(location)).toEqual([]),
);

it.each(['https://evil.example/login', '//evil.example', 'http://boats.example/login'])(
  'finds that %s leads away',
  (location) => {
    expect(problems(location)).toMatchObject([
      {
        check: 'headers',
        message: `The redirect leads away from the server, to ${new URL(location, server).origin}.`,
        clause: { pointer: '/paths/~1c~1{key}/get/responses/302/headers' },
        at: 'location',
      },
    ]);
  },
);

it('finds what is no address', () => {
  expect(problems('https://')).toMatchObject([
    { message: 'The redirect leads to no address: "https://".' },
  ]);
});

it('cites the operation if the status is not documented', () => {
  expect(problems('//evil.example', 307)).toMatchObject([
    { clause: { pointer: '/paths/~1c~1{key}/get' } },
  ]);
});
