import { type Outcome, runNode } from '../process/children.ts';
import { root } from '../process/tool.ts';
import { Watchdog } from './watchdog.ts';

const quietMinutes = 5;

/**
 * Runs a test runner whose reporters include one of ours for its progress. It has no time limit, but is ended when no
 * test has finished for five minutes; the output then names the tests that were running.
 */
export async function runTests(
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<Outcome> {
  const hang = new AbortController();
  const watchdog = new Watchdog({
    quietMs: quietMinutes * 60_000,
    onQuiet: (running) => hang.abort(hangMessage(running)),
  });
  try {
    return await runNode(args, {
      cwd: root,
      env,
      signal: hang.signal,
      onMessage: (message) => watchdog.receive(message),
    });
  } finally {
    watchdog.stop();
  }
}

function hangMessage(running: readonly string[]): string {
  const names =
    running.length > 0 ? `These were running:\n${running.join('\n')}` : 'None was running.';
  return `No test has finished for ${quietMinutes} minutes. ${names}`;
}
