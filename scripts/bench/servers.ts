import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { demoPassword } from '#mocks/seed/user-record.ts';
import { startPrism } from '../prism.ts';
import { startNode, untilSays } from '../process/children.ts';
import { root } from '../process/tool.ts';

/** A call that every server answers. */
export interface BenchCall {
  readonly name: string;
  readonly document: string;
  readonly address: string;
  /** The account whose session it uses on the mock service. */
  readonly as: string;
  /** The number of concurrent requests. Default 8. */
  readonly connections?: number;
}

export const benchCalls: readonly BenchCall[] = [
  { name: 'list', document: 'app', address: '/user/calendars', as: 'owner@example.com' },
  {
    name: 'search',
    document: 'admin',
    // One calendar, like in Prism's example.
    address: '/admintool96/api/search-calendar?query=team&limit=1',
    as: 'admin@example.com',
  },
];

/** A page of real rows, only on the mock service, because Prism has no example of one. */
export const pageCall: BenchCall = {
  name: 'search of 50',
  document: 'admin',
  address: '/admintool96/api/search-calendar?query=team&limit=50',
  as: 'admin@example.com',
};

/** The same from a crowd, where the longest wait matters. */
export const crowdCall: BenchCall = {
  ...pageCall,
  name: 'search of 50, 200 at a time',
  connections: 200,
};

export interface StartedServer {
  readonly child: ChildProcess;
  readonly url: string;
  /** Seconds until the first response. */
  readonly readySeconds: number;
}

export function startMock(port: number): Promise<StartedServer> {
  return started(port, async () => {
    // Like `npm run mock`.
    const args = ['--max-semi-space-size=14', 'scripts/mock.ts'];
    const child = startNode(args, { cwd: root, env: { PORT: String(port) } });
    await untilSays(child, 'Ready:');
    return child;
  });
}

export function startPrismOn(document: string, port: number): Promise<StartedServer> {
  const file = path.join(root, 'generated', document, 'document.json');
  return started(port, () => startPrism(file, port));
}

async function started(port: number, start: () => Promise<ChildProcess>): Promise<StartedServer> {
  const begun = performance.now();
  const child = await start();
  const readySeconds = (performance.now() - begun) / 1000;
  return { child, url: `http://localhost:${port}`, readySeconds };
}

/** The cookies of a session on the mock service. */
export async function logIn(url: string, email: string): Promise<string> {
  const response = await fetch(`${url}/login`, {
    method: 'POST',
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      'x-requested-with': 'XMLHttpRequest',
    },
    body: JSON.stringify({ email, password: demoPassword, stay_logged_in: true }),
  });
  if (!response.ok) throw new Error(`Logging in as ${email} failed: ${response.status}`);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}
