/** The path and query of an address of the product, without the base that all its pages lie below. */
export function pathBelowBase(baseUrl: string, address: string): string {
  const { pathname, search } = new URL(address);
  const base = new URL(baseUrl || '/', address).pathname;
  return (base === '/' ? pathname : pathname.slice(base.length) || '/') + search;
}
