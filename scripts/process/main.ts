import { exitOnSignals, isStopping } from './children.ts';
import { CommandError } from './command-error.ts';

/**
 * Runs a script's main function. A `CommandError` ends it with one message; stopping it stops everything that it
 * started.
 */
export async function runMain(
  main: () => Promise<void> | void,
  { stoppedCode = 130 }: { stoppedCode?: number } = {},
): Promise<void> {
  exitOnSignals(stoppedCode);
  try {
    await main();
  } catch (error) {
    if (isStopping()) return;
    console.error(error instanceof CommandError ? error.message : error);
    process.exit(1);
  }
}
