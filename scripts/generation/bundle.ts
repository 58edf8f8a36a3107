import path from 'node:path';
import { bundle, createConfig } from '@redocly/openapi-core';
import { contractFolder, documentNames } from './document-files.ts';
import type { Document } from './documents.ts';
import { spreadEveryOperation } from './every-operation.ts';
import redoclyPlugin from './redocly-plugin.ts';

/** Bundles every document in a folder, by name; by default the contract's. */
export async function bundleDocuments(folder = contractFolder): Promise<Map<string, Document>> {
  const bundles = documentNames(folder).map(
    async (name) => [name, await bundleDocument(name, folder)] as const,
  );
  return new Map(await Promise.all(bundles));
}

/**
 * Bundles a document with the shared files to which it refers.
 * @throws Error naming every broken reference.
 */
export async function bundleDocument(name: string, folder = contractFolder): Promise<Document> {
  const ref = path.join(folder, `${name}.yaml`);
  const config = await createConfig({}, { plugins: [redoclyPlugin()] });
  const result = await bundle({ ref, config });
  if (result.problems.length > 0) {
    const errors = result.problems.map((problem) => `  ${problem.message}`).join('\n');
    throw new Error(`openapi/${name}.yaml cannot be bundled:\n${errors}`);
  }
  return spreadEveryOperation(result.bundle.parsed as Document);
}
