import { expect, it } from 'vitest';
import type { MockService } from '#mocks/contract/mock-service.ts';
import { bundledDocuments } from '#scripts/contract/bundled-documents.ts';
import { answeringServices } from './support/answering-services.ts';
import { contractOperations, type PlainOperation } from './support/contract-operations.ts';
import { responseChecker } from './support/response-checker.ts';
import { sampleRequest } from './support/sample.ts';

const services = await answeringServices();
const findErrors = responseChecker();

it('every document has a mock service that answers it', () => {
  expect(bundledDocuments().filter(({ name }) => !services.has(name))).toEqual([]);
});

interface Wanted {
  readonly status: string;
  readonly example?: string;
  readonly value?: unknown;
}

/** Every answer of an operation: one per named example, or the bare status. */
const cases = contractOperations().map((operation) => {
  const wanted = Object.entries(operation.responses).flatMap(([status, response]): Wanted[] => {
    // `Prefer` selects the first media type; an error's second format is reached by its sentinel.
    const [media] = Object.values(response.content ?? {});
    const examples = Object.entries(media?.examples ?? {});
    if (examples.length === 0) return [{ status }];
    return examples.map(([example, { value }]) => ({ status, example, value }));
  });
  return { name: `${operation.document} ${operation.id}`, operation, wanted };
});

it.each(cases)('$name returns each of its documented answers', async ({ operation, wanted }) => {
  for (const { status, example, value } of wanted) {
    const place = [operation.id, status, example].join(' ');
    const prefer = `code=${status}${example === undefined ? '' : `, example=${example}`}`;
    const request = sampleRequest(operation, {
      accept: 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      cookie: 'session=any; mock_world=every-answer',
      prefer,
    });
    const response = await findService(operation).handle(request);
    expect(`${place}: ${response.status}`).toBe(`${place}: ${status}`);
    const body = await response.text();
    expect(findErrors(operation, response, body), place).toEqual([]);
    if (example !== undefined && isJson(response)) expect(JSON.parse(body), place).toEqual(value);
  }
  expect(findService(operation).violations).toEqual([]);
});

function findService({ document }: PlainOperation): MockService {
  const service = services.get(document);
  if (!service) throw new Error(`Nobody answers for ${document}.`);
  return service;
}

function isJson({ headers }: Response): boolean {
  return headers.get('content-type')?.includes('json') ?? false;
}
