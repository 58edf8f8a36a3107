import type { Document } from './documents.ts';

/**
 * The TypeScript source of the list of documents, by name.
 * @throws Error naming a document that does not say who implements it.
 */
export function documentListSource(documents: ReadonlyMap<string, Document>): string {
  for (const [name, document] of documents) {
    if (!document['x-server']) throw new Error(`openapi/${name}.yaml has no x-server.`);
  }
  const names = (server: Document['x-server']) =>
    [...documents].filter(([, document]) => document['x-server'] === server).map(([name]) => name);
  return `/** The contract's documents, each \`openapi/<name>.yaml\`. */
export const documentNames = ${JSON.stringify([...documents.keys()])} as const;
export type DocumentName = (typeof documentNames)[number];

/** Documents that the product's own server implements. The client makes their calls by generated fetchers. */
export const productDocuments: readonly DocumentName[] = ${JSON.stringify(names('product'))};
/** Documents that third parties implement, on their own origin; their own SDKs call them. */
export const providerDocuments: readonly DocumentName[] = ${JSON.stringify(names('third-party'))};
`;
}
