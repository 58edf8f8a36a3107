import { beforeEach, expect, it } from 'vitest';
import { randomCases } from '#scripts/testing/depth.ts';
import { playCases } from '#tests/setup/play-cases.ts';
import { adminCookies } from './support/admin-cookies.ts';
import { answeringServices } from './support/answering-services.ts';
import { contractOperations, type PlainOperation } from './support/contract-operations.ts';
import { type RandomRequest, randomRequests } from './support/random-requests.ts';
import { responseChecker } from './support/response-checker.ts';

/** For each operation. */
const runs = randomCases({ few: 15, many: 1000 });
/** Statuses that may be answered before an operation is reached. */
const shellStatuses = [400, 404, 405, 415];

const services = await answeringServices();
const product = services.get('app');
if (!product) throw new Error('Nobody answers for the product.');
const findErrors = responseChecker();
let cookie = '';

beforeEach(async () => {
  const world = { cookie: 'mock_world=fuzz' };
  await product.handle(
    new Request('http://localhost/__mock__/reset', { method: 'POST', headers: world }),
  );
  cookie = await adminCookies(product, 'fuzz');
});

it.each(contractOperations())('$document $id answers any request', async (operation) => {
  const before = services.get(operation.document)?.violations.length;
  await playCases({ runs }, randomRequests(operation), async (request) => {
    const errors = await checkAnswer(operation, request);
    if (errors.length > 0) throw new Error(errors.join('\n'));
  });
  expect(services.get(operation.document)?.violations.slice(before)).toEqual([]);
});

async function checkAnswer(operation: PlainOperation, request: RandomRequest): Promise<string[]> {
  const service = services.get(operation.document);
  if (!service) return [`Nobody answers for ${operation.document}`];
  const response = await service.handle(createRequest(request));
  const body = await response.text();
  // An address outside the operations may be a page's, for any method.
  const takesPage = request.headers['accept']?.includes('*/*');
  if (takesPage && response.headers.get('content-type')?.startsWith('text/html')) return [];
  if (response.status === 500) return [`Failed: ${body}`];
  if (shellStatuses.includes(response.status) && isShellError(body)) return [];
  if (String(response.status) in operation.responses) return findErrors(operation, response, body);
  return shellStatuses.includes(response.status) ? [] : [`The status is ${response.status}`];
}

/** Whether a body says that no operation was reached. */
function isShellError(body: string): boolean {
  return /"id":"(malformed_request|not_found|method_not_allowed)"/.test(body);
}

function createRequest({ method, address, headers, body, hasSession }: RandomRequest): Request {
  return new Request(`http://localhost${address}`, {
    method,
    headers: { ...(hasSession ? { cookie } : {}), ...headers },
    body: body ?? null,
  });
}
