import { describe, expect, it } from 'vitest';
import { clausesOf } from '#scripts/conformance/conform.ts';
import { findingsOf } from '#scripts/conformance/report/finding.ts';
import { replay } from '#scripts/conformance/run/replay.ts';
import { mockRunOptions, runOnMock, withBody } from '#tests/conformance/support/mock-run.ts';

const failsOnLongQueries =
  (mock: (request: Request) => Promise<Response>) => (request: Request) => {
    const query = new URL(request.url).searchParams.get('query') ?? '';
    return query.length > 3 && query !== 'aaaa'
      ? Promise.resolve(new Response('down', { status: 503 }))
      : mock(request);
  };

describe('a run', () => {
  it('finds nothing in the mock service that differs', async () => {
    const result = await runOnMock(undefined, { writes: true });
    expect(result.causes.map(({ sighting }) => sighting.problem.message)).toEqual([]);
    expect(result.isComplete).toBe(true);
  });

  it('sends nothing that changes anything, if it must not', async () => {
    const sent = new Set<string>();
    await runOnMock((mock) => (request) => {
      if (new URL(request.url).pathname !== '/login') sent.add(request.method);
      return mock(request);
    });
    expect([...sent].sort()).toEqual(['GET', 'HEAD']);
  });

  it('puts what one mistake brought about together, with the operations that it concerns', async () => {
    const { causes } = await runOnMock((mock) => async (request) => {
      const response = await mock(request);
      response.headers.delete('cache-control');
      return response;
    });
    const [cause] = causes.filter(({ sighting }) => sighting.problem.at === 'cache-control');
    expect(cause?.operations.size).toBeGreaterThan(10);
    expect(cause?.count).toBeGreaterThan(50);
  });

  it('makes the request of a difference as small as it can be', async () => {
    const { causes } = await runOnMock(failsOnLongQueries);
    const [cause] = causes.filter(({ check }) => check === 'no-server-error');
    const parts = cause?.sighting.exchanges[0]?.parts;
    expect(Object.keys(parts?.query ?? {})).toEqual(['query']);
    expect(String(parts?.query['query']).length).toBeLessThan(10);
  });

  it('shows a difference again by its id, and no more once it is mended', async () => {
    const { causes } = await runOnMock(failsOnLongQueries);
    const [finding] = findingsOf(causes, 'http://localhost', clausesOf());
    if (!finding) throw new Error('Nothing was found.');
    const again = await replay(await mockRunOptions(failsOnLongQueries), finding);
    expect(again.causes.map(({ id }) => id)).toContain(finding.id);
    const mended = await replay(await mockRunOptions(), finding);
    expect(mended.causes).toEqual([]);
  });

  it('ends when it is told to, with what has been found until then', async () => {
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
