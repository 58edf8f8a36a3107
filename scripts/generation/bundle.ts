import path from 'node:path';
import { bundle, createConfig } from '@redocly/openapi-core';
import type { Document, DocumentName } from './documents.ts';
import { spreadEveryOperation } from './every-operation.ts';
import redoclyPlugin from './redocly-plugin.ts';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * Joins a document and the shared files that it refers to into one.
 * @throws Error naming every reference that leads nowhere.
 */
export function bundleDocument(name: DocumentName): Promise<Document> {
  return bundleFile(path.join(root, 'openapi', `${name}.yaml`));
}

/**
 * Joins any document and the files that it refers to into one.
 * @throws Error naming every reference that leads nowhere.
 */
export async function bundleFile(ref: string): Promise<Document> {
  const config = await createConfig({}, { plugins: [redoclyPlugin()] });
  const result = await bundle({ ref, config });
  if (result.problems.length > 0) {
    const errors = result.problems.map((problem) => `  ${problem.message}`).join('\n');
    throw new Error(`openapi/${path.basename(ref)} cannot be bundled:\n${errors}`);
  }
  return spreadEveryOperation(result.bundle.parsed as Document);
}
