import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The contract's documents that the mock service answers for. */
export const documentNames = ['app', 'admin'] as const;
export type DocumentName = (typeof documentNames)[number];

/**
 * One bundled document of the contract, parsed afresh on every call: Prism resolves references
 * by changing the object that it is given.
 */
export async function readDocument(name: DocumentName): Promise<object> {
  const file = path.resolve(import.meta.dirname, `../../generated/${name}/document.json`);
  const document: unknown = JSON.parse(await readFile(file, 'utf8'));
  if (typeof document !== 'object' || document === null) {
    throw new Error(`generated/${name}/document.json holds no object.`);
  }
  return document;
}
