/**
 * `npm run weigh`: compares the size of everything that loads before the login form works with the budgets, and prints
 * how fast login, dashboard and a calendar start, relative to a bare page on the same libraries, and how soon search
 * results of the admin tool are painted. `--rounds=7` measures more often.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Manifest } from 'vite';
import type { components } from '#generated/app/types.ts';
import { brotliBest, measureSize } from './build/compress.ts';
import { buildIfChanged, distFolder, type ModuleList, moduleListFile } from './build.ts';
import { loadBuiltClient } from './built-client.ts';
import { runMain } from './process/main.ts';
import { addUp, createTally, type Tally } from './testing/tally.ts';
import { budgets, isWithin, type Weight, weightLine } from './weigh/budgets.ts';
import { firstScreen, unwantedModules } from './weigh/first-screen.ts';
import { printPace } from './weigh/pace.ts';
import { leakedScripts } from './weigh/page-scripts.ts';
import { printSearchPace } from './weigh/search-pace.ts';

type HostingManifest = components['schemas']['HostingManifest'];

const defaultRounds = 3;

/** Weighs the built client, prints a line for each budget, and counts each as one check. */
export async function weighClient(): Promise<Tally> {
  const manifest: Manifest = readJson('.vite/manifest.json');
  const modules: ModuleList = readJson(moduleListFile);
  const html = readFileSync(path.join(distFolder, 'index.html'), 'utf8');
  const screen = firstScreen({ html, manifest, modules });
  const weights: Weight[] = [
    weight('JavaScript before the login form', await measureSize(distFolder, screen.scripts)),
    weight('styles before the login form', await measureSize(distFolder, screen.styles)),
    weight('the page itself', (await brotliBest(Buffer.from(await loginPage()))).length),
  ];
  for (const one of weights) console.log(weightLine(one));
  const hosted: HostingManifest = readJson('host/manifest.json');
  const leaked = leakedScripts(hosted, modules);
  for (const line of leaked) console.log(`FAILED ${line}`);
  if (leaked.length === 0) console.log('ok     the admin tool comes with no page of customers');
  const unwanted = unwantedModules(screen, modules);
  for (const name of unwanted) console.log(`FAILED loaded too early: ${name}`);
  if (unwanted.length === 0) console.log('ok     nothing loaded too early');
  return addUp([
    ...weights.map((one) => createTally(isWithin(one))),
    createTally(leaked.length === 0),
    createTally(unwanted.length === 0),
  ]);
}

function weight(name: keyof typeof budgets, bytes: number): Weight {
  return { name, bytes, budget: budgets[name] };
}

/** The login page with its settings and messages, as the mock service serves it. */
async function loginPage(): Promise<string> {
  const { createMockService } = await import('#mocks/service.ts');
  const { page, respond } = loadBuiltClient(distFolder);
  const service = await createMockService({ page, resources: respond });
  const response = await service.handle(new Request('http://localhost/login'));
  return response.text();
}

function readJson<T>(name: string): T {
  return JSON.parse(readFileSync(path.join(distFolder, name), 'utf8'));
}

if (import.meta.main) {
  await runMain(async () => {
    await buildIfChanged();
    const { failed } = await weighClient();
    if (failed > 0) process.exitCode = 1;
    const rounds = Number(/^--rounds=(\d+)$/.exec(process.argv[2] ?? '')?.[1] ?? defaultRounds);
    await printPace(rounds);
    await printSearchPace(rounds);
  });
}
