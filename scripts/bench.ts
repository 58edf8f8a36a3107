/**
 * `npm run bench`: compares the speed and start-up time of the mock service with plain Prism on the same documents, and
 * measures how long a crowd of 200 waits, the memory after 100,000 calls, a run of the conformance check, and uploads of
 * 200 MB by the client, by the bare SDK and by plain requests. The figures compare runs on one machine; they
 * never fail a build.
 */
import { measureConformance } from './bench/conformance.ts';
import { measureEndurance } from './bench/endurance.ts';
import { type LoadResult, load } from './bench/load.ts';
import { processorSeconds } from './bench/processor.ts';
import {
  type BenchCall,
  benchCalls,
  crowdCall,
  logIn,
  pageCall,
  startMock,
  startPrismOn,
} from './bench/servers.ts';
import { goalLine, table } from './bench/table.ts';
import { type MeasuredUpload, measureUploads } from './bench/uploads/uploads.ts';
import { endChild, runNode } from './process/children.ts';
import { runMain } from './process/main.ts';
import { root } from './process/tool.ts';
import { generateIfChanged } from './serving/generated.ts';
import { readPort } from './serving/port.ts';

interface Measured {
  readonly call: BenchCall;
  readonly server: 'mock' | 'prism';
  readonly readySeconds: number;
  readonly result: LoadResult;
  /** Undefined where processor time cannot be measured. */
  readonly answersPerProcessorSecond: number | undefined;
}

// Other busy processes cost responses wall-clock time, but not processor time.
const heading = ['', 'ready', 'answers/s', 'per processor s', 'median', 'p99'];

/** For the warm-up and again for the measurement: V8 keeps optimizing for about ten thousand responses. */
const amount = { answers: 30_000, seconds: 10 };

/** One call on one server, which runs alone: two would take each other's processor time. */
async function measure(
  server: Measured['server'],
  call: BenchCall,
  port: number,
): Promise<Measured> {
  const { child, url, readySeconds } = await (server === 'mock'
    ? startMock(port)
    : startPrismOn(call.document, port));
  try {
    const cookie = server === 'mock' ? await logIn(url, call.as) : 'session=any';
    const target = { url: url + call.address, headers: { accept: 'application/json', cookie } };
    const { connections = 8 } = call;
    await load(target, { ...amount, connections });
    const before = processorSeconds(child.pid ?? 0);
    const result = await load(target, { ...amount, connections });
    const after = processorSeconds(child.pid ?? 0);
    const answersPerProcessorSecond =
      before === undefined || after === undefined ? undefined : result.answers / (after - before);
    return { call, server, readySeconds, result, answersPerProcessorSecond };
  } finally {
    await endChild(child);
  }
}

function row({
  call,
  server,
  readySeconds,
  result,
  answersPerProcessorSecond,
}: Measured): string[] {
  return [
    `${server} ${call.name}`,
    `${readySeconds.toFixed(2)} s`,
    result.answersPerSecond.toFixed(0),
    answersPerProcessorSecond?.toFixed(0) ?? '–',
    `${result.median.toFixed(1)} ms`,
    `${result.p99.toFixed(1)} ms`,
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
  const times = mock.result.answersPerSecond / prism.result.answersPerSecond;
  const effort =
    (mock.answersPerProcessorSecond ?? Number.NaN) /
    (prism.answersPerProcessorSecond ?? Number.NaN);
  return [
    goalLine(`answers a second: ${name}`, mock.result.answersPerSecond, { atLeast: 2000 }),
    goalLine(`times as fast as Prism: ${name}`, times, { atLeast: 5 }),
    ...(Number.isNaN(effort)
      ? []
      : [goalLine(`times Prism's answers by processor time: ${name}`, effort, { atLeast: 5 })]),
  ];
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
  // Otherwise the first start would do it.
  await generateIfChanged();
  const all: Measured[] = [];
  for (const call of benchCalls) {
    for (const server of ['mock', 'prism'] as const) all.push(await measure(server, call, port));
  }
  for (const call of [pageCall, crowdCall]) all.push(await measure('mock', call, port));
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
