import { describe, expect, it } from 'vitest';
import { providerDocuments } from '#generated/documents.ts';
import { loadContract } from '#mocks/contract/contract.ts';
import { ConnectionCut } from '#mocks/http/connection-cut.ts';
import { makePolicy } from '#mocks/upload/policy.ts';
import { Worlds } from '#mocks/world/worlds.ts';
import { errorId } from '../support.ts';
import { openProvider, origin, someBytes } from './upload-client.ts';

const page = 'http://localhost:4000';
const preflight = { origin: page, 'access-control-request-method': 'POST' };

describe('the upload origin', () => {
  it('allows cross-origin pages to call it with the SDK’s headers', async () => {
    const { fetch } = await openProvider();
    const response = await fetch('/multipart/start', { method: 'OPTIONS', headers: preflight });
    expect(response.status).toBe(204);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, POST, DELETE, HEAD',
      'access-control-allow-headers':
        'content-type, filestack-source, filestack-trace-id, filestack-trace-span, filestack-upload-region',
    });
  });

  it('allows pages to upload parts and read their ETag', async () => {
    const { fetch } = await openProvider();
    const response = await fetch('/storage/x/1/0', { method: 'OPTIONS', headers: preflight });
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'access-control-allow-methods': 'PUT',
      'access-control-allow-headers': 'content-md5, x-amz-date',
      'access-control-expose-headers': 'ETag',
    });
  });

  it('sends a readable 404 for unknown addresses', async () => {
    const { fetch } = await openProvider();
    for (const path of ['/nothing', '/__mock__/nothing', '/picker/1.39.15/other.js']) {
      const response = await fetch(path, { headers: { origin: page } });
      expect([response.status, await errorId(response)]).toEqual([404, 'not_found']);
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
    }
    expect((await fetch('/multipart/start')).headers.get('allow')).toBe('POST');
    expect((await fetch('/api/file/%zz')).status).toBe(400);
    expect((await fetch('/__mock__/reset')).status).toBe(405);
  });

  it('sends a readable error if a body is too large, in the storage’s format for the storage', async () => {
    const { fetch } = await openProvider();
    const body = new Uint8Array(20 * 1024 * 1024 + 1);
    const start = await fetch('/multipart/start', { method: 'POST', body });
    expect([start.status, await errorId(start)]).toEqual([413, 'request_too_large']);
    const part = await fetch('/storage/x/1/0', { method: 'PUT', body });
    expect([part.status, await part.json()]).toEqual([
      413,
      { Error: { code: 'EntityTooLarge', message: expect.any(String) } },
    ]);
    for (const { headers } of [start, part]) {
      expect(headers.get('access-control-allow-origin')).toBe('*');
    }
  });

  it('serves the stand-in for the hosted picker', async () => {
    const { fetch } = await openProvider();
    const response = await fetch('/picker/1.39.15/picker.js');
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(await response.text()).toContain('fs-loader-picker');
    expect((await fetch('/picker/1.39.15/picker.js', { method: 'POST' })).status).toBe(405);
  });

  it('checks every answer against its document', async () => {
    const found: string[] = [];
    const contract = await loadContract(({ field }) => found.push(field), providerDocuments);
    const operation = contract.operations.find(({ id }) => id === 'prepareRecording');
    if (!operation) throw new Error('There is no recording.');
    const { status } = await contract.call({
      operation,
      path: { type: 'video' },
      url: new URL('http://localhost/recording/video/init'),
      headers: {},
      body: undefined,
      preferences: undefined,
      answer: () => ({ status: 200, body: { session_id: 1 } }),
    });
    expect(status).toBe(500);
    expect(found).toEqual(expect.arrayContaining(['body.session_id']));
  });
});

