import { exitOnSignals, isStopping } from './children.ts';
import { Fault } from './fault.ts';

/** Runs a script's job: a `Fault` ends as one message; being stopped ends everything that was started. */
export async function runMain(
  main: () => Promise<void> | void,
  { stoppedCode = 130 }: { stoppedCode?: number } = {},
): Promise<void> {
  exitOnSignals(stoppedCode);
  try {
    await main();
  } catch (error) {
    if (isStopping()) return;
    console.error(error instanceof Fault ? error.message : error);
    process.exit(1);
  }
}
