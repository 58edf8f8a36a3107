import {
  validateInput,
  validateOutput,
  validateSecurity,
} from '@stoplight/prism-http/dist/validator/index.js';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { documentNames } from '#generated/documents.ts';
import { type Contract, loadContract } from '#mocks/contract/contract.ts';
import type { ContractOperation } from '#mocks/contract/operations.ts';
import { isJson, readBody, validatedHeaders } from '#mocks/http/request-body.ts';
import { randomCases } from '#scripts/testing/depth.ts';
import { playCases } from '#tests/setup/play-cases.ts';
import { mutatedValue } from './support/arbitraries.ts';
import { contractOperations, type PlainOperation } from './support/contract-operations.ts';
import { type RandomRequest, randomRequests } from './support/random-requests.ts';

/** For each operation; with fewer, many would get no valid request. */
const runs = randomCases({ few: 120, many: 200 });

const contracts = new Map<string, Contract>();
for (const name of documentNames) contracts.set(name, await loadContract(() => undefined, [name]));

const taken = new Set<string>();

it.each(contractOperations())(
  '$document $id refuses every request that Prism refuses',
  async (operation) => {
    await playCases({ runs }, randomRequests(operation), async (request) => {
      const { isTaken, errorsByPrism } = await judged(operation, request);
      if (isTaken) taken.add(operation.id);
      if (isTaken && errorsByPrism.length > 0) throw new Error(JSON.stringify(errorsByPrism));
    });
  },
);

it('nearly every operation accepts some of the random requests', () => {
  expect(taken.size).toBeGreaterThan(0.95 * contractOperations().length);
});

it.each(contractOperations())(
  '$document $id accepts exactly the answers that Prism accepts',
  (operation) => {
    const { checks, definition } = contractOperation(operation);
    for (const [status, { content = {} }] of Object.entries(operation.responses)) {
      for (const [mediaType, { schema }] of Object.entries(content)) {
        if (!isJson(mediaType)) continue;
        fc.assert(
          fc.property(mutatedValue(schema), (body) => {
            const own = checks.answer({ status: Number(status), mediaType, body });
            const output = {
              statusCode: Number(status),
              headers: { 'content-type': mediaType },
              body,
            };
            const prisms = errorsIn(validateOutput({ resource: definition, element: output }));
            const places = (errors: readonly { path?: readonly (string | number)[] }[]) =>
              // Prism omits empty names from the location.
              errors
                .map(({ path = [] }) => path.filter((name) => name !== '').join('.'))
                .toSorted();
            expect(places(own)).toEqual(places(prisms));
          }),
          { numRuns: runs / 4 },
        );
      }
    }
  },
);

function contractOperation({ document, id }: PlainOperation): ContractOperation {
  const operation = contracts.get(document)?.operations.find((one) => one.id === id);
  if (!operation) throw new Error(`There is no ${id} in ${document}.`);
  return operation;
}

async function judged(operation: PlainOperation, random: RandomRequest) {
  const refused = { isTaken: false, errorsByPrism: [] };
  const { method, address, body: sent = null, hasSession } = random;
  const headers = { ...(hasSession ? { cookie: 'session=any' } : {}), ...random.headers };
  const request = new Request(`http://localhost${address}`, { method, headers, body: sent });
  const url = new URL(request.url);
  const contract = contracts.get(operation.document);
  const match = contract?.route(request.method, url.pathname);
  const body = await readBody(request);
  if (!contract || match?.kind !== 'found' || body.kind !== 'read') return refused;

  let isTaken = false;
  const call = { headers: validatedHeaders(request), body: body.value };
  await contract.call({
    ...call,
    operation: match.route,
    path: match.parameters,
    url,
    preferences: undefined,
    answer: () => {
      isTaken = true;
      return { status: 599 };
    },
  });
  return {
    isTaken,
    errorsByPrism: isTaken ? errorsByPrism(match.route, url, call, body.bytes.length) : [],
  };
}

function errorsByPrism(
  { definition }: ContractOperation,
  url: URL,
  { headers, body }: { headers: Record<string, string>; body: unknown },
  length: number,
) {
  const names = [...new Set(url.searchParams.keys())];
  const query = Object.fromEntries(
    names.map((name) => {
      const values = url.searchParams.getAll(name);
      return [name, values.length > 1 ? values : (values[0] ?? '')];
    }),
  );
  const element = {
    method: 'get' as const,
    // It treats a bare comma as the end of a value before splitting lists by commas itself.
    url: { path: url.pathname.replaceAll(',', '%2C'), query },
    headers: { ...headers, 'content-length': String(length) },
    body,
  };
  return [
    ...errorsIn(validateSecurity({ resource: definition, element })),
    ...errorsIn(validateInput({ resource: definition, element })),
  ];
}

function errorsIn<Error>(result: { _tag: string; left?: Error[] } | object): Error[] {
  return 'left' in result ? (result.left as Error[]) : [];
}
