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
  default?: Json;
}

export interface MediaTypes {
  content?: Record<string, { schema?: Schema }>;
}

export interface Parameter {
  name: string;
  in: string;
  required?: boolean;
}

export interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  'x-source': 'specified' | 'proposed';
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: MediaTypes & { required?: boolean };
  responses: Record<string, MediaTypes | { $ref: string }>;
}

/** Names of the sections of texts: those that every page needs, and those that pages ask for. */
export interface Sections {
  core: string[];
  pages: string[];
}

export interface Document {
  'x-sections'?: Sections;
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Schema>;
    parameters?: Record<string, Parameter>;
    responses?: Record<string, MediaTypes>;
  };
}

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
  const result = await bundle({ ref, config: await createConfig({}) });
  if (result.problems.length > 0) {
    const errors = result.problems.map((problem) => `  ${problem.message}`).join('\n');
    throw new Error(`openapi/${path.basename(ref)} can not be bundled:\n${errors}`);
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

/**
 * An operation's own parameters, shared ones included.
 * @throws Error naming a reference to a parameter that is not there.
 */
export function parametersOf({ components }: Document, operation: Operation): Parameter[] {
  return (operation.parameters ?? []).map((parameter) =>
    shared(components.parameters, parameter, operation),
  );
}

/**
 * An operation's good answers by their codes, shared ones included.
 * @throws Error naming a reference to an answer that is not there.
 */
export function goodAnswersOf(
  { components }: Document,
  operation: Operation,
): [code: string, answer: MediaTypes][] {
  return Object.entries(operation.responses)
    .filter(([code]) => code.startsWith('2'))
    .map(([code, answer]) => [code, shared(components.responses, answer, operation)]);
}

function shared<Part extends object>(
  parts: Readonly<Record<string, Part>> | undefined,
  part: Part | { $ref: string },
  { operationId }: Operation,
): Part {
  if (!('$ref' in part)) return part;
  const found = parts?.[part.$ref.split('/').at(-1) ?? ''];
  if (!found) throw new Error(`${operationId}: there is no ${part.$ref}.`);
  return found;
}
