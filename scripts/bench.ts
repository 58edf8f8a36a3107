/**
 * `npm run bench`: how fast the mock service is beside a plain Prism on the same documents, how soon it is ready, and
 * what it holds after 100,000 calls. Figures to compare on one machine, not to pass or fail.
 */
import { measureEndurance } from './bench/endurance.ts';
import { type LoadResult, load } from './bench/load.ts';
import { type BenchCall, benchCalls, logIn, startMock, startPrismOn } from './bench/servers.ts';
import { goalLine, table } from './bench/table.ts';
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
}

const heading = ['', 'ready', 'answers/s', 'median', 'p99'];

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
    // The first answers compile what the others use.
    await load(target, { seconds: 2 });
    return { call, server, readySeconds, result: await load(target) };
  } finally {
    await endChild(child);
  }
}

function row({ call, server, readySeconds, result }: Measured): string[] {
  return [
    `${server} ${call.name}`,
    `${readySeconds.toFixed(2)} s`,
    result.answersPerSecond.toFixed(0),
    `${result.median.toFixed(1)} ms`,
    `${result.p99.toFixed(1)} ms`,
  ];
}

function goals(all: readonly Measured[], megabytes: number | undefined): string[] {
  const mocks = all.filter(({ server }) => server === 'mock');
  const speeds = mocks.map(({ result }) => result.answersPerSecond);
  const ratios = mocks.map(({ call, result }) => {
    const prism = all.find((one) => one.server === 'prism' && one.call === call);
    return result.answersPerSecond / (prism?.result.answersPerSecond ?? Number.NaN);
  });
  const ready = Math.min(...mocks.map(({ readySeconds }) => readySeconds));
  return [
    goalLine('times as fast as Prism', mean(ratios), { atLeast: 4 }),
    goalLine('answers a second', mean(speeds), { atLeast: 2000 }),
    goalLine('seconds until ready', ready, { atMost: 1.5 }),
    ...(megabytes === undefined
      ? []
      : [goalLine('MB of memory after the calls', megabytes, { atMost: 250 })]),
  ];
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

await runMain(async () => {
  const port = readPort(process.env['PORT'], 4390);
  // Otherwise the first start would do it.
  await generateIfChanged();
  const all: Measured[] = [];
  for (const call of benchCalls) {
    for (const server of ['mock', 'prism'] as const) all.push(await measure(server, call, port));
  }
  console.log(`${table([heading, ...all.map(row)])}\n`);

  const { stages } = await measureEndurance(port);
  const cells = stages.map(({ calls, memory }) => [String(calls), memory?.toFixed(0) ?? '–']);
  console.log(`${table([['calls', 'MB'], ...cells])}\n`);

  for (const line of goals(all, stages.at(-1)?.memory)) console.log(line);
  const { seconds } = await runNode(['scripts/generate.ts', '--check'], { cwd: root });
  console.log(goalLine('seconds to generate', seconds, { atMost: 5 }));
});
