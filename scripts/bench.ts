/**
 * `npm run bench`: measures the budgets that depend on the machine: how soon the mock service is ready, how many calls
 * it answers compared with plain Prism on the same documents, how long `npm run generate` takes, the work of the
 * calendar's views with 10,000 events beside FullCalendar's, and the frames while an event is dragged there. A missed goal
 * does not fail, because other programs may have slowed the machine down. `--calendar` measures only the calendar.
 */

import { measureCalendar } from './bench/calendar.ts';
import { type BenchCall, benchCalls } from './bench/calls.ts';
import { answersPerSecond } from './bench/load.ts';
import { median } from './bench/median.ts';
import { logIn, type StartedServer, startPrismOn, startScript } from './bench/servers.ts';
import { endChild, runNode } from './process/children.ts';
import { runMain } from './process/main.ts';
import { root } from './process/tool.ts';
import { generateIfChanged } from './serving/generated.ts';
import { readPort } from './serving/port.ts';

/** V8 keeps optimizing for about ten thousand answers. */
const warmUpSeconds = 5;
/** A single round may hit a moment in which the machine is busy; the median of five does not. */
const rounds = 5;
const roundSeconds = 2;

/** Measures one call on both servers in turn, so that other load on the machine affects both. */
async function compare(call: BenchCall, mock: StartedServer, prism: StartedServer) {
  const headers = { accept: 'application/json', cookie: await logIn(mock.url, call.as) };
  const targets = [mock, prism].map(({ url }) => ({ url: url + call.address, headers }));
  for (const target of targets) await answersPerSecond(target, warmUpSeconds);
  const measured: number[][] = [];
  for (let round = 0; round < rounds; round += 1) {
    const speeds: number[] = [];
    for (const target of targets) speeds.push(await answersPerSecond(target, roundSeconds));
    measured.push(speeds);
  }
  const [mocks, prisms] = targets.map((_, server) =>
    median(measured.map((speeds) => speeds[server] ?? Number.NaN)),
  );
  const times = median(measured.map(([one = Number.NaN, other = Number.NaN]) => one / other));
  return { mocks, prisms, times };
}

function print(what: string, value: string, isMet: boolean, goal: string) {
  console.log(`${isMet ? 'met   ' : 'MISSED'} ${what}: ${value} (goal: ${goal})`);
}

async function measureServices(port: number) {
  const started = performance.now();
  const mock = await startScript('scripts/mock.ts', port);
  const ready = (performance.now() - started) / 1000;
  print('mock service ready', `${ready.toFixed(2)} s`, ready <= 1.5, 'at most 1.5 s');
  for (const call of benchCalls) {
    // The mock service uses a second port, for uploads.
    const prism = await startPrismOn(call.document, port + 2);
    const { mocks, prisms, times } = await compare(call, mock, prism);
    await endChild(prism.child);
    const figures = `${times.toFixed(1)} times Prism (${mocks?.toFixed(0)} and ${prisms?.toFixed(0)} answers/s)`;
    if (call.isComparable) print(call.name, figures, times >= 4, 'at least 4 times');
    else console.log(`       ${call.name}: ${figures}`);
  }
  await endChild(mock.child);
  const { seconds } = await runNode(['scripts/generate.ts', '--check'], { cwd: root });
  print('generate', `${seconds.toFixed(1)} s`, seconds <= 2, 'at most 2 s');
}

await runMain(async () => {
  const port = readPort(process.env['PORT'], 4390);
  // Otherwise, the first start would generate them.
  await generateIfChanged();
  if (!process.argv.includes('--calendar')) await measureServices(port);
  const client = await startScript('scripts/start.ts', port);
  for await (const { what, value, limit } of measureCalendar(client.url)) {
    if (limit) print(what, value, limit.isMet, limit.goal);
    else console.log(`       ${what}: ${value}`);
  }
  await endChild(client.child);
});
