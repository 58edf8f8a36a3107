import type { Document } from './documents.ts';

/**
 * The TypeScript source of the list of documents, by name, and of the types of their schemas.
 * @throws Error naming a document that does not say who implements it.
 */
export function documentListSource(documents: ReadonlyMap<string, Document>): string {
  for (const [name, document] of documents) {
    if (!document['x-server']) throw new Error(`openapi/${name}.yaml has no x-server.`);
  }
  const all = [...documents.keys()];
  const names = (server: Document['x-server']) =>
    all.filter((name) => documents.get(name)?.['x-server'] === server);
  return `${all.map((name) => `import type { components as ${name} } from './${name}/types.ts';\n`).join('')}
/** The contract's documents, each \`openapi/<name>.yaml\`. */
export const documentNames = ${JSON.stringify(all)} as const;
export type DocumentName = (typeof documentNames)[number];

/** Documents that the product's own server implements. The client makes their calls by generated fetchers. */
export const productDocuments: readonly DocumentName[] = ${JSON.stringify(names('product'))};
/** Documents that third parties implement, on their own origin; their own SDKs call them. */
export const providerDocuments: readonly DocumentName[] = ${JSON.stringify(names('third-party'))};

${all.map((name) => `type ${nameSchemas(name)} = ${name}['schemas'];\n`).join('')}
/** The type of every schema, by its name, which means the same in all documents. */
export interface Schemas extends ${all.map(nameSchemas).join(', ')} {}
`;
}

function nameSchemas(document: string): string {
  return `${document.charAt(0).toUpperCase()}${document.slice(1)}Schemas`;
}
