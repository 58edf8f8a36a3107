import { describe, expect, it } from 'vitest';
import { readCookies, secureCookies, setCookie } from '#mocks/http/cookies.ts';

describe('cookies', () => {
  it('are read from a header', () => {
    expect([...readCookies('a=1; b = x=y ;c')]).toEqual([
      ['a', '1'],
      ['b', 'x=y'],
      ['c', ''],
    ]);
    expect(readCookies(null).size).toBe(0);
  });

  it('keep the first value of a name, which belongs to the longest path', () => {
    expect(readCookies('session=own; session=other').get('session')).toBe('own');
  });

  it('are hidden from scripts and other sites', () => {
    expect(setCookie('session', 'x', { path: '/kalender' })).toBe(
      'session=x; Path=/kalender; HttpOnly; SameSite=Lax',
    );
    expect(setCookie('session', '', { path: '/', maxAge: 0 })).toContain('; Max-Age=0');
  });

  it.each([
    ['http://localhost:4000/login', false],
    ['http://127.0.0.1:4000/login', false],
    ['http://[::1]:4000/login', false],
    ['http://calendar.example/login', true],
    ['http://localhost.example/login', true],
    ['https://192.168.0.7/login', true],
  ])('of a response to %s are secure: %s', (address, isSecure) => {
    const headers = new Headers();
    for (const name of ['session', 'world']) {
      headers.append('set-cookie', setCookie(name, 'x', { path: '/' }));
    }
    secureCookies(headers, address);
    const cookies = headers.getSetCookie();
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(['session', 'world']);
    expect(cookies.map((cookie) => cookie.endsWith('; Secure'))).toEqual([isSecure, isSecure]);
  });
});
