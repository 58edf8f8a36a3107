import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Manifest } from 'vite';
import { startMockServer } from '#mocks/http/server.ts';
import { measureSize } from '../build/compress.ts';
import { withStaticImports } from '../build/static-imports.ts';
import { distFolder } from '../build.ts';
import { buildBarePage } from '../serving/bare-page.ts';

/** The modules that draw a calendar's page with its months, weeks, days and lists. */
const views = ['month/MonthView', 'time-columns/TimeColumns', 'day-list/ListView'];
const calendarModules = ['page/CalendarPage', ...views.map((view) => `views/${view}`)].map(
  (name) => `features/calendar/${name}.tsx`,
);

/** Builds the page with FullCalendar, serves it with the calls of the client, and weighs the scripts of both. */
export async function servePeer(client: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'peer-page-'));
  const respond = await buildBarePage(path.join(import.meta.dirname, 'peer-page'), folder);
  const fullCalendar = await measureScripts(folder, ['peer.tsx']);
  const own = await measureScripts(distFolder, calendarModules);
  rmSync(folder, { recursive: true });
  const handle = async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    if (!pathname.startsWith('/calendars/')) return respond(request);
    const headers = { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' };
    const response = await fetch(client + pathname + search, { headers });
    return Response.json(await response.json());
  };
  return { ...(await startMockServer({ port: 0, service: { handle } })), own, fullCalendar };
}

/** The bytes that modules add to the scripts of their page; there is no file of one that has moved. */
function measureScripts(folder: string, modules: readonly string[]): Promise<number> {
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  const html = read('index.html');
  const manifest: Manifest = JSON.parse(read('.vite/manifest.json'));
  const inPage = Object.keys(manifest).filter((key) => html.includes(`/${manifest[key]?.file}"`));
  const list = (keys: readonly string[]) =>
    withStaticImports(manifest, keys).map((key) => manifest[key]?.file ?? `the script of ${key}`);
  const loaded = new Set(list(inPage));
  const added = new Set(list(modules).filter((file) => !loaded.has(file)));
  return measureSize(folder, [...added]);
}
