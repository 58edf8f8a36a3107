import { describe, expect, it } from 'vitest';
import { tinyPicture } from '#mocks/upload/cloud-drive.ts';
import { makePolicy } from '#mocks/upload/policy.ts';
import { openProvider, someBytes } from './upload-client.ts';

const bytes = someBytes(500);

async function withFile(content = bytes, mimetype = 'text/plain') {
  const provider = await openProvider();
  const { handle } = await (await provider.upload(content, { mimetype })).json();
  return { ...provider, handle: String(handle) };
}

function query(security: { policy: string; signature: string }): string {
  return `policy=${security.policy}&signature=${security.signature}`;
}

describe('a file', () => {
  it('is readable at the file host, at the delivery host, and with a policy in the path', async () => {
    const { fetch, handle } = await withFile();
    const read = makePolicy({ call: ['read'], handle });
    const task = `security=signature:${read.signature},policy:${read.policy}`;
    for (const path of [
      `/api/file/${handle}`,
      `/api/file/${handle}+txt?dl=true&cache=true&key=k&${query(read)}`,
      `/cdn/${handle}`,
      `/cdn/key/${task}/${handle}`,
      `/cdn/key/resize=width:200,height:200/${handle}`,
    ]) {
      const response = await fetch(path);
      expect([path, response.status]).toEqual([path, 200]);
      expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
    }
  });

  it('has its own headers, with and without its bytes', async () => {
    const { fetch, handle } = await withFile();
    const response = await fetch(`/api/file/${handle}?dl=true`, { method: 'HEAD' });
    expect(await response.text()).toBe('');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/plain',
      'content-length': '500',
      'content-disposition': "attachment; filename*=UTF-8''notes.txt",
      'content-security-policy': 'sandbox',
    });
  });

  it('without a media type is binary', async () => {
    const { fetch, handle } = await withFile(bytes, '');
    const response = await fetch(`/cdn/${handle}`);
    expect(response.headers.get('content-type')).toBe('application/octet-stream');
  });

  it.each(['read', 'stat', 'remove'] as const)('needs a policy for %s', async (call) => {
    const { fetch, handle } = await withFile();
    const requests = {
      read: [`/api/file/${handle}?`, 'GET'],
      stat: [`/api/file/${handle}/metadata?`, 'GET'],
      remove: [`/api/file/${handle}?key=k&`, 'DELETE'],
    } as const;
    const [path, method] = requests[call];
    const statuses = await Promise.all(
      [
        makePolicy({ call: ['store'] }),
        makePolicy({ call: [call], handle: 'Another0Another0Anoth' }),
        makePolicy({ call: [call], expirySeconds: 0 }),
        { ...makePolicy({ call: [call] }), signature: 'a'.repeat(64) },
        makePolicy({ call: [call], handle }),
      ].map(async (policy) => (await fetch(path + query(policy), { method })).status),
    );
    expect(statuses).toEqual([403, 403, 403, 403, 200]);
  });

  it('is gone once deleted', async () => {
    const { fetch, handle, service } = await withFile();
    const path = `/api/file/${handle}?key=k&${query(makePolicy())}`;
    expect((await fetch(`/api/file/${handle}?key=k`, { method: 'DELETE' })).status).toBe(422);
    const response = await fetch(path, { method: 'DELETE' });
    expect([response.status, await response.text()]).toEqual([200, 'success']);
    expect(response.headers.get('content-type')).toBe('text/plain');
    expect((await fetch(path, { method: 'DELETE' })).status).toBe(404);
    for (const rest of ['', '/metadata']) {
      expect((await fetch(`/api/file/${handle}${rest}`)).status).toBe(404);
    }
    expect(service.violations).toEqual([]);
  });

  it('cannot have an invalid handle', async () => {
    const { fetch } = await openProvider();
    expect((await fetch('/api/file/short')).status).toBe(422);
  });
});

describe('metadata', () => {
  it('has the usual fields by default', async () => {
    const { fetch, handle } = await withFile();
    expect(await (await fetch(`/api/file/${handle}/metadata`)).json()).toEqual({
      size: 500,
      mimetype: 'text/plain',
      filename: 'notes.txt',
      uploaded: expect.any(Number),
      writeable: true,
    });
  });

  it.each([
    ['PNG', tinyPicture, 1, 1],
    ['JPEG', Buffer.from('ffd8ffe000040000ffc0000b08001000200101110000', 'hex'), 32, 16],
    ['truncated JPEG', Buffer.from('ffd8ffe00004', 'hex'), null, null],
    ['text', bytes, null, null],
  ])('has the dimensions of a picture: %s', async (_, content, width, height) => {
    const { fetch, handle } = await withFile(new Uint8Array(content));
    const response = await fetch(`/api/file/${handle}/metadata?width=true&height=true`);
    expect(await response.json()).toEqual({ width, height });
  });
});
