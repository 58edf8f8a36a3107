import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Document } from '../generation/documents.ts';
import { root } from '../process/tool.ts';

export interface BundledDocument {
  readonly name: string;
  /** Path of the document with all shared parts bundled. */
  readonly file: string;
}

/** Every document of the contract as bundled by `npm run generate`, by name. */
export function bundledDocuments(): BundledDocument[] {
  return readdirSync(path.join(root, 'generated'), { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'document.json')
    .map((file) => ({ name: path.dirname(file), file: path.join(root, 'generated', file) }))
    .sort((a, b) => a.name.localeCompare(b.name));
}

/** A fresh copy of a document that the caller may modify. */
export function readBundled({ file }: BundledDocument): Document & Record<string, unknown> {
  return JSON.parse(readFileSync(file, 'utf8'));
}