describe('a world', () => {
  async function openWorld() {
    const worlds = new Worlds();
    const { controls } = worlds.open('a').world;
    return { ...(await openProvider({ worlds, base: '/worlds/a' })), controls };
  }

  it('keeps its uploads to itself, from the start to the file', async () => {
    const { upload, start, fetch } = await openWorld();
    const bytes = someBytes(100);
    const { started } = await start(bytes);
    expect(started.location_url).toBe(`${origin}/worlds/a`);
    const { url } = await (await upload(bytes)).json();
    expect(url).toMatch(`${origin}/worlds/a/cdn/`);
    expect(new Uint8Array(await (await fetch(url)).arrayBuffer())).toEqual(bytes);
  });

  it('keeps its own time', async () => {
    const { upload, controls } = await openWorld();
    const past = new Date('2026-03-02T09:00:00Z');
    const { policy, signature } = makePolicy({}, () => past);
    const security = { policy, signature };
    expect((await upload(someBytes(10), { security })).status).toBe(403);
    controls.clock = past;
    expect((await upload(someBytes(10), { security })).status).toBe(200);
  });

  it('can be offline and slow', async () => {
    const { fetch, controls } = await openWorld();
    controls.offline = true;
    await expect(fetch('/worlds/a/picker/1.39.15/picker.js')).rejects.toThrow(ConnectionCut);
    await expect(fetch('/worlds/a/cdn/R0w1ngClubTeamPict01')).rejects.toThrow(ConnectionCut);
    expect((await fetch('/picker/1.39.15/picker.js')).status).toBe(200);
    controls.offline = false;
    controls.latencyMs = 40;
    const started = performance.now();
    expect((await fetch('/worlds/a/cdn/R0w1ngClubTeamPict01')).status).toBe(404);
    expect(performance.now() - started).toBeGreaterThan(35);
  });
});

describe('analytics', () => {
  const event = { n: 'pageview', u: 'https://calendar.example/login', d: 'calendar.example' };

  it('accepts events as JSON and as plain text and keeps them by world', async () => {
    const { fetch, service } = await openProvider();
    const send = (path: string, body: string, type = 'application/json') =>
      fetch(path, { method: 'POST', headers: { 'content-type': type }, body });
    const first = await send('/worlds/a/api/event', JSON.stringify(event));
    expect([first.status, await first.text()]).toEqual([202, 'ok']);
    const full = { ...event, r: null, w: 1280, h: 0, p: { kind: 'avatar', count: 2 } };
    expect((await send('/worlds/a/api/event', JSON.stringify(full), 'text/plain')).status).toBe(
      202,
    );
    await send('/api/event', JSON.stringify({ ...event, p: '{"kind":"avatar"}' }));

    expect(await (await fetch('/worlds/a/__mock__/events')).json()).toEqual({
      events: [event, full],
    });
    expect(await (await fetch('/__mock__/events')).json()).toEqual({
      events: [{ ...event, p: '{"kind":"avatar"}' }],
    });
    expect((await fetch('/worlds/a/__mock__/reset', { method: 'POST' })).status).toBe(204);
    expect(await (await fetch('/worlds/a/__mock__/events')).json()).toEqual({ events: [] });
    expect(service.violations).toEqual([]);
  });

  it.each([
    [{ n: 'pageview' }, 422],
    [{ ...event, u: 'https://calendar.example/login?key=secret' }, 422],
    [{ ...event, x: 1 }, 422],
    [{ ...event, p: { nested: {} } }, 422],
    [{ ...event, p: 'words' }, 422],
    [{ ...event, r: 'https://calendar.example/login?key=secret' }, 422],
  ])('refuses %j', async (body, status) => {
    const { post } = await openProvider();
    expect((await post('/api/event', body)).status).toBe(status);
  });

  it('refuses anything but JSON', async () => {
    const { fetch } = await openProvider();
    expect((await fetch('/api/event', { method: 'POST', body: '{' })).status).toBe(400);
  });

  it('drops the oldest events', async () => {
    const { post, fetch } = await openProvider();
    for (let index = 0; index < 205; index += 1) await post('/api/event', { ...event, w: index });
    const { events } = await (await fetch('/__mock__/events')).json();
    expect([events.length, events[0].w]).toEqual([200, 5]);
  });
});
