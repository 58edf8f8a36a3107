import { describe, expect, it, vi } from 'vitest';
import { readSentinel } from '#mocks/upload/sentinels.ts';
import { openProvider, someBytes } from './upload-client.ts';

const bytes = someBytes(100);
const always = Number.POSITIVE_INFINITY;

describe('the name of a file', () => {
  it.each([
    ['start-500.png', { step: 'start', error: '500', times: 1 }],
    ['part-drop-3.png', { step: 'part', error: 'drop', times: 3 }],
    ['part-drop-always', { step: 'part', error: 'drop', times: always }],
    ['part-403-skewed.png', { step: 'part', error: '403-skewed', times: 1 }],
    ['part-403-skewed-xml-2.png', { step: 'part', error: '403-skewed-xml', times: 2 }],
    ['part-403-skewed-always.jpg', { step: 'part', error: '403-skewed', times: always }],
    ['part-no-etag+holiday 2.png', { step: 'part', error: 'no-etag', times: always }],
    ['complete-202-2.png', { step: 'complete', error: '202', times: 2 }],
    ['holiday.png', undefined],
    ['my start-500.png', undefined],
  ])('%s selects %o', (name, sentinel) => {
    expect(readSentinel(name)).toEqual(sentinel);
  });

  it('selects nothing if the error is unknown', async () => {
    const { upload } = await openProvider();
    const names = ['start-party', 'start-constructor', 'start-202', 'upload-400', 'start-no-etag'];
    for (const filename of names) expect((await upload(bytes, { filename })).status).toBe(200);
  });
});

describe('a start', () => {
  it('fails as often as requested, and again for the next upload', async () => {
    const { start } = await openProvider();
    const statuses: number[] = [];
    for (let index = 0; index < 6; index += 1) {
      statuses.push((await start(bytes, { filename: 'start-500-2.png' })).response.status);
    }
    expect(statuses).toEqual([500, 500, 200, 500, 500, 200]);
  });

  it('is counted separately for each world', async () => {
    const { fetch, start } = await openProvider();
    const { file, common } = await start(bytes);
    const { apikey, store } = common;
    const statuses: number[] = [];
    for (const world of ['a', 'b', 'a', 'b']) {
      const body = JSON.stringify({ ...file, apikey, store, filename: 'start-500.png' });
      const headers = { 'content-type': 'application/json' };
      const path = `/worlds/${world}/multipart/start`;
      statuses.push((await fetch(path, { method: 'POST', headers, body })).status);
    }
    expect(statuses).toEqual([500, 500, 200, 200]);
  });

  it('is counted separately for each tag in the name', async () => {
    const { start } = await openProvider();
    for (const filename of ['start-500+a.png', 'start-500+b.png']) {
      expect((await start(bytes, { filename })).response.status).toBe(500);
    }
  });

  it.each([
    ['start-incomplete.png', 'application/json'],
    ['start-text.png', 'text/plain;charset=UTF-8'],
  ])('of %s has an answer outside the contract', async (filename, type) => {
    const { start, service } = await openProvider();
    const { response, started } = await start(bytes, { filename }).catch(() => ({
      response: undefined,
      started: {},
    }));
    expect(started).not.toHaveProperty('upload_id');
    if (response) expect(response.headers.get('content-type')).toBe(type);
    expect(service.violations).toEqual([]);
  });

  it('can drop the connection', async () => {
    const { start } = await openProvider();
    await expect(start(bytes, { filename: 'start-drop.png' })).rejects.toThrow('cut on purpose');
    expect((await start(bytes, { filename: 'start-drop.png' })).response.status).toBe(200);
  });

  it('can be slow', async () => {
    const { start } = await openProvider();
    vi.useFakeTimers();
    const pending = start(bytes, { filename: 'start-slow.png' });
    await vi.advanceTimersByTimeAsync(2500);
    vi.useRealTimers();
    expect((await pending).response.status).toBe(200);
  });

  it('can lack intelligent mode', async () => {
    const { start } = await openProvider();
    const { started } = await start(bytes, { filename: 'start-plain.png', fii: true });
    expect(started).not.toHaveProperty('upload_type');
  });
});

describe('a part', () => {
  it.each([
    ['part-500.png', 500, /^\{"Error":\{"code":"InternalError"/, 'application/json'],
    ['part-403.png', 403, /"code":"AccessDenied"/, 'application/json'],
    ['part-400.png', 400, /"code":"BadDigest"/, 'application/json'],
    ['part-403-skewed.png', 403, /"code":"RequestTimeTooSkewed"/, 'application/json'],
    ['part-403-skewed-xml.png', 403, /<code>RequestTimeTooSkewed</, 'application/xml'],
    ['part-403-skewed-s3.png', 403, /<Code>RequestTimeTooSkewed</, 'application/xml'],
    ['part-403-denied.png', 403, /<Code>AccessDenied</, 'application/xml'],
    ['part-403-other.png', 403, /"code":"AccessDenied"/, 'application/json'],
  ])('of %s is answered with %d', async (filename, status, body, type) => {
    const { upload, service } = await openProvider();
    const response = await upload(bytes, { filename });
    expect([response.status, response.headers.get('content-type')]).toEqual([status, type]);
    expect(await response.text()).toMatch(body);
    expect(service.violations).toEqual([]);
  });

  it('can lack its ETag, or hide it from the page', async () => {
    const { start, sign, put } = await openProvider();
    const stored = async (filename: string) => {
      const { headers } = await put(await sign(await start(bytes, { filename }), 1, bytes), bytes);
      return [headers.get('etag'), headers.get('access-control-expose-headers')];
    };
    expect(await stored('usual.png')).toEqual([expect.stringMatching(/^"/), 'ETag']);
    expect(await stored('part-no-etag.png')).toEqual([null, 'ETag']);
    expect(await stored('part-hidden-etag.png')).toEqual(['"hidden"', 'Content-Length']);
  });

  it('fails only if it is the first', async () => {
    const { start, sign } = await openProvider();
    const started = await start(bytes, { filename: 'upload-500-always.png' });
    expect((await sign(started, 1, bytes)).status).toBe(500);
    expect((await sign(started, 2, bytes)).status).toBe(200);
  });
});

describe('the completion of an upload', () => {
  it('can be slow', async () => {
    const { start, sign, put, complete } = await openProvider();
    const started = await start(bytes, { filename: 'complete-202-2.png' });
    const stored = await put(await sign(started, 1, bytes), bytes);
    const parts = [{ part_number: 1, etag: stored.headers.get('etag') }];
    const statuses: number[] = [];
    for (let index = 0; index < 3; index += 1) {
      statuses.push((await complete(started, parts)).status);
    }
    expect(statuses).toEqual([202, 202, 200]);
  });

  it.each([
    ['complete-403.png', 403],
    ['complete-500.png', 500],
    ['commit-500.png', 200],
  ])('of %s is answered with %d', async (filename, status) => {
    const { upload } = await openProvider();
    expect((await upload(bytes, { filename })).status).toBe(status);
  });

  it('can leave the file in transit', async () => {
    const { upload } = await openProvider();
    const response = await upload(bytes, { filename: 'complete-transit.png' });
    expect(await response.json()).toMatchObject({ status: 'InTransit' });
  });
});
