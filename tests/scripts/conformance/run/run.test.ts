import { beforeAll, describe, expect, it } from 'vitest';
import { createFindings } from '#scripts/conformance/report/finding.ts';
import { replay } from '#scripts/conformance/run/replay.ts';
import { runConformance } from '#scripts/conformance/run/run.ts';
import {
  contract,
  mockRunOptions,
  runOnMock,
  withBody,
} from '#tests/conformance/support/mock-run.ts';

const failsOnLongQueries =
  (mock: (request: Request) => Promise<Response>) => (request: Request) => {
    const query = new URL(request.url).searchParams.get('query') ?? '';
    return query.length > 3 && query !== 'aaaa'
      ? Promise.resolve(new Response('down', { status: 503 }))
      : mock(request);
  };

const searches = contract.operations.filter(({ id }) => id === 'searchUsers');

describe('a run without writes', () => {
  const sent = new Set<string>();
  let causes: Awaited<ReturnType<typeof runOnMock>>['causes'] = [];

  beforeAll(async () => {
    const run = await runOnMock((mock) => async (request) => {
      if (new URL(request.url).pathname !== '/login') sent.add(request.method);
      const response = await mock(request);
      response.headers.delete('cache-control');
      return response;
    });
    causes = run.causes;
  });

  it('sends only read requests', () => {
    // PROPFIND is not documented, and is a read on servers that have it.
    expect([...sent].sort()).toEqual(['GET', 'HEAD', 'PROPFIND']);
  });

  it('groups the differences of one cause, with the affected operations', () => {
    const [cause] = causes.filter(({ sighting }) => sighting.problem.at === 'cache-control');
    expect(cause?.operations.size).toBeGreaterThan(10);
    expect(cause?.count).toBeGreaterThan(50);
  });
});

describe('a run', () => {
  it('gives the reason if it could not check an operation', async () => {
    const { leftOut } = await runOnMock(undefined, { logins: [] });
    const reasons = new Map(leftOut.map(({ operation, why }) => [operation, why]));
    expect(reasons.get('getProfile')).toBe('nobody was logged in: see --login');
    expect(reasons.get('closeAccount')).toBe('it may change something: --writes tries it');
    expect(reasons.has('listNews')).toBe(false);
  });

  it('counts its own logins, and names what only mails lead to', async () => {
    const { readMails: _, ...options } = await mockRunOptions();
    const operations = contract.operations.filter(({ tags }) =>
      tags.some((tag) => ['session', 'access'].includes(tag)),
    );
    const { leftOut } = await runConformance({
      ...options,
      writes: true,
      operations,
      pages: false,
    });
    const reasons = new Map(leftOut.map(({ operation, why }) => [operation, why]));
    expect(new Set(reasons.values())).toEqual(new Set(['its token comes by mail: see --mail-url']));
    expect([...reasons.keys()]).toEqual(expect.arrayContaining(['resetPassword', 'confirmEmail']));
    expect(reasons.has('logIn')).toBe(false);
  });

  it('allows times to advance with the clock, but no other changes', async () => {
    let second = 0;
    const operations = contract.operations.filter(({ id }) => id === 'listDevices');
    const { causes } = await runOnMock(
      withBody(
        ({ url }, { status }) => url.endsWith('/user/devices') && status === 200,
        ({ results }: { results: object[] }) => {
          second += 1;
          const last_seen_at = new Date(Date.UTC(2026, 2, 2) + second * 1000).toISOString();
          return { results: results.map((one) => ({ ...one, last_seen_at })) };
        },
      ),
      { operations },
    );
    expect(causes.map(({ sighting }) => sighting.problem.message)).toEqual([]);
  });

  it('ignores answers about too many requests', async () => {
    const { causes } = await runOnMock(
      (mock) => async (request) =>
        request.method === 'POST' && request.url.endsWith('/password/forgot')
          ? new Response(
              '{"error":{"id":"too_many_requests","title":"Too many","message":"Wait."}}',
              {
                status: 429,
                headers: {
                  'content-type': 'application/json',
                  'cache-control': 'no-store',
                  'retry-after': '60',
                  'x-request-id': 'r-1',
                },
              },
            )
          : mock(request),
      {
        writes: true,
        operations: [...contract.operations.filter(({ id }) => id === 'requestPasswordReset')],
      },
    );
    expect(causes.map(({ sighting }) => sighting.problem.message)).toEqual([]);
  });

  it('minimizes the request of a difference', async () => {
    const { causes } = await runOnMock(failsOnLongQueries, { operations: searches });
    const [cause] = causes.filter(({ check }) => check === 'no-server-error');
    const parts = cause?.sighting.exchanges[0]?.parts;
    expect(Object.keys(parts?.query ?? {})).toEqual(['query']);
    expect(String(parts?.query['query']).length).toBeLessThan(10);
  });

  it('repeats a difference by its id, until it is fixed', async () => {
    const { causes } = await runOnMock(failsOnLongQueries, { operations: searches });
    const [finding] = createFindings(causes, 'http://localhost');
    if (!finding) throw new Error('Nothing was found.');
    const again = await replay(await mockRunOptions(failsOnLongQueries), finding);
    expect(again.causes.map(({ id }) => id)).toContain(finding.id);
    const mended = await replay(await mockRunOptions(), finding);
    expect(mended.causes).toEqual([]);
  });

  it('stops on request, with its findings so far', async () => {
    const controller = new AbortController();
    const result = await runOnMock(
      withBody(
        (_, { status }) => status === 200,
        () => 'nonsense',
      ),
      { signal: controller.signal, onProgress: ({ done }) => done > 20 && controller.abort() },
    );
    expect(result.isComplete).toBe(false);
    expect(result.causes.length).toBeGreaterThan(0);
    expect(result.tried.length).toBeLessThan(40);
  });
});
