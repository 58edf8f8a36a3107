import { createMockService } from '#mocks/service.ts';
import { loadContract } from '#scripts/conformance/contract/contract.ts';
import { type RunOptions, runConformance } from '#scripts/conformance/run/run.ts';
import { sendBy } from '#scripts/conformance/target/send.ts';
import { mockPage } from '#scripts/serving/mock-page.ts';

/** Answers a request, possibly wrapping another function. */
export type Answering = (request: Request) => Promise<Response>;

/** The demo accounts that runs log in as. */
export const demoLogins = ['owner', 'sales', 'support', 'admin'].map((name) => ({
  name,
  credentials: { email: `${name}@example.com`, password: 'calendar' },
}));

const server = 'http://localhost';
/** The required coverage for runs in this process. */
export const contract = await loadContract();

/** The options of a run on the mock service, in this process. */
export async function mockRunOptions(
  inFront: (mock: Answering) => Answering = (mock) => mock,
): Promise<RunOptions> {
  const service = await createMockService({
    page: { template: () => mockPage, csp: true },
  });
  return {
    contract,
    server,
    send: sendBy(inFront(service.handle), server),
    logins: demoLogins,
    writes: false,
    readMails: async (headers) =>
      (await service.handle(new Request(`${server}/__mock__/mails`, { headers }))).text(),
    // The mock service lists a mail before it answers the request that causes it.
    mailPatience: 0,
    seed: 1,
    count: 2,
    workers: 2,
    // A busy machine is not a difference.
    slowest: 60_000,
  };
}

/** Runs on the mock service, with a wrapper that changes its answers. */
export async function runOnMock(
  inFront?: (mock: Answering) => Answering,
  options: Partial<RunOptions> = {},
) {
  return runConformance({ ...(await mockRunOptions(inFront)), ...options });
}

/** Changes the JSON of the answers to some requests. */
export function withBody(
  concerns: (request: Request, response: Response) => boolean,
  change: (body: never) => unknown,
): (mock: Answering) => Answering {
  return (mock) => async (request) => {
    const response = await mock(request.clone());
    if (!concerns(request, response)) return response;
    const { status, headers } = response;
    return new Response(JSON.stringify(change((await response.json()) as never)), {
      status,
      headers,
    });
  };
}
