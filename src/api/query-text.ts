/** A query as `key=value` pairs, both URL-encoded, joined by `&` (product specification, section 7). */
export function queryText(query: object): string {
  return Object.entries(query)
    .flatMap(([key, value]: [string, unknown]) =>
      (Array.isArray(value) ? value : [value]).map((one: unknown) => [key, one]),
    )
    .filter(([, value]) => value !== undefined && value !== null)
    .map((pair) => pair.map((part) => encodeURIComponent(String(part))).join('='))
    .join('&');
}
