import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { DocumentName } from '#generated/documents.ts';

/** Reads a bundled document. Parsed again on each call, because Prism modifies it to resolve references. */
export async function readDocument(name: DocumentName): Promise<object> {
  const file = path.resolve(import.meta.dirname, `../../generated/${name}/document.json`);
  const document: unknown = JSON.parse(await readFile(file, 'utf8'));
  if (typeof document !== 'object' || document === null) {
    throw new Error(`generated/${name}/document.json holds no object.`);
  }
  return document;
}
