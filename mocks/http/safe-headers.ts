/**
 * Puts in the headers that every response has: its type is what it says, and no cache keeps what does not say so. A
 * response to HEAD loses its body.
 */
export function withSafeHeaders(response: Response, method = 'GET'): Response {
  response.headers.set('x-content-type-options', 'nosniff');
  if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store');
  return method === 'HEAD' ? new Response(null, response) : response;
}
