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
  headers?: Record<string, object>;
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
  /** Who may call it, in the admin tool. */
  'x-roles'?: string[];
  /** Says of a GET that it changes something. */
  'x-changes-state'?: boolean;
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: MediaTypes & { required?: boolean };
  responses: Record<string, MediaTypes | { $ref: string }>;
}

/** Names of the sections of texts: those that every page needs, and those that pages ask for. */
export interface Sections {
  core: string[];
  pages: string[];
}

/** What a document says once of all its operations, so that none can be without it. */
export interface EveryOperation {
  /** Parameters of every operation. */
  parameters?: Parameter[];
  /** Parameters of the operations that change something: all but GET, and GET where it says `x-changes-state`. */
  parametersOfChanges?: Parameter[];
  /** Answers, by status, of the operations that change something, where they do not give their own. */
  answersOfChanges?: Record<string, { $ref: string }>;
  /** The same of the operations that take a body. */
  answersOfBodies?: Record<string, { $ref: string }>;
  /** Headers of every answer that does not give its own. */
  headers?: Record<string, object>;
}

export interface Document {
  'x-every-operation'?: EveryOperation;
  'x-sections'?: Sections;
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Schema>;
    parameters?: Record<string, Parameter>;
    responses?: Record<string, MediaTypes>;
  };
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
