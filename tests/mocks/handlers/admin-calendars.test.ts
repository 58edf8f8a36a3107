import { describe, expect, it } from 'vitest';
import type { components } from '#generated/admin/types.ts';
import { plainDocument } from '../schemas.ts';
import { errorId, openMock, searchPath } from '../support.ts';

type Page = components['schemas']['CalendarSearchPage'];

async function openAdmin() {
  const { logIn, get, service } = await openMock();
  await logIn('admin@example.com');
  return async (query: Record<string, string | number> = {}): Promise<Page> => {
    const search = new URLSearchParams(
      Object.entries(query).map(([name, value]) => [name, String(value)]),
    );
    const response = await get(`${searchPath}?${search}`);
    expect(service.violations).toEqual([]);
    expect(response.status).toBe(200);
    return response.json();
  };
}

describe('the calendar search', () => {
  it.each(['admin', 'sales', 'support'])('is open to %s', async (name) => {
    const { logIn, get } = await openMock();
    await logIn(`${name}@example.com`);
    expect((await get(searchPath)).status).toBe(200);
  });

  it.each(['owner', 'tester'])('is closed to %s', async (name) => {
    const { logIn, get } = await openMock();
    await logIn(`${name}@example.com`);
    const response = await get(searchPath);
    expect([response.status, await errorId(response)]).toEqual([403, 'permission_denied']);
  });

  it('needs a session', async () => {
    const { get } = await openMock();
    expect((await get(searchPath)).status).toBe(401);
  });

  it('answers the first hundred of all calendars when asked for nothing', async () => {
    const search = await openAdmin();
    const page = await search();
    expect(page.total).toBeGreaterThanOrEqual(5000);
    expect(page).toMatchObject({ offset: 0, limit: 100 });
    expect(page.results).toHaveLength(100);
  });

  it('answers every calendar once, page after page, each valid', async () => {
    const search = await openAdmin();
    const ids = new Set<number>();
    const { total } = await search({ limit: 1 });
    for (let offset = 0; offset < total; offset += 1000) {
      for (const { id } of (await search({ offset, limit: 1000 })).results) ids.add(id);
    }
    expect(ids.size).toBe(total);
    expect((await search({ offset: total })).results).toEqual([]);
  });

  it('tells the story of the document’s example', async () => {
    const search = await openAdmin();
    const { paths } = await plainDocument('admin');
    expect(JSON.stringify(paths[searchPath])).toContain(
      JSON.stringify(await search({ query: 'rowing' })),
    );
  });

  it('takes a query of spaces for none, and finds nothing for nonsense', async () => {
    const search = await openAdmin();
    expect((await search({ query: '  ' })).total).toBeGreaterThanOrEqual(5000);
    expect(await search({ query: 'qqqqqq' })).toEqual({
      total: 0,
      offset: 0,
      limit: 100,
      results: [],
    });
  });
});
