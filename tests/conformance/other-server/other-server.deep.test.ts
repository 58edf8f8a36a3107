import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Report } from '#scripts/conformance/report/report.ts';
import { root } from '#scripts/process/tool.ts';
import { contract } from '../support/mock-run.ts';
import { otherServer } from './other-server.ts';

/** The implemented operations by method and path, since operation ids may change. */
const implemented = [
  'POST /login',
  'GET /logout',
  'GET /user/profile',
  'PATCH /user/profile',
  'GET /user/calendars',
  'GET /user/devices',
  'DELETE /user/devices/{deviceId}',
  'GET /user/two-factor',
  'GET /is-impersonated',
  'GET /news',
];
const ids = implemented.map((place) => {
  const found = contract.operations.find(({ method, path: at }) => `${method} ${at}` === place);
  if (!found) throw new Error(`No document has ${place}.`);
  return found.id;
});

const folder = mkdtempSync(path.join(tmpdir(), 'other-server-'));
const server = otherServer();
let url = '';

beforeAll(async () => {
  server.listen(0);
  await once(server, 'listening');
  const address = server.address();
  url = `http://localhost:${typeof address === 'object' ? address?.port : 0}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

async function conformance(...args: string[]): Promise<{ code: number; output: string }> {
  const script = path.join(root, 'scripts/conformance.ts');
  const results = ['--results', path.join(folder, 'results')];
  const child = spawn(process.execPath, [script, '--server', url, ...results, ...args]);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const [code] = await once(child, 'close');
  return { code, output };
}

const login = ['--login', 'petra@example.com:take off'];
const only = ['--operation', ids.join(',')];

describe('a server unrelated to the mock service', () => {
  it('fails for its three mistakes and for nothing else', async () => {
    const json = path.join(folder, 'report.json');
    const { code, output } = await conformance(...login, ...only, '--writes', '--json', json);
    const { findings }: Report = JSON.parse(readFileSync(json, 'utf8'));
    const told = findings.map(({ check, operations }) => {
      const { method, path: at } = contract.byId.get(operations[0] ?? '') ?? {};
      return `${check}: ${method} ${at}`;
    });
    expect(told.sort(), output).toEqual([
      'body: GET /user/devices',
      'session-required: GET /is-impersonated',
      'stays-deleted: DELETE /user/devices/{deviceId}',
    ]);
    expect(code).toBe(1);

    const [first] = findings.filter(({ check }) => check === 'session-required');
    const again = await conformance(...login, '--writes', '--replay', first?.id ?? '');
    expect(again.output).toContain('nobody is logged in');
    expect(again.code).toBe(1);
  });

  it('passes once it makes none', async () => {
    const right = ids[implemented.indexOf('PATCH /user/profile')] ?? '';
    const { code, output } = await conformance(...login, '--operation', right, '--writes');
    expect(output).toContain('Nothing differs from the documents');
    expect(code).toBe(0);
  });

  it('cannot be checked with a wrong password', async () => {
    const { code, output } = await conformance('--login', 'petra@example.com:land', '--read-only');
    expect(output).toMatch(/petra@example\.com cannot log in: 401/);
    expect(code).toBe(2);
  });
});
