import path from 'node:path';
import { bundle, createConfig } from '@redocly/openapi-core';
import { contractFolder } from './document-files.ts';
import type { Document } from './documents.ts';
import { spreadEveryOperation } from './every-operation.ts';
import redoclyPlugin from './redocly-plugin.ts';

/**
 * Bundles a document with the shared files to which it refers.
 * @throws Error naming every broken reference.
 */
export function bundleDocument(name: string): Promise<Document> {
  return bundleFile(path.join(contractFolder, `${name}.yaml`));
}

/**
 * Bundles any document with the files to which it refers.
 * @throws Error naming every broken reference.
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
