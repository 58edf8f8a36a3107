import {
  Ajv2020,
  type AnySchemaObject,
  type ErrorObject,
  type ValidateFunction,
} from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { type Answer, getMediaType } from './answer.ts';
import type { PrismOperation } from './definitions.ts';
import { type Parameter, type ParameterValues, typedParameters } from './parameters.ts';

/** A violation of the document by a request or an answer. */
export interface Violation {
  /** The value's path, `['body', 'user', 'name']`; empty for the whole message. */
  readonly path?: readonly string[];
  /** JSON Schema keyword, or an HTTP status for errors of a whole request. */
  readonly code?: string | number;
  /** The parameters of the keyword's rule, `{ limit: 8 }`. */
  readonly params?: Readonly<Record<string, unknown>>;
  readonly message: string;
}

/** A request to check: typed parameters, lower-case header names. */
export interface CheckedRequest {
  readonly path: ParameterValues;
  readonly query: ParameterValues;
  readonly headers: Readonly<Record<string, string>>;
  /** Parsed if it is JSON, otherwise text; undefined if there is none. */
  readonly body: unknown;
}

/** Finds violations in an operation's requests and answers. */
export interface OperationChecks {
  readonly request: (request: CheckedRequest) => readonly Violation[];
  readonly answer: (answer: Answer) => readonly Violation[];
}

type Part = 'body' | 'header' | 'path' | 'query';
type Check<Value> = (value: Value) => readonly Violation[];
type Contents = NonNullable<PrismOperation['responses'][number]['contents']>;
type Schema = Contents[number]['schema'];

interface Media {
  /** A media range as in the document, which may contain `*`. */
  readonly type: string;
  readonly check: Check<unknown>;
}

const fine: readonly Violation[] = [];

// Optimized code is hardly faster, but takes half as long again to generate.
const ajv = new Ajv2020({ allErrors: true, strict: false, code: { optimize: false } });
// The package's types describe the module rather than its default export.
(addFormats as unknown as (target: Ajv2020) => void)(ajv);

/**
 * Precomputes everything that is independent of the call: the media types of each status, the parameters. Schemas are
 * compiled on first use.
 * @throws Error if the document uses a security scheme that is not checked here.
 */
export function operationChecks(definition: PrismOperation): OperationChecks {
  const { request = {}, responses } = definition;
  const hasSession = securityCheck(definition);
  const query = parametersCheck('query', request.query);
  const path = parametersCheck('path', request.path);
  const headers = headersCheck(request.headers);
  const body = requestBodyCheck(request.body);
  const answers = new Map(responses.map((response) => [response.code, answerCheck(response)]));
  const unknownStatus: Violation = {
    message: `The document has no such status, only ${[...answers.keys()].join(', ')}`,
  };

  return {
    request(call) {
      const errors = [body(call), headers(call.headers), query(call.query), path(call.path)];
      return [...(hasSession(call.headers['cookie']) ? fine : [noSession]), ...errors.flat()];
    },
    answer: (answer) => answers.get(String(answer.status))?.(answer) ?? [unknownStatus],
  };
}

const noSession: Violation = { code: 401, message: 'The session is missing' };

function securityCheck({ security = [] }: PrismOperation): (cookies?: string) => boolean {
  const alternatives = security.map((schemes) =>
    schemes.map((scheme) => {
      if (scheme.type === 'apiKey' && scheme.in === 'cookie') {
        return new RegExp(`(^|;\\s*)${scheme.name}=[^;]`);
      }
      throw new Error(`The security "${scheme.key}" is not that of a cookie.`);
    }),
  );
  return (cookies = '') =>
    alternatives.length === 0 ||
    alternatives.some((patterns) => patterns.every((pattern) => pattern.test(cookies)));
}

