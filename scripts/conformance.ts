/**
 * `npm run conformance -- --server URL`: checks a running server against the contract, and reports where it differs
 * from the documents.
 */
import path from 'node:path';
import { conform } from './conformance/conform.ts';
import { loadContract } from './conformance/contract/contract.ts';
import { missedMarks } from './conformance/ledger/coverage.ts';
import { readOptions, usage } from './conformance/options.ts';
import { ProgressLine, terminalReport } from './conformance/report/terminal.ts';
import { CommandError } from './process/command-error.ts';

const args = process.argv.slice(2);

/** The first Ctrl-C ends the run with the report so far, the second one ends the process. */
function stopOnSignals(): AbortSignal {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.on(name, () => {
      if (controller.signal.aborted) process.exit(130);
      controller.abort();
    });
  }
  return controller.signal;
}

async function main(): Promise<number> {
  if (args.includes('--help')) {
    console.log(usage);
    return 0;
  }
  const options = readOptions(args);
  const progress = new ProgressLine();
  const report = await conform(options, await loadContract(options.documents), {
    signal: stopOnSignals(),
    onProgress: (now) => progress.show(now),
  });
  progress.end();
  console.log(terminalReport(report));
  if (options.html) console.log(`Report: ${path.resolve(options.html)}`);
  const missed = missedMarks(report.coverage, options.require);
  for (const sentence of missed) console.log(sentence);
  return report.findings.length > 0 || missed.length > 0 ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof CommandError ? error.message : error);
  process.exitCode = 2;
}
