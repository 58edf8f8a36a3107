import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { type ProxyRun, startProxy } from '#scripts/conformance/proxy/proxy-run.ts';
import type { Finding } from '#scripts/conformance/report/finding.ts';
import { contract } from '#tests/conformance/support/mock-run.ts';

const open: { close: () => unknown }[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

const fine = {
  'content-type': 'application/json',
  'cache-control': 'no-store',
  'x-request-id': 'r-1',
};

/** A proxy in front of a server that answers every request the same way. */
async function proxied(
  answer: RequestListener,
  options: { host?: string } = {},
): Promise<{ run: ProxyRun; server: string; findings: Finding[]; close: () => void }> {
  const upstream: Server = createServer(answer).listen(0);
  await once(upstream, 'listening');
  const address = upstream.address();
  const server = `http://localhost:${typeof address === 'object' ? address?.port : 0}`;
  const findings: Finding[] = [];
  const run = await startProxy({
    contract,
    server,
    port: 0,
    ...options,
    onFinding: (finding) => findings.push(finding),
  });
  const close = () => {
    upstream.closeAllConnections();
    upstream.close();
  };
  open.push(run, { close });
  return { run, server, findings, close };
}

describe('the proxy', () => {
  it('passes all bytes unchanged in both directions', async () => {
    const sent = Buffer.from(Array.from({ length: 300_000 }, (_, index) => (index * 7) % 256));
    let arrived = '';
    const { run } = await proxied(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      arrived = createHash('sha256').update(Buffer.concat(chunks)).digest('hex');
      response.writeHead(200, { 'content-type': 'image/png' }).end(sent);
    });
    const response = await fetch(`${run.url}/upload`, { method: 'POST', body: sent });
    expect(Buffer.from(await response.arrayBuffer()).equals(sent)).toBe(true);
    expect(arrived).toBe(createHash('sha256').update(sent).digest('hex'));
  });

  it('keeps two cookies separate, and redirects to itself', async () => {
    const { run } = await proxied((request, response) => {
      const location = `http://${request.headers.host}/login`;
      response
        .writeHead(303, [
          ...['Set-Cookie', 'a=1; Path=/'],
          ...['Set-Cookie', 'b=2'],
          ...['Location', location],
        ])
        .end();
    });
    const response = await fetch(`${run.url}/elsewhere`, { redirect: 'manual' });
    expect(response.status).toBe(303);
    expect(response.headers.getSetCookie()).toEqual(['a=1; Path=/', 'b=2']);
    expect(response.headers.get('location')).toBe(`${run.url}/login`);
  });

  it('reads compressed answers and passes them on compressed', async () => {
    const { run, findings } = await proxied((_, response) => {
      const body = gzipSync('{"results":7}');
      response.writeHead(200, { ...fine, 'content-encoding': 'gzip' }).end(body);
    });
    const response = await fetch(`${run.url}/user/calendars`);
    expect(await response.json()).toEqual({ results: 7 });
    expect(findings.map(({ message }) => message)).toEqual(['results must be array.']);
  });

  it.each([418, 503])('reports an undocumented %i', async (status) => {
    const { run, findings } = await proxied((_, response) => response.writeHead(status).end());
    expect((await fetch(`${run.url}/user/calendars`)).status).toBe(status);
    expect(findings).toHaveLength(1);
  });

  it('reports a server error at an undocumented address', async () => {
    const { run, findings } = await proxied((_, response) => response.writeHead(500).end());
    await fetch(`${run.url}/no/such/address`);
    expect(findings.map(({ message }) => message)).toEqual([
      'The server failed with 500 at /no/such/address.',
    ]);
  });

  it('checks clients against the documents, too', async () => {
    const { run, findings } = await proxied((_, response) =>
      response.writeHead(200, fine).end('{}'),
    );
    await fetch(`${run.url}/user/profile`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: '{"name":7}',
    });
    const messages = findings
      .filter(({ check }) => check === 'client-request')
      .map(({ message }) => message);
    expect(messages).toContain('The client leaves `X-Requested-With` out.');
    expect(messages).toContain('The client sends name, which must be string.');
  });

  it('reports a server error at a known address with another method', async () => {
    const { run, findings } = await proxied((_, response) => response.writeHead(500).end());
    await fetch(`${run.url}/user/calendars`, { method: 'PUT' });
    expect(findings.map(({ check }) => check)).toEqual(['no-server-error']);
  });

  it('drops the connection if the server does, and reports it', async () => {
    const { run, findings } = await proxied((request) => request.socket.destroy());
    await expect(fetch(`${run.url}/user/calendars`)).rejects.toThrow('fetch failed');
    expect(findings.map(({ check, operations }) => [check, operations])).toEqual([
      ['answers', ['listCalendars']],
    ]);
  });

  it('can be reached from this computer only, unless asked', async () => {
    const { run } = await proxied((_, response) => response.end('ok'));
    expect(run.address).toBe('127.0.0.1');
    const { run: open } = await proxied((_, response) => response.end('ok'), { host: '0.0.0.0' });
    expect(open.address).toBe('0.0.0.0');
  });

  it('hides the passwords of its users', async () => {
    const { run, findings } = await proxied((_, response) =>
      response.writeHead(200, fine).end('{"password":"three-rivers"}'),
    );
    await fetch(`${run.url}/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
      body: '{"email":"ada@example.com","password":"three-rivers","stay_logged_in":false}',
    });
    expect(findings[0]?.steps[0]?.curl).toContain('ada@example.com');
    expect(JSON.stringify(findings.map(({ steps }) => steps))).not.toContain('three-rivers');
  });

  it('reports that the server is unreachable', async () => {
    const { run, close } = await proxied(() => undefined);
    close();
    const response = await fetch(`${run.url}/user/calendars`);
    expect(response.status).toBe(502);
    expect(await response.text()).toContain('does not answer');
  });

  it('counts the roles of users who log in through it', async () => {
    const operation = contract.byId.get('listTrustedDomains');
    if (!operation) throw new Error('There is no such operation.');
    const user = { user: { id: 1, roles: ['ROLE_SALES'] } };
    const { run } = await proxied((request, response) => {
      const cookie = request.url === '/login' ? { 'set-cookie': 'session=s1; HttpOnly' } : {};
      const body = request.url === '/login' ? user : { results: [] };
      response.writeHead(200, { ...fine, ...cookie }).end(JSON.stringify(body));
    });
    await fetch(`${run.url}/login`, { method: 'POST' });
    await fetch(`${run.url}${operation.path}`, { headers: { cookie: 'a=1; session=s1' } });
    expect(run.ledger.has(operation, 'roles', 'ROLE_SALES')).toBe(true);
    expect(run.ledger.has(operation, 'roles', 'ROLE_ADMIN')).toBe(false);
  });

  it('ends with a report, and keeps its observations for the next run', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'proxy-'));
    open.push({ close: () => rmSync(folder, { recursive: true }) });
    const { run } = await proxied((_, response) =>
      response.writeHead(200, fine).end('{"results":[]}'),
    );
    await fetch(`${run.url}/user/calendars`);
    const report = run.report(folder);
    const row = report.coverage.operations.find(({ operation }) => operation === 'listCalendars');
    expect(report.findings).toEqual([]);
    expect(row?.missing.answers).not.toContain('200');
  });
});
