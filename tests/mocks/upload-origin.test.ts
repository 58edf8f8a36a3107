import { describe, expect, it } from 'vitest';
import { createUploadOrigin } from '#mocks/upload-origin.ts';
import { errorId } from './support.ts';

const origin = 'http://localhost:4000';

function call(method: string, headers: Record<string, string>) {
  return createUploadOrigin().handle(
    new Request('http://localhost:4001/file', { method, headers }),
  );
}

describe('the upload origin', () => {
  it('lets the other origin call it', async () => {
    const response = await call('OPTIONS', {
      origin,
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'content-type, x-part',
    });
    expect(response.status).toBe(204);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-methods': expect.stringContaining('PUT'),
      'access-control-allow-headers': 'content-type, x-part',
      vary: 'origin',
    });
  });

  it.each(['GET', 'POST', 'OPTIONS'])(
    'has nothing to find for %s, and says so readably',
    async (method) => {
      const response = await call(method, { origin });
      expect([response.status, await errorId(response)]).toEqual([404, 'not_found']);
      expect(response.headers.get('access-control-allow-origin')).toBe(origin);
    },
  );
});
