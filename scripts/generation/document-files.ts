import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The contract, written by hand. */
export const contractFolder = path.resolve(import.meta.dirname, '../../openapi');

/**
 * The names of the contract's documents: every file of the folder that is an OpenAPI document. `app` comes first, because
 * it owns what documents share.
 */
export function documentNames(folder = contractFolder): string[] {
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .filter((file) => readFileSync(path.join(folder, file), 'utf8').startsWith('openapi:'))
    .map((file) => path.basename(file, '.yaml'));
  return [...names.filter((name) => name === 'app'), ...names.filter((name) => name !== 'app')];
}
