import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The contract's documents. */
export const documentNames = ['app', 'admin', 'upload', 'analytics'] as const;
export type DocumentName = (typeof documentNames)[number];

/** Documents that the product's own server implements. */
export const productDocuments: readonly DocumentName[] = ['app', 'admin'];
/** Documents that third parties implement, on their own origin. */
export const providerDocuments: readonly DocumentName[] = ['upload', 'analytics'];

/** Reads a bundled document. Parsed again on each call, because Prism modifies it to resolve references. */
export async function readDocument(name: DocumentName): Promise<object> {
  const file = path.resolve(import.meta.dirname, `../../generated/${name}/document.json`);
  const document: unknown = JSON.parse(await readFile(file, 'utf8'));
  if (typeof document !== 'object' || document === null) {
    throw new Error(`generated/${name}/document.json holds no object.`);
  }
  return document;
}
