import { afterEach, expect, it, vi } from 'vitest';
import { getTranslations } from '#generated/app/fetchers.ts';
import { getAvatarPolicy } from '#generated/app/uploads/fetchers.ts';
import { connectApi } from '#src/api/call.ts';

afterEach(() => vi.unstubAllGlobals());

it('includes answers that operations share in a document', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ policy: 'p', signature: 's' })));
  connectApi({
    baseUrl: 'https://calendar.example',
    product: 'Shared Calendar',
    language: () => 'en',
  });
  expect(await getAvatarPolicy()).toEqual({ policy: 'p', signature: 's' });
});

it('joins list members in a path with commas', async () => {
  const addresses: string[] = [];
  vi.stubGlobal('fetch', ({ url }: Request) => {
    addresses.push(url);
    return Promise.resolve(Response.json({}));
  });
  connectApi({
    baseUrl: 'https://calendar.example',
    product: 'Shared Calendar',
    language: () => 'en',
  });
  const path = {
    assetsVersion: 'v1',
    language: 'de',
    sections: ['login', 'admin'],
    dateLocale: 'fr',
  };
  await getTranslations({ path });
  expect(addresses).toEqual(['https://calendar.example/v1/internationalization/de/login,admin/fr']);
});
