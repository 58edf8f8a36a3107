import path from 'node:path';
import { bundle, createConfig } from '@redocly/openapi-core';

/** The contract's documents, each `openapi/<name>.yaml`. */
export const documentNames = ['app', 'admin', 'upload', 'analytics'] as const;
export type DocumentName = (typeof documentNames)[number];

/**
 * The documents whose calls the client makes itself, by generated fetchers. The upload SDK calls the upload provider,
 * and analytics is another server, which knows nothing of the product's base URL, cookies and errors.
 */
export const fetchedDocuments: ReadonlySet<DocumentName> = new Set(['app', 'admin']);

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** A JSON Schema 2020-12 object as the documents use it. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  const?: Json;
  enum?: Json[];
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  oneOf?: Schema[];
  allOf?: Schema[];
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  examples?: Json[];
}

interface MediaTypes {
  content?: Record<string, { schema?: Schema }>;
}

export interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  'x-source': 'specified' | 'proposed';
  parameters?: { name: string; in: string; required?: boolean }[];
  requestBody?: MediaTypes & { required?: boolean };
  responses: Record<string, MediaTypes>;
}

export interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

const root = path.resolve(import.meta.dirname, '../..');

/**
 * Joins a document and the shared files that it refers to into one.
 * @throws Error naming every reference that leads nowhere.
 */
export async function bundleDocument(name: DocumentName): Promise<Document> {
  const ref = path.join(root, 'openapi', `${name}.yaml`);
  const result = await bundle({ ref, config: await createConfig({}) });
  if (result.problems.length > 0) {
    const faults = result.problems.map((problem) => `  ${problem.message}`).join('\n');
    throw new Error(`openapi/${name}.yaml can not be bundled:\n${faults}`);
  }
  return result.bundle.parsed as Document;
}

const httpMethods = new Set(['get', 'put', 'post', 'delete', 'patch']);

/** Every operation of a document with its method and path template, in the document's order. */
export function operationsOf(
  document: Document,
): { method: string; path: string; operation: Operation }[] {
  return Object.entries(document.paths).flatMap(([template, item]) =>
    Object.entries(item)
      .filter(([method]) => httpMethods.has(method))
      .map(([method, operation]) => ({ method, path: template, operation })),
  );
}
