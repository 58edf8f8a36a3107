import { errorResponse } from './errors.ts';
import type { MockService } from './service.ts';

const preflightSeconds = '600';

/**
 * Makes a mock of the upload provider: an origin of its own, so that the browser's cross-origin
 * rules apply. It has no operations yet.
 */
export function createUploadOrigin(): MockService {
  return {
    violations: [],
    handle(request) {
      const response = isPreflight(request)
        ? preflightResponse(request)
        : errorResponse(404, 'not_found');
      response.headers.set('access-control-allow-origin', request.headers.get('origin') ?? '*');
      response.headers.set('vary', 'origin');
      return Promise.resolve(response);
    },
  };
}

function isPreflight({ method, headers }: Request): boolean {
  return (
    method === 'OPTIONS' && headers.has('origin') && headers.has('access-control-request-method')
  );
}

function preflightResponse({ headers }: Request): Response {
  const requestedHeaders = headers.get('access-control-request-headers');
  return new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-methods': 'DELETE, GET, HEAD, POST, PUT',
      'access-control-max-age': preflightSeconds,
      ...(requestedHeaders === null ? {} : { 'access-control-allow-headers': requestedHeaders }),
    },
  });
}
