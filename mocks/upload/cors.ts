const preflightSeconds = '600';

/** Headers that the storage lets a page send and read: exactly those that its signed addresses need. */
const storage = {
  'access-control-allow-methods': 'PUT',
  'access-control-allow-headers': 'content-md5, x-amz-date',
};

const api = {
  'access-control-allow-methods': 'GET, POST, DELETE, HEAD',
  'access-control-allow-headers':
    'content-type, filestack-source, filestack-trace-id, filestack-trace-span, filestack-upload-region',
};

export function isPreflight({ method, headers }: Request): boolean {
  return (
    method === 'OPTIONS' && headers.has('origin') && headers.has('access-control-request-method')
  );
}

export function preflightResponse(path: string): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...(isStorage(path) ? storage : api),
      'access-control-max-age': preflightSeconds,
    },
  });
}

/** Lets pages of any origin read a response, including the storage's ETag, unless the response decides that itself. */
export function allowPages(path: string, { headers }: Response) {
  headers.set('access-control-allow-origin', '*');
  if (isStorage(path) && !headers.has('access-control-expose-headers')) {
    headers.set('access-control-expose-headers', 'ETag');
  }
}

/** Returns whether an address is the storage's rather than the provider's own. */
export function isStorage(path: string): boolean {
  return path.startsWith('/storage/');
}
