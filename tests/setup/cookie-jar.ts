interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly path: string;
}

/** The cookies of one origin, stored as in a browser. */
export class CookieJar {
  /** By name and path, which together identify a cookie. */
  readonly #cookies = new Map<string, Cookie>();

  /** Stores a `Set-Cookie` header's cookie, or removes it if it has expired. */
  store(header: string) {
    const [pair = '', ...attributes] = header.split(';').map((part) => part.trim());
    const [name = '', ...value] = pair.split('=');
    const path = findAttribute(attributes, 'path') ?? '/';
    const key = `${name};${path}`;
    const maxAge = findAttribute(attributes, 'max-age');
    if (maxAge !== undefined && Number(maxAge) <= 0) this.#cookies.delete(key);
    else this.#cookies.set(key, { name, value: value.join('='), path });
  }

  /** The `Cookie` header for a path, if any; the longest paths come first. */
  header(path: string): string | undefined {
    const cookies = [...this.#cookies.values()]
      .filter((cookie) => covers(cookie.path, path))
      .toSorted((a, b) => b.path.length - a.path.length)
      .map(({ name, value }) => `${name}=${value}`);
    return cookies.length > 0 ? cookies.join('; ') : undefined;
  }

  /** The value of a cookie with any path. */
  get(name: string): string | undefined {
    return [...this.#cookies.values()].find((cookie) => cookie.name === name)?.value;
  }

  clear() {
    this.#cookies.clear();
  }
}

function findAttribute(attributes: readonly string[], name: string): string | undefined {
  const start = `${name}=`;
  return attributes
    .find((attribute) => attribute.toLowerCase().startsWith(start))
    ?.slice(start.length);
}

function covers(cookiePath: string, path: string): boolean {
  if (!path.startsWith(cookiePath)) return false;
  return (
    path.length === cookiePath.length || cookiePath.endsWith('/') || path[cookiePath.length] === '/'
  );
}
