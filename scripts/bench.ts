/**
 * `npm run bench`: how fast the mock service is, beside a plain Prism on the same documents, and how long generating
 * takes. Figures to compare on one machine, not to pass or fail.
 */
import path from 'node:path';
import { demoPassword } from '#mocks/world/accounts.ts';
import { type LoadResult, load, type Target } from './bench/load.ts';
import { memoryOf } from './bench/memory.ts';
import { table } from './bench/table.ts';
import { startPrism } from './prism.ts';
import { endChild, runNode, startNode, untilSays } from './process/children.ts';
import { runMain } from './process/main.ts';
import { root } from './process/tool.ts';
import { readPort } from './serving/port.ts';

interface Server {
  start: (port: number) => ReturnType<typeof startPrism>;
  /** The session that the calls carry. */
  cookie: (url: string) => Promise<string>;
  calls: Record<string, string>;
}

const calls = {
  listCalendars: '/user/calendars',
  searchCalendars: '/admintool96/api/search-calendar?query=team&limit=50',
};

const heading = ['', 'ready', 'answers/s', 'median', 'p99', 'memory'];

const anyCookie = () => Promise.resolve('session=any');
const prismOn = (name: string) => (port: number) =>
  startPrism(path.join(root, 'generated', name, 'document.json'), port);

const servers: Record<string, Server> = {
  mock: { start: startMock, cookie: logIn, calls },
  'prism (app)': {
    start: prismOn('app'),
    cookie: anyCookie,
    calls: { listCalendars: calls.listCalendars },
  },
  'prism (admin)': {
    start: prismOn('admin'),
    cookie: anyCookie,
    calls: { searchCalendars: calls.searchCalendars },
  },
};

async function startMock(port: number) {
  const child = startNode(['scripts/mock.ts'], { cwd: root, env: { PORT: String(port) } });
  await untilSays(child, 'Ready:');
  return child;
}

/** A session that may make every call: an administrator's. */
async function logIn(url: string): Promise<string> {
  const email = 'admin@example.com';
  const response = await fetch(`${url}/login`, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: demoPassword, stay_logged_in: true }),
  });
  if (!response.ok) throw new Error(`Logging in as ${email} failed: ${response.status}`);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}

async function measure(name: string, server: Server, port: number): Promise<string[][]> {
  const url = `http://localhost:${port}`;
  const started = performance.now();
  const child = await server.start(port);
  const ready = `${((performance.now() - started) / 1000).toFixed(2)} s`;
  try {
    const headers = { accept: 'application/json', cookie: await server.cookie(url) };
    const rows: string[][] = [];
    for (const [call, address] of Object.entries(server.calls)) {
      const target: Target = { url: url + address, headers };
      // The first answers compile what the others use.
      await load(target, { seconds: 1 });
      rows.push(row(`${name} ${call}`, ready, await load(target), memoryOf(child.pid ?? 0)));
    }
    return rows;
  } finally {
    await endChild(child);
  }
}

function row(name: string, ready: string, result: LoadResult, memory: number | undefined) {
  return [
    name,
    ready,
    result.answersPerSecond.toFixed(0),
    `${result.median.toFixed(1)} ms`,
    `${result.p99.toFixed(1)} ms`,
    memory === undefined ? '–' : `${memory.toFixed(0)} MB`,
  ];
}

await runMain(async () => {
  const port = readPort(process.env['PORT'], 4390);
  const rows = [heading];
  // One after the other: they would take each other's processor time.
  for (const [name, server] of Object.entries(servers)) {
    rows.push(...(await measure(name, server, port)));
  }
  const { seconds } = await runNode(['scripts/generate.ts', '--check'], { cwd: root });
  console.log(`${table(rows)}\n\nnpm run generate  ${seconds.toFixed(1)} s`);
});
