import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { openMock } from '../support.ts';

const folder = new URL('../../../mocks/resources/icons/', import.meta.url);

describe('icons', () => {
  it('are served from their folder', async () => {
    const { get } = await openMock();
    for (const name of await readdir(folder)) {
      const response = await get(`/resources/icons/${name}`);
      expect(response.headers.get('content-type')).toBe('image/svg+xml');
      expect(response.headers.get('cache-control')).toContain('max-age');
      expect(await response.text()).toBe(await readFile(new URL(name, folder), 'utf8'));
    }
  });

  it('all work as masks of sixteen pixels', async () => {
    const names = await readdir(folder);
    expect(names.length).toBeGreaterThanOrEqual(22);
    for (const name of names) {
      const text = await readFile(new URL(name, folder), 'utf8');
      expect(text).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" .*viewBox="0 0 16 16"/);
      expect(text).toMatch(/stroke="#000" .*<\/svg>\n$/);
    }
  });

  it.each([
    'nothing.svg',
    '..%2f..%2fservice.ts',
    '%2e%2e/%2e%2e/service.ts',
    '..%5cservice.ts',
    'key.svg%00',
    'KEY.svg',
    'key.svg/',
    '',
  ])('exclude %j', async (name) => {
    const { get } = await openMock();
    // Dot segments resolve to another address of the product, which does not answer GET.
    expect([404, 405]).toContain((await get(`/resources/icons/${name}`)).status);
  });
});

describe('other resources', () => {
  it('come from the caller, except for the icons', async () => {
    const { get } = await openMock({
      resources: (path) => (path.startsWith('/resources/client/') ? new Response(path) : undefined),
    });
    expect(await (await get('/resources/client/main.js')).text()).toBe('/resources/client/main.js');
    expect((await get('/resources/icons/key.svg')).status).toBe(200);
    expect((await get('/resources/nothing.js')).status).toBe(404);
  });

  it('set no cookie, so that caches may keep them', async () => {
    const { get } = await openMock();
    expect((await get('/resources/icons/key.svg')).headers.getSetCookie()).toEqual([]);
  });
});
