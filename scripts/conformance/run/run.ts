import { FittingRequests } from '../cases/fitting-request.ts';
import { KnownValues } from '../cases/known.ts';
import type { Contract } from '../contract/contract.ts';
import { isRead, type Operation } from '../contract/operation.ts';
import type { ReadMails } from '../flows/newcomer/mails.ts';
import type { Send } from '../target/send.ts';
import { type Login, Sessions } from '../target/sessions.ts';
import { type Cause, Causes } from './causes.ts';
import type { Exchange } from './exchange.ts';
import { type LeftOut, leftOut } from './left-out.ts';
import { createPlan, type Phase, type Unit } from './plan.ts';
import { Probe } from './probe.ts';
import { shrink } from './shrink.ts';

export interface RunOptions {
  readonly contract: Contract;
  readonly send: Send;
  readonly server: string;
  readonly logins: readonly Login[];
  /** The operations to check; by default all. */
  readonly operations?: readonly Operation[];
  readonly writes: boolean;
  readonly pages?: boolean;
  readonly seed: number;
  /** Generated requests per operation. */
  readonly count: number;
  readonly workers: number;
  /** Timeout of an answer in milliseconds. */
  readonly slowest?: number;
  /** Ends the run; the result is what was found until then. */
  readonly signal?: AbortSignal;
  /** The address that lists the server's mails, if any. */
  readonly readMails?: ReadMails;
  /** Milliseconds to wait for an email. Default 2000. */
  readonly mailPatience?: number;
  readonly onExchange?: (exchange: Exchange) => void;
  readonly onProgress?: (progress: Progress) => void;
  /** Ends the run at the first difference. */
  readonly stopsAtFirst?: boolean;
}

export interface Progress {
  readonly phase: string;
  readonly done: number;
  readonly planned: number;
  readonly differences: number;
}

export interface RunResult {
  readonly causes: readonly Cause[];
  /** Cases and flows that ran, by name: `operation: what is special`. */
  readonly tried: readonly string[];
  readonly requests: number;
  readonly seconds: number;
  readonly isComplete: boolean;
  /** Operations that remain untested, because no call of them succeeded. */
  readonly leftOut: readonly LeftOut[];
}

/** Checks a server against the contract. @throws CommandError if no login works. */
export function runConformance(options: RunOptions): Promise<RunResult> {
  return run(options, (_, plan) => plan);
}

/** Runs only the chosen units, after one plain call of every read, from whose answers later calls take values. */
export function runUnits(
  options: RunOptions,
  choose: (probe: Probe, plan: readonly Phase[]) => Unit[],
): Promise<RunResult> {
  return run(options, (probe, plan) => [
    { title: 'chosen', changesState: true, units: () => choose(probe, plan) },
  ]);
}

async function run(
  options: RunOptions,
  choose: (probe: Probe, plan: readonly Phase[]) => readonly Phase[],
): Promise<RunResult> {
  const { contract, send, signal, operations = contract.operations } = options;
  const started = performance.now();
  const causes = new Causes();
  const fresh: Cause[] = [];
  const sessions = new Sessions(contract, send, options.logins);
  const known = new KnownValues(contract.byId);
  let requests = 0;
  const probe = new Probe({
    ...options,
    sessions,
    known,
    slowest: options.slowest ?? 5000,
    send: (request) => {
      requests += 1;
      return send(request);
    },
    onExchange: (exchange) => options.onExchange?.(exchange),
    onSighting: (sighting) => {
      const cause = causes.add(sighting);
      if (cause) fresh.push(cause);
    },
  });
  await sessions.begin();
  await learn(probe, contract);
  const tried: string[] = [];
  const stops = () => signal?.aborted || (options.stopsAtFirst && causes.all.length > 0);
  const plan = createPlan(probe, { ...options, operations, pages: options.pages ?? true });
  for (const phase of choose(probe, plan)) {
    if (stops()) break;
    await work(phase, options.workers, async (unit, remaining) => {
      if (stops()) return;
      await unit.run(probe);
      tried.push(unit.name);
      const planned = tried.length + remaining;
      const differences = causes.all.length;
      options.onProgress?.({ phase: phase.title, done: tried.length, planned, differences });
    });
    // Reduced before the next phase changes what they depend on.
    while (fresh.length > 0 && !stops()) await shrink(probe, fresh.pop());
  }
  const seconds = (performance.now() - started) / 1000;
  return {
    causes: causes.all,
    tried,
    requests,
    seconds,
    isComplete: !stops(),
    leftOut: leftOut(probe, operations, options.writes),
  };
}

/** Calls everything once whose answers contain links, so that calls for records know which ones exist. */
async function learn(probe: Probe, { operations, schemas }: Contract): Promise<void> {
  const requests = new FittingRequests(schemas, probe.known, 1);
  for (const operation of operations.filter(isRead)) {
    const session = probe.sessions.for(operation)?.name;
    const isLinked =
      operation.answers.some(({ links }) => links.length > 0) ||
      operations.some(({ path }) => path.startsWith(`${operation.path}/{`));
    const isOpen = operation.sessionCookies.length === 0 || session !== undefined;
    if (isLinked && isOpen) await probe.examine(operation, requests.plain(operation), { session });
  }
}

/** Runs the units of a phase, several at a time if they cannot interfere with each other. */
async function work(
  { units, changesState }: Phase,
  workers: number,
  act: (unit: Unit, remaining: number) => Promise<void>,
): Promise<void> {
  const waiting = units();
  const one = async () => {
    for (let unit = waiting.shift(); unit; unit = waiting.shift()) await act(unit, waiting.length);
  };
  await Promise.all(Array.from({ length: changesState ? 1 : workers }, one));
}
