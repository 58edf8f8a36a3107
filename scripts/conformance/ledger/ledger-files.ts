import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Ledger } from './ledger.ts';

/** Adds what all runs in a folder have seen, both of this command and of the proxy. */
export function readLedgers(folder: string, ledger: Ledger): void {
  const ledgers = openLedgers(folder);
  for (const file of readdirSync(ledgers).filter((name) => name.endsWith('.json'))) {
    const { lines }: Pick<Ledger, 'lines'> = JSON.parse(
      readFileSync(path.join(ledgers, file), 'utf8'),
    );
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
  const { lines } = ledger;
  const name = `${source}-${startedAt.replace(/[^\dT]/g, '')}.json`;
  const file = path.join(openLedgers(folder), name);
  writeFileSync(file, `${JSON.stringify({ lines }, undefined, 1)}\n`);
}

function openLedgers(folder: string): string {
  const ledgers = path.join(folder, 'ledger');
  mkdirSync(ledgers, { recursive: true });
  return ledgers;
}
