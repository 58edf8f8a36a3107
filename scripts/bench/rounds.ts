import type { ChildProcess } from 'node:child_process';
import { endChild } from '../process/children.ts';
import { type LoadResult, load, type Target } from './load.ts';
import { processorSeconds } from './processor.ts';
import { type BenchCall, logIn, startMock, startPrismOn } from './servers.ts';

type ServerName = 'mock' | 'prism';

export interface Round extends LoadResult {
  /** Other busy processes cost wall-clock time, but not processor time. Undefined if it cannot be measured. */
  readonly answersPerProcessorSecond: number | undefined;
}

export interface Measured {
  readonly call: BenchCall;
  readonly server: ServerName;
  readonly readySeconds: number;
  readonly rounds: readonly Round[];
}

/** V8 keeps optimizing for about ten thousand responses. */
const warmUp = { answers: 30_000, seconds: 10 };
/** A single round may hit a moment in which the machine is busy; the median of five does not. */
const rounds = 5;
const round = { answers: 10_000, seconds: 2 };

/**
 * Measures one call on several servers in turn: only one is under load at a time, and other load on the machine affects
 * all of them.
 */
export async function measure(
  call: BenchCall,
  servers: readonly ServerName[],
  port: number,
): Promise<Measured[]> {
  const started: StartedContestant[] = [];
  try {
    for (const [place, server] of servers.entries()) {
      // The mock service uses a second port, for uploads.
      started.push(await start(server, call, port + 2 * place));
    }
    const { connections = 8 } = call;
    for (const { target } of started) await load(target, { ...warmUp, connections });
    for (let count = 0; count < rounds; count += 1) {
      for (const { target, child, measured } of started) {
        const before = processorSeconds(child.pid ?? 0);
        const result = await load(target, { ...round, connections });
        const after = processorSeconds(child.pid ?? 0);
        const taken = before === undefined || after === undefined ? undefined : after - before;
        const answersPerProcessorSecond = taken && result.answers / taken;
        measured.rounds.push({ ...result, answersPerProcessorSecond });
      }
    }
    return started.map(({ measured }) => measured);
  } finally {
    await Promise.all(started.map(({ child }) => endChild(child)));
  }
}

interface StartedContestant {
  readonly child: ChildProcess;
  readonly target: Target;
  readonly measured: Measured & { readonly rounds: Round[] };
}

async function start(
  server: ServerName,
  call: BenchCall,
  port: number,
): Promise<StartedContestant> {
  const { child, url, readySeconds } = await (server === 'mock'
    ? startMock(port)
    : startPrismOn(call.document, port));
  const cookie = server === 'mock' ? await logIn(url, call.as) : 'session=any';
  const target = { url: url + call.address, headers: { accept: 'application/json', cookie } };
  return { child, target, measured: { call, server, readySeconds, rounds: [] } };
}

/** The median of a figure over all rounds; NaN if it cannot be measured. */
export function medianOf(
  { rounds }: Pick<Measured, 'rounds'>,
  figure: (round: Round) => number | undefined,
): number {
  return middle(rounds.map((one) => figure(one) ?? Number.NaN));
}

/** The ratio of two servers' figures, in each round. */
export function timesAsMuch(
  one: Pick<Measured, 'rounds'>,
  other: Pick<Measured, 'rounds'>,
  figure: (round: Round) => number | undefined,
): { readonly median: number; readonly least: number; readonly most: number } {
  const times = one.rounds.map((round, place) => {
    const beside = other.rounds[place];
    return (figure(round) ?? Number.NaN) / ((beside && figure(beside)) ?? Number.NaN);
  });
  return { median: middle(times), least: Math.min(...times), most: Math.max(...times) };
}

function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
