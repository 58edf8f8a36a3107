import { startMockServer } from '../mocks/http/server.ts';
import { createMockService, type MockServiceOptions } from '../mocks/service.ts';
import { distFolder } from '../scripts/build.ts';
import { type BuiltClient, loadBuiltClient } from '../scripts/built-client.ts';
import { test } from './browser-test.ts';

/** A browser test with its own mock service, one per worker, instead of the shared one. */
export function testOnOwnService(options: (client: BuiltClient) => Partial<MockServiceOptions>) {
  return test.extend<object, { ownUrl: string }>({
    ownUrl: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from the pattern
      async ({}, use) => {
        const client = loadBuiltClient(distFolder);
        const service = await createMockService({
          page: client.page,
          resources: client.respond,
          ...options(client),
        });
        const server = await startMockServer({ port: 0, service });
        await use(server.url);
        await server.close();
      },
      { scope: 'worker' },
    ],
    baseURL: ({ ownUrl }, use) => use(ownUrl),
  });
}
