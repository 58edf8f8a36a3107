import { describe, expect, it } from 'vitest';
import { makePolicy } from '#mocks/upload/policy.ts';
import { openProvider, origin, someBytes, wrongField } from '../upload-client.ts';

const megabyte = 1024 * 1024;

describe('an upload', () => {
  it('in one part is served back unchanged', async () => {
    const { upload, fetch, service } = await openProvider();
    const bytes = someBytes(1000);
    const done = await upload(bytes, {
      filename: 'Ruder „Team“.png',
      mimetype: 'image/png',
      store: { location: 's3', path: '/avatars/', workflows: ['wf-scan'] },
      complete: { upload_tags: { purpose: 'avatar' } },
    });
    expect(done.status).toBe(200);
    const file = await done.json();
    expect(file).toMatchObject({
      url: `${origin}/cdn/${file.handle}`,
      container: 'calendar-files',
      key: expect.stringMatching(/^avatars\/.+_Ruder „Team“\.png$/),
      filename: 'Ruder „Team“.png',
      size: 1000,
      status: 'Stored',
      upload_tags: { purpose: 'avatar' },
      workflows: ['wf-scan'],
    });
    expect(file.handle).toMatch(/^[\w-]{20}$/);

    const served = await fetch(file.url);
    expect(served.headers.get('content-type')).toBe('image/png');
    expect(new Uint8Array(await served.arrayBuffer())).toEqual(bytes);
    expect(service.violations).toEqual([]);
  });

  it('in several parts is assembled in order', async () => {
    const { upload, fetch } = await openProvider();
    const bytes = someBytes(13 * megabyte);
    const file = await (await upload(bytes)).json();
    const served = await fetch(`/api/file/${file.handle}`);
    expect(Buffer.from(await served.arrayBuffer()).equals(bytes)).toBe(true);
  });

  it('in chunks is assembled once each part is committed', async () => {
    const { start, sign, put, commit, complete, fetch } = await openProvider();
    const bytes = someBytes(9 * megabyte);
    const started = await start(bytes, { fii: true });
    expect(started.started.upload_type).toBe('intelligent_ingestion');
    const chunks = [
      { part: 1, offset: 3 * megabyte, bytes: bytes.slice(3 * megabyte, 8 * megabyte) },
      { part: 1, offset: 0, bytes: bytes.slice(0, 3 * megabyte) },
      { part: 2, offset: 0, bytes: bytes.slice(8 * megabyte) },
    ];
    for (const { part, offset, bytes: chunk } of chunks) {
      expect((await put(await sign(started, part, chunk, { offset }), chunk)).status).toBe(200);
    }
    expect(await wrongField(await complete(started, []))).toEqual([422, 'parts']);
    for (const part of [1, 2]) expect((await commit(started, part)).status).toBe(200);
    const done = await complete(started, []);
    const { handle } = await done.json();
    const served = await fetch(`/cdn/${handle}`);
    expect(Buffer.from(await served.arrayBuffer()).equals(bytes)).toBe(true);
  });

  it('cannot commit a part with a gap, or for a file of another size', async () => {
    const { start, sign, put, commit } = await openProvider();
    const bytes = someBytes(2000);
    const started = await start(bytes, { fii: true });
    const rest = bytes.slice(500);
    await put(await sign(started, 1, rest, { offset: 500 }), rest);
    expect(await wrongField(await commit(started, 1))).toEqual([422, 'part']);
    expect(await wrongField(await commit(started, 1, { size: 1500 }))).toEqual([422, 'size']);
  });

  it('accepts a part again after it has failed', async () => {
    const { start, sign, put, complete } = await openProvider();
    const bytes = someBytes(100);
    const started = await start(bytes);
    const wrong = someBytes(99);
    expect((await put(await sign(started, 1, bytes), wrong)).status).toBe(400);
    const stored = await put(await sign(started, 1, bytes), bytes);
    const etag = stored.headers.get('etag');
    expect((await complete(started, [{ part_number: 1, etag }])).status).toBe(200);
  });

  it('answers a repeated completion as before and refuses more bytes', async () => {
    const { start, sign, put, complete } = await openProvider();
    const bytes = someBytes(100);
    const started = await start(bytes);
    const stored = await put(await sign(started, 1, bytes), bytes);
    const late = await sign(started, 1, bytes);
    const parts = [{ part_number: 1, etag: stored.headers.get('etag') }];
    const first = await (await complete(started, parts)).json();
    expect(await (await complete(started, parts)).json()).toEqual(first);
    expect((await put(late, bytes)).status).toBe(404);
  });
});

