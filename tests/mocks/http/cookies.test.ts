import { describe, expect, it } from 'vitest';
import { readCookies, setCookie } from '#mocks/http/cookies.ts';

describe('cookies', () => {
  it('are read from a header', () => {
    expect([...readCookies('a=1; b = x=y ;c')]).toEqual([
      ['a', '1'],
      ['b', 'x=y'],
      ['c', ''],
    ]);
    expect(readCookies(null).size).toBe(0);
  });

  it('keep the first value of a name, which a browser sends for the longest path', () => {
    expect(readCookies('session=own; session=other').get('session')).toBe('own');
  });

  it('are written so that scripts and other sites do not get them', () => {
    expect(setCookie('session', 'x', { path: '/kalender' })).toBe(
      'session=x; Path=/kalender; HttpOnly; SameSite=Lax',
    );
    expect(setCookie('session', '', { path: '/', maxAge: 0 })).toContain('; Max-Age=0');
  });
});
