import { describe, expect, it } from 'vitest';
import type { components } from '#generated/admin/types.ts';
import { now, openAdmin } from './admin.ts';

type Domain = components['schemas']['TrustedDomain'];

const path = '/trusted-domains';

describe('trusted domains', () => {
  it('are added in lower case and Punycode, or made valid', async () => {
    const { ok } = await openAdmin();
    const added = await ok('PUT', path, { domain: 'Rüder.Example' });
    expect(added).toEqual({
      domain: 'xn--rder-0ra.example',
      unicode_domain: 'rüder.example',
      valid: true,
      source_id: 'staff-6',
      owners: [],
      created_at: now,
    });
    for (const query of ['xn--rder', 'RÜDER.example', 'ru\u0308der', 'ruder.exa']) {
      const { results } = await ok('GET', `${path}?query=${encodeURIComponent(query)}`);
      expect(results).toEqual([added]);
    }
    const [invalid]: Domain[] = (await ok('GET', `${path}?valid=0`)).results;
    const mended = await ok('PUT', path, { domain: invalid?.domain });
    expect(mended).toEqual({ ...invalid, valid: true });
  });

  it.each(['riverside', 'a b.example', '-a.example', 'a..example', 'a@b.example', '127.0.0.1'])(
    'cannot be %s',
    async (domain) => {
      const { refused } = await openAdmin();
      expect(await refused('PUT', path, { domain })).toEqual([422, 'validation_error', 'domain']);
    },
  );

  it('are removed once', async () => {
    const { ok, refused } = await openAdmin();
    const one = `${path}?domain=Riverside.example`;
    expect(await ok('DELETE', one)).toBeUndefined();
    expect((await ok('GET', `${path}?query=riverside.example`)).total).toBe(0);
    expect((await refused('DELETE', one)).slice(0, 2)).toEqual([404, 'not_found']);
    expect((await refused('DELETE', path)).slice(0, 2)).toEqual([422, 'validation_error']);
  });

  it('are found by domain and by owner', async () => {
    const { ok } = await openAdmin();
    for (const query of ['RIVERSIDE.example', 'olivia owner', 'owner@example.com']) {
      const { results } = await ok('GET', `${path}?query=${query}`);
      expect(results.map(({ domain }: Domain) => domain)).toEqual(['riverside.example']);
    }
  });

  it('are filtered by validity', async () => {
    const { ok } = await openAdmin();
    const total = async (query: string) => (await ok('GET', path + query)).total;
    expect((await total('?valid=0')) + (await total('?valid=1'))).toBe(await total(''));
    const { results } = await ok('GET', `${path}?valid=0`);
    expect(results.some(({ valid }: Domain) => valid)).toBe(false);
  });

  it.each([
    ['domain', (domain: Domain) => domain.unicode_domain],
    ['valid', ({ valid }: Domain) => String(valid)],
    ['source_id', (domain: Domain) => domain.source_id],
    ['created_at', (domain: Domain) => domain.created_at],
  ])('are sorted by %s, then by readable name, across all pages', async (sort, keyOf) => {
    const { ok } = await openAdmin();
    const { compare } = new Intl.Collator('en');
    for (const [order, direction] of [
      ['asc', 1],
      ['desc', -1],
    ] as const) {
      const domains: Domain[] = [];
      const { total } = await ok('GET', path);
      for (let offset = 0; offset < total; offset += 40) {
        const query = `?sort=${sort}&order=${order}&offset=${offset}&limit=40`;
        domains.push(...(await ok('GET', path + query)).results);
      }
      const sorted = domains.toSorted(
        (a, b) =>
          direction * compare(keyOf(a), keyOf(b)) || compare(a.unicode_domain, b.unicode_domain),
      );
      expect(domains).toEqual(sorted);
      expect(new Set(domains.map(({ domain }) => domain)).size).toBe(total);
    }
  });

  it.each(['?sort=owners', '?order=up', '?valid=-1', '?valid=2'])('refuse %s', async (query) => {
    const { refused } = await openAdmin();
    const refusal = await refused('GET', path + query);
    expect(refusal.slice(0, 2)).toEqual([422, 'validation_error']);
  });
});
