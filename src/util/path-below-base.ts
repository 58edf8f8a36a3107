/** The path and query of one of the product's addresses, relative to the base. */
export function pathBelowBase(baseUrl: string, address: string): string {
  const { pathname, search } = new URL(address);
  const base = new URL(baseUrl || '/', address).pathname;
  return (base === '/' ? pathname : pathname.slice(base.length) || '/') + search;
}
