import { expect, it } from 'vitest';
import { runOnMock } from '#tests/conformance/support/mock-run.ts';

it('a run finds no differences if one server shares its state between all users', async () => {
  const world = 'mock_world=shared';
  const { causes, isComplete } = await runOnMock(
    (mock) => (request) => {
      const headers = new Headers(request.headers);
      const own = (headers.get('cookie') ?? '').replace(/;? ?mock_world=[^;]*/, '');
      headers.set('cookie', own === '' ? world : `${own}; ${world}`);
      return mock(new Request(request, { headers }));
    },
    { writes: true },
  );
  expect(causes.map(({ sighting }) => sighting.problem.message)).toEqual([]);
  expect(isComplete).toBe(true);
});
