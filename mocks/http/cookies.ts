export interface CookieOptions {
  readonly path: string;
  /** In seconds; if absent, the cookie ends with the browser session. */
  readonly maxAge?: number | undefined;
}

/** The cookies of a request. If a name is repeated, the first value wins, which is the most specific. */
export function readCookies(header: string | null): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of (header ?? '').split(';')) {
    const [name = '', ...value] = pair.split('=');
    const key = name.trim();
    if (key !== '' && !cookies.has(key)) cookies.set(key, value.join('=').trim());
  }
  return cookies;
}

/** A `Set-Cookie` header for a cookie that scripts cannot read. */
export function setCookie(name: string, value: string, { path, maxAge }: CookieOptions): string {
  const age = maxAge === undefined ? '' : `; Max-Age=${maxAge}`;
  return `${name}=${value}; Path=${path}; HttpOnly; SameSite=Lax${age}`;
}

/** Host names of this computer, which browsers trust without TLS. */
const ownNames = ['localhost', '127.0.0.1', '[::1]'];

/** Marks cookies that go to other computers as `Secure`: browsers return them only over TLS. */
export function secureCookies(headers: Headers, url: string): void {
  const cookies = headers.getSetCookie();
  if (cookies.length === 0 || ownNames.includes(new URL(url).hostname)) return;
  headers.delete('set-cookie');
  for (const cookie of cookies) headers.append('set-cookie', `${cookie}; Secure`);
}
