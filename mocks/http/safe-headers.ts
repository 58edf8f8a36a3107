/**
 * Adds the headers that every response has: browsers must not guess its type, and caches must not store it unless it
 * says so. A response to HEAD loses its body.
 */
export function withSafeHeaders(response: Response, method = 'GET'): Response {
  response.headers.set('x-content-type-options', 'nosniff');
  if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store');
  return method === 'HEAD' ? new Response(null, response) : response;
}
