import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Ledger } from './ledger.ts';

/** The record of one run, kept for later runs. */
interface KeptLedger {
  readonly source: string;
  readonly startedAt: string;
  readonly lines: readonly string[];
}

/** Adds what all runs in a folder have seen, both of this command and of the proxy. */
export function readLedgers(folder: string, ledger: Ledger): void {
  const ledgers = ledgerFolder(folder);
  mkdirSync(ledgers, { recursive: true });
  for (const file of readdirSync(ledgers).filter((name) => name.endsWith('.json'))) {
    const { lines }: KeptLedger = JSON.parse(readFileSync(path.join(ledgers, file), 'utf8'));
    ledger.add(lines);
  }
}

/** Saves what a run has seen, in addition to other runs. */
export function keepLedger(
  folder: string,
  source: string,
  startedAt: string,
  ledger: Ledger,
): void {
  const ledgers = ledgerFolder(folder);
  mkdirSync(ledgers, { recursive: true });
  const kept: KeptLedger = { source, startedAt, lines: ledger.lines };
  const name = `${source}-${startedAt.replace(/[^\dT]/g, '')}.json`;
  writeFileSync(path.join(ledgers, name), `${JSON.stringify(kept, undefined, 1)}\n`);
}

function ledgerFolder(folder: string): string {
  return path.join(folder, 'ledger');
}