describe('bytes', () => {
  it('are refused if their checksum does not match', async () => {
    const { start, sign, fetch } = await openProvider();
    const bytes = someBytes(100);
    const { url, headers } = await (await sign(await start(bytes), 1, bytes)).json();
    const changed = Uint8Array.from(bytes, (byte) => byte ^ 1);
    const response = await fetch(url, { method: 'PUT', headers, body: changed });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ Error: { code: 'BadDigest' } });
  });

  it.each([
    ['without the headers of the signature', (url: string) => url, {}],
    ['to an address with another signature', (url: string) => `${url}0`, undefined],
    ['to the address of another part', (url: string) => url.replace('/1/0', '/2/0'), undefined],
  ])('are refused %s', async (_, changed, otherHeaders) => {
    const { start, sign, fetch } = await openProvider();
    const bytes = someBytes(100);
    const { url, headers } = await (await sign(await start(bytes), 1, bytes)).json();
    const init = { method: 'PUT', headers: otherHeaders ?? headers, body: bytes };
    expect((await fetch(changed(url), init)).status).toBe(403);
  });

  it('can be sent without a checksum', async () => {
    const { start, sign, put } = await openProvider();
    const bytes = someBytes(100);
    const signed = await sign(await start(bytes), 1, bytes, { md5: undefined });
    expect((await put(signed, bytes)).headers.get('etag')).toMatch(/^"[0-9a-f]{32}"$/);
  });
});

it('an upload is restricted to its policy’s location in every step', async () => {
  const { start, sign, put, commit, complete } = await openProvider();
  const limits = { path: '^/avatars/', container: '^calendar-files$' };
  const { policy, signature } = makePolicy(limits);
  const security = { policy, signature };
  const bytes = someBytes(100);
  const allowed = { location: 's3', path: '/avatars/', container: 'calendar-files' };
  const started = await start(bytes, { store: allowed, security, fii: true });
  expect(started.response.status).toBe(200);
  expect((await put(await sign(started, 1, bytes), bytes)).status).toBe(200);
  for (const store of [{ path: '/elsewhere/' }, { path: '/avatars/', container: 'others' }]) {
    expect((await sign(started, 1, bytes, { store })).status).toBe(403);
    expect((await commit(started, 1, { store })).status).toBe(403);
    expect((await complete(started, [], { store })).status).toBe(403);
  }
  expect((await commit(started, 1)).status).toBe(200);
  expect((await complete(started, [])).status).toBe(200);
});

it('an upload accepts the tags and the key option that the SDK sends', async () => {
  const { upload } = await openProvider();
  const store = { location: 's3', tags: { purpose: 'logo' }, disableStorageKey: false };
  expect((await upload(someBytes(10), { store })).status).toBe(200);
});

it('an upload that was not started is unknown', async () => {
  const { post } = await openProvider();
  const common = { apikey: 'x', uri: '/a/b', region: 'r', upload_id: 'nothing', store: {} };
  const size = 1;
  const calls = [
    ['/multipart/upload', { ...common, part: 1, size }],
    ['/multipart/commit', { ...common, part: 1, size }],
    ['/multipart/complete', { ...common, filename: 'a', mimetype: '', size }],
  ] as const;
  for (const [path, body] of calls) expect((await post(path, body)).status).toBe(404);
});
