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
  /** Stands for `format` beside a `pattern`, because not every tool supports both together. */
  'x-format'?: string;
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
  /** Values that break these rules, by field. */
  'x-refused'?: Record<string, Json[]>;
}

export interface MediaTypes {
  description?: string;
  headers?: Record<string, object>;
  content?: Record<string, { schema?: Schema; examples?: Record<string, { value?: Json }> }>;
}

export type RequestBody = MediaTypes & { required?: boolean };

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
  /** The rights of which a caller needs one, in a calendar. */
  'x-calendar-rights'?: string[];
  /** Marks a GET that changes something: `navigation` if the browser follows a plain link to it. */
  'x-changes-state'?: true | 'navigation';
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: RequestBody | { $ref: string };
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
  firstCalls?: FirstCall[];
  parameters?: (Parameter | { $ref: string })[];
}

/** A GET that a page sends first, and where the values of its parameters come from. */
export interface FirstCall {
  operation: string;
  parameters?: Record<string, string>;
}

/** Declared once for all operations of a document, so that none can omit it. */
export interface EveryOperation {
  /** Parameters of every operation. */
  parameters?: Parameter[];
  /** Parameters of the operations that change something: all but GET, and GET if `x-changes-state` is true. */
  parametersOfChanges?: Parameter[];
  /** Answers, by status, of the operations that change something, unless they have their own. */
  answersOfChanges?: Record<string, { $ref: string }>;
  /** Parameters of the operations that require a session, or may have one. */
  parametersOfSessions?: Parameter[];
  /** Answers, by status, of these operations; their own answers also get the examples. */
  answersOfSessions?: Record<string, { $ref: string }>;
  /** The same as `answersOfChanges` for operations with a body. */
  answersOfBodies?: Record<string, { $ref: string }>;
  /** Headers of every answer without its own. */
  headers?: Record<string, object>;
}

export interface Document {
  info?: { title: string; version?: string; description?: string };
  tags?: { name: string; description?: string; 'x-own-module'?: boolean }[];
  security?: object[];
  /** Who implements it: the product's own server, or a third party. The client makes only the product's calls itself. */
  'x-server'?: 'product' | 'third-party';
  'x-every-operation'?: EveryOperation;
  'x-core-sections'?: string[];
  'x-pages'?: Record<string, PageDefinition>;
  'x-content-security-policy'?: Record<string, string[]>;
  'x-picker-security-policy'?: Record<string, string[]>;
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Schema>;
    parameters?: Record<string, Parameter>;
    requestBodies?: Record<string, RequestBody>;
    responses?: Record<string, MediaTypes>;
  };
}

const httpMethods = new Set(['get', 'put', 'post', 'delete', 'patch']);

/** Every operation of a document with its method and path template, in the document's order. */
export function listOperations(
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
export function listParameters(
  { components }: Document,
  { parameters = [] }: Pick<Operation, 'parameters'>,
  owner: string,
): Parameter[] {
  return parameters.map((parameter) => sharedPart(components.parameters, parameter, owner));
}

/**
 * The body of an operation's requests, even if it is a shared one.
 * @throws Error naming a reference to a missing body.
 */
export function resolveRequestBody(
  { components }: Document,
  { requestBody, operationId }: Pick<Operation, 'requestBody' | 'operationId'>,
): RequestBody | undefined {
  return requestBody && sharedPart(components.requestBodies, requestBody, operationId);
}

/**
 * An operation's successful answers by status, including shared ones.
 * @throws Error naming a reference to a missing answer.
 */
export function listGoodAnswers(
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
 * A schema, also if it is a reference to a shared one.
 * @throws Error naming a broken reference.
 */
export function resolveSchema(document: Document, schema: Schema): Schema {
  const { $ref } = schema;
  if ($ref === undefined) return schema;
  return resolveSchema(document, sharedPart<Schema>(document.components.schemas, { $ref }, $ref));
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
  const foundPart = parts?.[part.$ref.split('/').at(-1) ?? ''];
  if (!foundPart) throw new Error(`${owner}: there is no ${part.$ref}.`);
  return foundPart;
}
