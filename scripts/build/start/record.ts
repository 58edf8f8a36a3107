/**
 * Starts the built client once, in jsdom instead of a browser, and prints which of its functions have run. This needs
 * its own process, because a process can load a script only once. Reads a `Start` from its only argument.
 */
import { Session } from 'node:inspector/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { builtinEnvironments } from 'vitest/runtime';
import type { FunctionsAtStart, Start } from './functions-at-start.ts';

const limitMs = 20_000;

const { html, url, scripts, control }: Start = JSON.parse(process.argv[2] ?? '');
await builtinEnvironments.jsdom.setup(globalThis, { jsdom: { html, url } });
// jsdom has no layout.
window.scrollTo = () => undefined;
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
// There is no server, so the recording ends with the first call.
let calls = 0;
globalThis.fetch = () => {
  calls += 1;
  return new Promise(() => {});
};

const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
// Not awaited, because a start may wait for its first call. If a script throws, its error ends this process.
void Promise.all(scripts.map((script) => import(pathToFileURL(script).href)));
const giveUp = performance.now() + limitMs;
while (calls === 0 && !document.querySelector(control)) {
  if (performance.now() > giveUp)
    throw new Error(`${url} did not start:\n${document.body.innerHTML}`);
  await new Promise((resolve) => setTimeout(resolve));
}
const { result } = await session.post('Profiler.takePreciseCoverage');

const ran: FunctionsAtStart = {};
for (const { url: address, functions } of result) {
  const file = scripts.find((script) => pathToFileURL(script).href === address);
  if (!file) continue;
  ran[path.basename(file)] = functions
    .flatMap(({ ranges: [range] }) => (range && range.count > 0 ? [range.startOffset] : []))
    .toSorted((one, other) => one - other);
}
// The client keeps waiting for its call.
process.stdout.write(`\n${JSON.stringify(ran)}`, () => process.exit());
