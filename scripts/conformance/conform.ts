import { CommandError } from '../process/command-error.ts';
import type { Contract } from './contract/contract.ts';
import type { Operation } from './contract/operation.ts';
import type { ReadMails } from './flows/newcomer/mails.ts';
import { measureCoverage } from './ledger/coverage.ts';
import { Ledger } from './ledger/ledger.ts';
import { keepLedger, readLedgers } from './ledger/ledger-files.ts';
import type { ConformanceOptions } from './options.ts';
import { createFindings } from './report/finding.ts';
import { listPasswords } from './report/hidden-passwords.ts';
import type { Report } from './report/report.ts';
import { keepRun, keptFinding, writeReports } from './report/results.ts';
import { replay } from './run/replay.ts';
import { type RunOptions, runConformance } from './run/run.ts';
import { checkReachable, sendTo } from './target/send.ts';

/**
 * Checks a server against the contract, and writes the requested reports.
 * @throws CommandError if the run cannot start.
 */
export async function conform(
  options: ConformanceOptions,
  contract: Contract,
  { signal, onProgress }: Required<Pick<RunOptions, 'signal' | 'onProgress'>>,
): Promise<Report> {
  const { server, writes, seed } = options;
  const send = sendTo(server);
  await checkReachable(send, server);
  const operations = chosenOperations(contract, options);
  const startedAt = new Date().toISOString();
  const ledger = new Ledger(contract);
  const run: RunOptions = {
    contract,
    send,
    server,
    operations,
    logins: options.logins,
    writes,
    seed,
    count: options.cases,
    workers: options.workers,
    // If operations are named, nothing else is run.
    pages: operations.length === contract.operations.length,
    onExchange: (exchange) => ledger.record(exchange),
    onProgress,
    ...(options.mails === undefined ? {} : { readMails: mailsAt(options.mails, server) }),
    signal:
      options.time === undefined
        ? signal
        : AbortSignal.any([signal, AbortSignal.timeout(options.time * 1000)]),
  };
  const isReplay = options.replay !== undefined;
  const { causes, ...result } =
    options.replay === undefined
      ? await runConformance(run)
      : await replay(run, keptFinding(options.results, options.replay));
  // Adds what other runs have covered, without duplicates.
  if (!isReplay) keepLedger(options.results, 'run', startedAt, ledger);
  readLedgers(options.results, ledger);
  const report: Report = {
    ...result,
    server,
    startedAt,
    seed,
    writes,
    operations: operationsIn(result.tried, contract),
    leftOut: isReplay ? [] : result.leftOut,
    logins: options.logins.map(({ name }) => name),
    findings: createFindings(causes, server, listPasswords(options.logins)),
    coverage: measureCoverage(operations, contract, ledger),
  };
  if (!isReplay) keepRun(options.results, report);
  writeReports(options, report);
  return report;
}

/** Reads mails from an address; only the server under test receives cookies. */
function mailsAt(address: string, server: string): ReadMails {
  const isOwn = new URL(address).origin === new URL(server).origin;
  return async (headers) => {
    const response = await fetch(address, {
      headers: isOwn ? headers : {},
      signal: AbortSignal.timeout(10_000),
    });
    return response.text();
  };
}

/** The number of operations that cases belong to, from the cases' names. */
function operationsIn(tried: readonly string[], { byId }: Contract): number {
  return new Set(tried.map((name) => name.split(':')[0] ?? '').filter((id) => byId.has(id))).size;
}

function chosenOperations(
  contract: Contract,
  { operations: ids, tags }: ConformanceOptions,
): readonly Operation[] {
  const { operations } = contract;
  const unknown = ids.find((id) => !contract.byId.has(id));
  if (unknown !== undefined) throw new CommandError(`There is no operation "${unknown}".`);
  const known = new Set(operations.flatMap((operation) => operation.tags));
  const unknownTag = tags.find((tag) => !known.has(tag));
  if (unknownTag !== undefined) {
    throw new CommandError(
      `There is no tag "${unknownTag}". The tags are ${[...known].join(', ')}.`,
    );
  }
  if (ids.length === 0 && tags.length === 0) return operations;
  return operations.filter(
    ({ id, tags: its }) => ids.includes(id) || its.some((tag) => tags.includes(tag)),
  );
}
