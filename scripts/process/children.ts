/** Child processes that never outlive this one. */
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { CommandError } from './command-error.ts';

const running = new Set<ChildProcess>();
const onWindows = process.platform === 'win32';
const graceMs = 5_000;
/** A hang ends after this time, in milliseconds, long after the longest run on a busy machine. */
const longestRun = 60 * 60_000;
let stopping = false;

export interface ChildOptions {
  cwd?: string;
  env?: Record<string, string>;
  /** True if it writes to this process's output. */
  isShown?: boolean;
}

export interface Outcome {
  ok: boolean;
  /** Its combined standard output and error, unless it was shown. */
  output: string;
  seconds: number;
}

/** Runs a script with the current Node executable, without a shell, so that it behaves the same on every system. */
export function startNode(args: readonly string[], options: ChildOptions = {}): ChildProcess {
  // Nothing new may start during shutdown.
  if (stopping) throw new CommandError('Stopped.');
  const spawnOptions: SpawnOptions = {
    ...(options.cwd === undefined ? {} : { cwd: options.cwd }),
    env: { ...process.env, ...options.env },
    stdio: options.isShown ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    // In its own process group, so that its descendants can be stopped with it.
    detached: !onWindows,
  };
  const child = spawn(process.execPath, args, spawnOptions);
  running.add(child);
  child.once('close', () => running.delete(child));
  return child;
}

/** Runs a script with the current Node executable until it ends. */
export async function runNode(
  args: readonly string[],
  options: ChildOptions = {},
): Promise<Outcome> {
  const startTime = performance.now();
  const child = startNode(args, options);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const timer = setTimeout(() => {
    console.error(`Ended, because it did not finish in time: ${args.join(' ')}`);
    void endChild(child);
  }, longestRun);
  const [code] = await once(child, 'close');
  clearTimeout(timer);
  return { ok: code === 0, output, seconds: (performance.now() - startTime) / 1000 };
}

/**
 * Waits until a child prints something, for example that it is ready.
 * @throws CommandError with its output, if it exits first.
 */
export function untilSays(child: ChildProcess, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    const streams = [child.stdout, child.stderr];
    const listen = (part: string) => {
      output += part;
      if (!output.includes(text)) return;
      // Discards further output, which would otherwise accumulate without limit.
      for (const stream of streams) stream?.off('data', listen).resume();
      resolve();
    };
    for (const stream of streams) stream?.setEncoding('utf8').on('data', listen);
    child.once('close', () => reject(new CommandError(output.trimEnd())));
  });
}

/** Asks a child and its descendants to exit, and kills them after a grace period. */
export async function endChild(child: ChildProcess): Promise<void> {
  if (!running.has(child)) return;
  const closeEvent = once(child, 'close');
  signal(child, 'SIGINT');
  const kill = setTimeout(() => signal(child, 'SIGKILL'), graceMs);
  await closeEvent;
  clearTimeout(kill);
}

/** Stops everything and exits with the code when this process is asked to stop; immediately when asked twice. */
export function exitOnSignals(code: number): void {
  const stop = async () => {
    if (stopping) process.exit(code);
    stopping = true;
    await Promise.all([...running].map(endChild));
    process.exit(code);
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => void stop());
}

/** Returns whether this process has been asked to stop, in which case ending children are expected. */
export function isStopping(): boolean {
  return stopping;
}

process.on('exit', () => {
  for (const child of running) signal(child, 'SIGKILL');
});

function signal(child: ChildProcess, name: 'SIGINT' | 'SIGKILL'): void {
  if (child.pid === undefined) return;
  try {
    if (onWindows) {
      // Windows has no process groups to signal, and no signal that a program could handle.
      spawn('taskkill', ['/pid', String(child.pid), '/t', '/f'], { stdio: 'ignore' });
    } else {
      process.kill(-child.pid, name);
    }
  } catch {
    // It ended on its own.
  }
}
