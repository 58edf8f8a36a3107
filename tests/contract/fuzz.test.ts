import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import {
  answeredDocuments,
  contractOperations,
  type PlainOperation,
} from './support/contract-operations.ts';
import { type RandomRequest, randomRequests } from './support/random-requests.ts';
import { responseChecker } from './support/response-checker.ts';
import { contractServices } from './support/services.ts';

/** Runs per operation. `CONTRACT_FUZZ_RUNS=10000 npx vitest run tests/contract/fuzz.test.ts` tries harder. */
const runs = Number(process.env['CONTRACT_FUZZ_RUNS'] ?? 1000);
/** The same requests each time, so that a failure stays; another seed makes others. */
const seed = Number(process.env['CONTRACT_FUZZ_SEED'] ?? 1);
/** Milliseconds within which every call is answered. */
const limit = 5000;
/** What the shell in front of the operations may answer. */
const shellStatuses = [400, 404, 405, 413, 415];

const services = await contractServices();
const faultsOf = responseChecker();
const answered = await answeredDocuments();
const operations = contractOperations().filter(({ document }) => answered.has(document));
let cookie = '';

beforeEach(async () => {
  const world = { cookie: 'mock_world=fuzz' };
  await services.product.handle(
    new Request('http://localhost/__mock__/reset', { method: 'POST', headers: world }),
  );
  const response = await services.product.handle(
    new Request('http://localhost/login', {
      method: 'POST',
      headers: { ...world, 'content-type': 'application/json' },
      body: '{"email":"admin@example.com","password":"calendar","stay_logged_in":true}',
    }),
  );
  const session = response.headers.getSetCookie()[0]?.split(';')[0];
  cookie = `${world.cookie}; ${session}`;
});

it.each(operations)(
  '$document $id answers whatever is sent to it',
  async (operation) => {
    await fc.assert(
      fc.asyncProperty(randomRequests(operation), async (request) => {
        const faults = await faultsOfAnswer(operation, request);
        if (faults.length > 0) throw new Error(faults.join('\n'));
      }),
      { numRuns: runs, seed },
    );
    expect(services.of(operation.document).violations).toEqual([]);
  },
  120_000,
);

async function faultsOfAnswer(
  operation: PlainOperation,
  request: RandomRequest,
): Promise<string[]> {
  const response = await inTime(services.of(operation.document).handle(requestOf(request)));
  if (response === 'late') return [`There was no answer within ${limit} ms`];
  const body = await response.text();
  // An address that is none of the operation's may be a page's, for whoever takes one.
  const takesPage = request.headers['accept']?.includes('*/*');
  if (takesPage && response.headers.get('content-type')?.startsWith('text/html')) return [];
  if (response.status === 500) return [`Failed: ${body}`];
  if (String(response.status) in operation.responses) return faultsOf(operation, response, body);
  return shellStatuses.includes(response.status) ? [] : [`The status is ${response.status}`];
}

function requestOf({ method, address, headers, body, hasSession }: RandomRequest): Request {
  return new Request(`http://localhost${address}`, {
    method,
    headers: { ...(hasSession ? { cookie } : {}), ...headers },
    body: body ?? null,
  });
}

async function inTime(answer: Promise<Response>): Promise<Response | 'late'> {
  const { promise, resolve } = Promise.withResolvers<'late'>();
  const timer = setTimeout(resolve, limit, 'late');
  try {
    return await Promise.race([answer, promise]);
  } finally {
    clearTimeout(timer);
  }
}
