/** `npm run weigh`: compares everything that loads before the login form works with its budgets. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Manifest } from 'vite';
import { brotliBest, measureSize } from './build/compress.ts';
import { withStaticImports } from './build/static-imports.ts';
import { buildIfChanged, distFolder, type ModuleList, moduleListFile } from './build.ts';
import { loadBuiltClient } from './built-client.ts';
import { runMain } from './process/main.ts';
import { addUp, createTally, endWith, type Tally } from './testing/tally.ts';

export interface Build {
  html: string;
  manifest: Manifest;
  modules: ModuleList;
  pages: { id: string; access: string; head: string }[];
}

/** The modules that the login route loads on its own, unless the page includes them. */
const loginRoute = /^features\/login\/(LoginPage\.tsx|[^/]*loader\.ts)$/;
const loginPage = 'src/features/login/LoginPage.tsx';
const staffModule = /(^|\/)(src\/features\/admin\/(?!pages\.ts)|generated\/admin\/)/;

const unwanted: Readonly<Record<string, RegExp>> = {
  'a library that few pages need':
    /node_modules\/(@sentry|@tanstack|filestack-js|plausible-tracker|tinykeys)\//,
  'the admin tool': staffModule,
  'a view of calendars': /(^|\/)src\/features\/calendar\/views\//,
  'what formats dates': /node_modules\/date-fns\/(?!locale\/)/,
  'texts, which the page brings along': /(^|\/)src\/i18n\/messages\//,
};
const calendarModule = /(^|\/)src\/features\/calendar\/(?!pages\.ts)/;
const calendarPage = /^(calendarBy|eventPointer$)/;
const dateLocale = /node_modules\/date-fns\/locale\/([\w-]+)\.js$/;

/** The scripts and styles of the page and of the login route, with all of their static imports. */
export function listFirstFiles({ html, manifest }: Build): string[] {
  const inPage = [...html.matchAll(/__ASSETS_URL__\/([^"]+\.(?:js|css))"/g)].flatMap(
    ([, file]) => file ?? [],
  );
  const keys = Object.keys(manifest).filter(
    (key) => loginRoute.test(key) || inPage.includes(manifest[key]?.file ?? ''),
  );
  const chunks = withStaticImports(manifest, keys).flatMap((key) => manifest[key] ?? []);
  return [...new Set([...inPage, ...chunks.flatMap(({ file, css = [] }) => [file, ...css])])];
}

/** A sentence for each module that loads too early, or in a page that must not have it. */
export function listMisplaced(build: Build): string[] {
  const { modules, pages } = build;
  const first = listFirstFiles(build).flatMap((file) => modules[file] ?? []);
  const early = Object.entries(unwanted).flatMap(([name, pattern]) =>
    first.filter((id) => pattern.test(id)).map((id) => `${name} is loaded too early: ${id}`),
  );
  const leaks = pages.flatMap(({ id, access, head }) => {
    const files = Object.keys(modules).filter((file) => head.includes(`/${path.basename(file)}"`));
    const findLeak = (name: string, pattern: RegExp) => {
      const leak = files.find((file) => modules[file]?.some((module) => pattern.test(module)));
      return leak ? [`the page ${id} loads ${leak}, which has code of ${name}`] : [];
    };
    const isForStaff = access === 'staff' || access === 'admin';
    return [
      ...(isForStaff ? [] : findLeak('the admin tool', staffModule)),
      ...(calendarPage.test(id) ? [] : findLeak('the calendar', calendarModule)),
    ];
  });
  const locales = new Set(first.flatMap((id) => dateLocale.exec(id)?.[1] ?? []));
  return [
    ...(first.some((id) => id.endsWith(loginPage)) ? [] : [`${loginPage} is not loaded first`]),
    ...early,
    ...(locales.size > 1 ? [`several date locales: ${[...locales].join(', ')}`] : []),
    ...leaks,
  ];
}

/** Weighs the built client, prints its weights, and counts each budget as one check. */
export async function weighClient(): Promise<Tally> {
  const build: Build = {
    html: readFileSync(path.join(distFolder, 'index.html'), 'utf8'),
    manifest: readJson('.vite/manifest.json'),
    modules: readJson(moduleListFile),
    ...readJson<Pick<Build, 'pages'>>('host/manifest.json'),
  };
  const files = listFirstFiles(build);
  const size = (end: string) =>
    measureSize(
      distFolder,
      files.filter((name) => name.endsWith(end)),
    );
  const weights = [
    weigh('JavaScript before the login form', await size('.js'), 135_000),
    weigh('styles before the login form', await size('.css'), 8_000),
    weigh('the page itself', (await brotliBest(Buffer.from(await readLoginPage()))).length, 14_000),
  ];
  const misplaced = listMisplaced(build);
  for (const sentence of misplaced) console.log(`FAILED ${sentence}`);
  return addUp([...weights, createTally(misplaced.length === 0)]);
}

function weigh(name: string, bytes: number, budget: number): Tally {
  const mark = bytes <= budget ? 'ok    ' : 'FAILED';
  console.log(`${mark} ${name}: ${bytes / 1000} of ${budget / 1000} kB`);
  return createTally(bytes <= budget);
}

/** The login page with its settings and messages, as the mock service serves it. */
async function readLoginPage(): Promise<string> {
  const { createMockService } = await import('#mocks/service.ts');
  const { page, respond } = loadBuiltClient(distFolder);
  const service = await createMockService({ page, resources: respond });
  return (await service.handle(new Request('http://localhost/login'))).text();
}

function readJson<T>(name: string): T {
  return JSON.parse(readFileSync(path.join(distFolder, name), 'utf8'));
}

if (import.meta.main) {
  await runMain(async () => {
    await buildIfChanged();
    endWith(await weighClient());
  });
}
