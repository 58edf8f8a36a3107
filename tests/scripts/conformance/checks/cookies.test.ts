import { describe, expect, it } from 'vitest';
import { cookieProblems } from '#scripts/conformance/checks/cookies.ts';
import { exchangeWith, smallContract } from '../support/small-contract.ts';

const contract = smallContract({
  components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'sid' } } },
  security: [{ session: [] }],
  paths: {
    '/login': {
      post: {
        operationId: 'logIn',
        security: [],
        responses: { 200: { headers: { 'Set-Cookie': { schema: {} } } } },
      },
    },
    '/boat': { get: { operationId: 'getBoat', responses: { 200: {} } } },
  },
});
const online = 'https://boats.example';

function lackingFlags(cookie: string, server = online) {
  const exchange = exchangeWith(contract, 'logIn', { headers: { 'set-cookie': cookie } });
  return cookieProblems(exchange, contract, server).map(({ at }) => at);
}

describe('the cookie of a session', () => {
  it.each(['Lax', 'Strict'])('is protected by its flags, with SameSite=%s', (sameSite) => {
    expect(lackingFlags(`sid=x; Path=/; HttpOnly; SameSite=${sameSite}; Secure`)).toEqual([]);
    expect(lackingFlags(`sid=x; path=/; httponly; samesite=${sameSite}; secure`)).toEqual([]);
  });

  it('needs each of its flags', () => {
    expect(lackingFlags('sid=x')).toEqual(['HttpOnly', 'SameSite=Lax', 'Secure']);
    expect(lackingFlags('sid=x; HttpOnly; SameSite=None; Secure')).toEqual(['SameSite=Lax']);
  });

  it('cites where the document has the cookie', () => {
    const exchange = exchangeWith(contract, 'logIn', { headers: { 'set-cookie': 'sid=x' } });
    const [problem] = cookieProblems(exchange, contract, online);
    expect(problem).toMatchObject({
      check: 'cookie-flags',
      message: 'The cookie sid lacks HttpOnly.',
      clause: { pointer: '/paths/~1login/post/responses/200/headers/Set-Cookie/schema' },
    });
  });

  it.each(['http://localhost:8000', 'http://127.0.0.1', 'http://[::1]:8000'])(
    'need not be secure at %s',
    (server) => {
      expect(lackingFlags('sid=x; HttpOnly; SameSite=Lax', server)).toEqual([]);
    },
  );

  it.each(['http://boats.example', 'https://localhost'])('must be secure at %s', (server) => {
    expect(lackingFlags('sid=x; HttpOnly; SameSite=Lax', server)).toEqual(['Secure']);
  });
});

it('ignores other cookies, and one that ends a session', () => {
  expect(lackingFlags('theme=dark')).toEqual([]);
  expect(lackingFlags('sid=; Max-Age=0')).toEqual([]);
});