function requestBodyCheck(body: NonNullable<PrismOperation['request']>['body']) {
  const media = createMediaChecks(body?.contents);
  const wrongType: Violation = {
    code: 415,
    message:
      media.length > 0
        ? `Supported content types: ${media.map(({ type }) => type).join(',')}`
        : 'No supported content types, but request included a non-empty body',
  };
  return ({ body: value, headers }: CheckedRequest): readonly Violation[] => {
    if (value === undefined || value === null) {
      return body?.required ? [{ code: 'required', message: 'The body is required' }] : fine;
    }
    const type = headers['content-type'];
    // A body without a type is treated as what the document expects.
    const matchingMedia =
      type === undefined ? media[0] : media.find((candidate) => covers(candidate.type, type));
    return matchingMedia ? matchingMedia.check(value) : [wrongType];
  };
}

function answerCheck({ headers, contents }: PrismOperation['responses'][number]): Check<Answer> {
  const media = createMediaChecks(contents);
  const documentedTypes = media.map(({ type }) => type).join(', ');
  const checkHeaders = headersCheck(headers);
  const checkBody = (answer: Answer): readonly Violation[] => {
    const type = getMediaType(answer);
    if (media.length === 0) return type === undefined ? fine : [undocumentedBody];
    const matchingMedia = media.find(
      (candidate) => type !== undefined && covers(candidate.type, type),
    );
    if (matchingMedia) return matchingMedia.check(answer.body);
    const message = `The media type "${type ?? ''}" is not the document's, ${documentedTypes}`;
    return [{ path: ['body'], message }];
  };
  return (answer) => [...checkBody(answer), ...checkHeaders(lowerCaseNames(answer.headers))];
}

const undocumentedBody: Violation = {
  path: ['body'],
  message: 'The answer has no body in the document',
};

function createMediaChecks(contents: Contents = []): Media[] {
  return contents.map(({ mediaType, schema }) => ({
    type: mediaType,
    check: schemaCheck('body', schema),
  }));
}

/** Returns whether a documented media type or range matches a given type; JSON's matches every kind of JSON. */
function covers(documentedType: string, mediaType: string): boolean {
  if (documentedType === mediaType) return true;
  const [type, subtype] = documentedType.split('/');
  const [givenType, givenSubtype] = (mediaType.split(';', 1)[0] ?? '').trim().split('/');
  return (
    (type === '*' || type === givenType) &&
    (subtype === '*' || subtype === givenSubtype?.replace(/^.+\+/, ''))
  );
}

function headersCheck(
  documentedParameters: readonly Parameter[] = [],
): Check<Readonly<Record<string, string>>> {
  const parameters = documentedParameters.map((parameter) => ({
    ...parameter,
    name: parameter.name.toLowerCase(),
  }));
  const check = parametersCheck('header', parameters);
  return (headers) => check(typedParameters(parameters, (name) => headers[name]));
}

function parametersCheck(
  part: Part,
  parameters: readonly Parameter[] = [],
): Check<ParameterValues> {
  if (parameters.length === 0) return () => fine;
  return schemaCheck(part, {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema = {} }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  });
}

/** Finds what is wrong with a body by a schema that no document has. */
export function bodyCheck(schema: NonNullable<Schema>): Check<unknown> {
  return schemaCheck('body', schema);
}

function schemaCheck(part: Part, schema: Schema): Check<unknown> {
  if (!schema) return () => fine;
  let validate: ValidateFunction | undefined;
  return (value) => {
    // The validator's type allows one more kind of schema.
    validate ??= ajv.compile(schema as AnySchemaObject);
    return validate(value)
      ? fine
      : (validate.errors ?? []).map((error) => toViolation(part, error));
  };
}

function toViolation(
  part: Part,
  { instancePath, keyword, message = '', params }: ErrorObject,
): Violation {
  const values = 'allowedValues' in params ? `: ${params['allowedValues'].join(', ')}` : '';
  const unknownName =
    'additionalProperty' in params ? `; found '${params['additionalProperty']}'` : '';
  return {
    path: [part, ...instancePath.split('/').slice(1)],
    code: keyword,
    params,
    message: message + values + unknownName,
  };
}

function lowerCaseNames(headers: Readonly<Record<string, string>> = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
}
