import type { MockService } from '#mocks/contract/mock-service.ts';

/** The cookies of a new admin session, which may make every call, in its own world. */
export async function adminCookies(product: MockService, world: string): Promise<string> {
  const worldCookie = `mock_world=${world}`;
  const response = await product.handle(
    new Request('http://localhost/login', {
      method: 'POST',
      headers: {
        cookie: worldCookie,
        'content-type': 'application/json',
        'x-requested-with': 'XMLHttpRequest',
      },
      body: '{"email":"admin@example.com","password":"calendar","stay_logged_in":true}',
    }),
  );
  const session = response.headers.getSetCookie()[0]?.split(';')[0];
  return `${worldCookie}; ${session}`;
}
