/** The contract's documents, each `openapi/<name>.yaml`. */
export const documentNames = ['app', 'admin', 'upload', 'analytics'] as const;
export type DocumentName = (typeof documentNames)[number];

/**
 * The documents whose calls the client makes itself, through generated fetchers. The upload SDK calls the upload
 * provider, and analytics is another server, which knows nothing of the product's base URL, cookies and errors.
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
  minProperties?: number;
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
  /** Rules for fields of an object that no keyword can express, each as a sentence. */
  'x-rules'?: Record<string, string>;
}

export interface MediaTypes {
  description?: string;
  headers?: Record<string, object>;
  content?: Record<string, { schema?: Schema; examples?: Record<string, { value?: Json }> }>;
}

export interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema?: Schema;
  example?: Json;
}

export interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  tags?: string[];
  /** Empty if no login is required. */
  security?: object[];
  'x-source': 'specified' | 'proposed';
  /** The roles that may call it, in the admin tool. */
  'x-roles'?: string[];
  /** Marks a GET that changes something: `navigation` if the browser follows a plain link to it. */
  'x-changes-state'?: true | 'navigation';
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: MediaTypes & { required?: boolean };
  responses: Record<string, MediaTypes | { $ref: string }>;
}

/** A page as `x-pages` describes it. */
export interface PageDefinition {
  'x-source': 'specified' | 'proposed';
  summary: string;
  path: string;
  access: 'anyone' | 'visitors' | 'user' | 'staff' | 'admin';
  framing: 'allowed' | 'refused';
  title?: string;
  sections?: string[];
  redirect?: string;
  target?: 'never';
  firstCall?: string;
  parameters?: (Parameter | { $ref: string })[];
}

/** Declared once for all operations of a document, so that none can omit it. */
export interface EveryOperation {
  /** Parameters of every operation. */
  parameters?: Parameter[];
  /** Parameters of the operations that change something: all but GET, and GET if `x-changes-state` is true. */
  parametersOfChanges?: Parameter[];
  /** Answers, by status, of the operations that change something, unless they have their own. */
  answersOfChanges?: Record<string, { $ref: string }>;
  /** The same for operations with a body. */
  answersOfBodies?: Record<string, { $ref: string }>;
  /** Headers of every answer without its own. */
  headers?: Record<string, object>;
}

export interface Document {
  info?: { title: string; version?: string; description?: string };
  tags?: { name: string; description?: string }[];
  security?: object[];
  'x-every-operation'?: EveryOperation;
  'x-core-sections'?: string[];
  'x-pages'?: Record<string, PageDefinition>;
  'x-content-security-policy'?: Record<string, string[]>;
  'x-picker-security-policy'?: Record<string, string[]>;
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
 * The parameters of an operation or a page, including shared ones.
 * @throws Error naming a reference to a missing parameter.
 */
export function parametersOf(
  { components }: Document,
  { parameters = [] }: Pick<Operation, 'parameters'>,
  owner: string,
): Parameter[] {
  return parameters.map((parameter) => sharedPart(components.parameters, parameter, owner));
}

/**
 * An operation's successful answers by status, including shared ones.
 * @throws Error naming a reference to a missing answer.
 */
export function goodAnswersOf(
  { components }: Document,
  operation: Operation,
): [code: string, answer: MediaTypes][] {
  return Object.entries(operation.responses)
    .filter(([code]) => code.startsWith('2'))
    .map(([code, answer]) => [
      code,
      sharedPart(components.responses, answer, operation.operationId),
    ]);
}

/**
 * Resolves a part that may be a reference to a shared one.
 * @throws Error naming a broken reference.
 */
export function sharedPart<Part extends object>(
  parts: Readonly<Record<string, Part>> | undefined,
  part: Part | { $ref: string },
  owner: string,
): Part {
  if (!('$ref' in part)) return part;
  const found = parts?.[part.$ref.split('/').at(-1) ?? ''];
  if (!found) throw new Error(`${owner}: there is no ${part.$ref}.`);
  return found;
}
