import { describe, expect, it } from 'vitest';
import { CookieJar } from './cookie-jar.ts';

describe('a cookie jar', () => {
  it('sends a cookie only below its path, the longest path first', () => {
    const jar = new CookieJar();
    jar.store('a=1; Path=/');
    jar.store('b=2; Path=/kalender');
    expect(jar.header('/kalender/login')).toBe('b=2; a=1');
    expect(jar.header('/kalendern')).toBe('a=1');
  });

  it('replaces a cookie, and removes an expired one', () => {
    const jar = new CookieJar();
    jar.store('a=1; Path=/');
    jar.store('a=2; Path=/; Max-Age=60');
    expect(jar.header('/')).toBe('a=2');
    jar.store('a=; Path=/; Max-Age=0');
    expect(jar.header('/')).toBeUndefined();
  });
});
