/**
 * `npm run bench`: compares the speed and startup time of the mock service with plain Prism on the same documents, and
 * measures how long a crowd of 200 waits, the memory after 100,000 calls, a run of the conformance check, and uploads of
 * 200 MB by the client, by the bare SDK and by plain requests. Speeds are medians of several rounds, in which the servers
 * take turns. The figures compare runs on one machine; they never fail a build.
 */
import { measureConformance } from './bench/conformance.ts';
import { measureEndurance } from './bench/endurance.ts';
import { type Measured, measure, medianOf, timesAsMuch } from './bench/rounds.ts';
import { benchCalls, crowdCall, pageCall } from './bench/servers.ts';
import { goalLine, table } from './bench/table.ts';
import { type MeasuredUpload, measureUploads } from './bench/uploads/uploads.ts';
import { runNode } from './process/children.ts';
import { runMain } from './process/main.ts';
import { root } from './process/tool.ts';
import { generateIfChanged } from './serving/generated.ts';
import { readPort } from './serving/port.ts';

const heading = ['', 'ready', 'answers/s', 'per processor s', 'median', 'p99'];

function row(measured: Measured): string[] {
  const { call, server, readySeconds } = measured;
  const perProcessorSecond = medianOf(measured, (round) => round.answersPerProcessorSecond);
  return [
    `${server} ${call.name}`,
    `${readySeconds.toFixed(2)} s`,
    medianOf(measured, (round) => round.answersPerSecond).toFixed(0),
    Number.isNaN(perProcessorSecond) ? '–' : perProcessorSecond.toFixed(0),
    `${medianOf(measured, (round) => round.median).toFixed(1)} ms`,
    `${medianOf(measured, (round) => round.p99).toFixed(1)} ms`,
  ];
}

function goals(all: readonly Measured[], megabytes: number | undefined): string[] {
  const mocks = all.filter(({ server }) => server === 'mock');
  const ready = Math.min(...mocks.map(({ readySeconds }) => readySeconds));
  return [
    ...mocks.flatMap((mock) => speedGoals(mock, all)),
    goalLine('seconds until ready', ready, { atMost: 1.5 }),
    ...(megabytes === undefined
      ? []
      : [goalLine('MB of memory after the calls', megabytes, { atMost: 250 })]),
  ];
}

function speedGoals(mock: Measured, all: readonly Measured[]): string[] {
  const prism = all.find(({ server, call }) => server === 'prism' && call === mock.call);
  if (!prism) return [];
  const { name } = mock.call;
  const answersPerSecond = medianOf(mock, (round) => round.answersPerSecond);
  const speed = timesAsMuch(mock, prism, (round) => round.answersPerSecond);
  const effort = timesAsMuch(mock, prism, (round) => round.answersPerProcessorSecond);
  return [
    goalLine(`answers a second: ${name}`, answersPerSecond, { atLeast: 2000 }),
    timesLine(`times as fast as Prism: ${name}`, speed),
    ...(Number.isNaN(effort.median)
      ? []
      : [timesLine(`times Prism's answers by processor time: ${name}`, effort)]),
  ];
}

function timesLine(what: string, { median, least, most }: ReturnType<typeof timesAsMuch>): string {
  const range = `${least.toFixed(1)} to ${most.toFixed(1)} by round`;
  return goalLine(`${what}, ${range}`, median, { atLeast: 5 });
}

/** The page must not hold the file, and the client must not slow the SDK down. */
function uploadLines(uploads: readonly MeasuredUpload[]): string[] {
  const speed = (name: string) =>
    uploads.find(({ way }) => way === name)?.megabytesPerSecond ?? Number.NaN;
  const rows = uploads.map(({ way, megabytesPerSecond, memory }) => [
    `upload of 200 MB from Chromium: ${way}`,
    megabytesPerSecond.toFixed(1),
    memory.toFixed(0),
  ]);
  const held = uploads.find(({ way }) => way === 'client')?.memory ?? Number.NaN;
  return [
    `${table([['', 'MB/s', 'MB more in the page'], ...rows])}\n`,
    goalLine("times the bare SDK's speed", speed('client') / speed('sdk'), { atLeast: 0.8 }),
    goalLine('MB more in the page during the upload', held, { atMost: 160 }),
  ];
}

await runMain(async () => {
  const port = readPort(process.env['PORT'], 4390);
  // Otherwise, the first start would generate them.
  await generateIfChanged();
  const all: Measured[] = [];
  for (const call of benchCalls) {
    all.push(...(await measure(call, ['mock', 'prism'], port)));
  }
  for (const call of [pageCall, crowdCall]) all.push(...(await measure(call, ['mock'], port)));
  console.log(`${table([heading, ...all.map(row)])}\n`);

  const { stages } = await measureEndurance(port);
  const cells = stages.map(({ calls, memory }) => [String(calls), memory?.toFixed(0) ?? '–']);
  console.log(`${table([['calls', 'MB'], ...cells])}\n`);

  for (const line of goals(all, stages.at(-1)?.memory)) console.log(line);
  const { cases, secondsPerThousand } = await measureConformance(port);
  const what = `seconds for 1,000 cases of conformance (of ${cases})`;
  console.log(goalLine(what, secondsPerThousand, { atMost: 15 }));
  for (const line of uploadLines(await measureUploads())) console.log(line);
  const { seconds } = await runNode(['scripts/generate.ts', '--check'], { cwd: root });
  console.log(goalLine('seconds to generate', seconds, { atMost: 2 }));
});
