import {
  type Document,
  type Json,
  type MediaTypes,
  type Operation,
  operationsOf,
  type Parameter,
  parametersOf,
} from '../generation/documents.ts';

/** Where `npm start` serves the product and, on the next port, the upload provider. */
export const mockAddresses = {
  product: 'http://localhost:4000',
  provider: 'http://localhost:4001',
} as const;

const jar = 'cookies.txt';

/** Logs in, and keeps the session for the following commands. */
export function loginLine(email: string, base: string): string {
  return line([
    `-c ${jar} -b ${jar}`,
    acceptHeader,
    markHeader,
    `-H 'Content-Type: application/json'`,
    `-d ${quoted(JSON.stringify({ email, password: 'calendar', stay_logged_in: true }))}`,
    quoted(`${base}/login`),
  ]);
}

const acceptHeader = `-H 'Accept: application/json'`;
const markHeader = `-H 'X-Requested-With: XMLHttpRequest'`;

/** The command that calls each operation of a document with its first examples, by operation id. */
export function curlLines(document: Document, base: string): Map<string, string> {
  return new Map(
    operationsOf(document).map(({ method, path, operation }) => [
      operation.operationId,
      curlLine(document, { method, path, operation }, base),
    ]),
  );
}

function curlLine(
  document: Document,
  { method, path, operation }: { method: string; path: string; operation: Operation },
  base: string,
): string {
  const parameters = parametersOf(document, operation, operation.operationId);
  const needsSession = (operation.security ?? document.security ?? []).length > 0;
  const isMarked = parameters.some(({ name }) => name === 'X-Requested-With');
  return line([
    ...(needsSession ? [`-b ${jar}`] : []),
    ...(needsMethod(method, operation) ? [`-X ${method.toUpperCase()}`] : []),
    acceptHeader,
    ...(isMarked ? [markHeader] : []),
    ...bodyParts(operation.requestBody),
    quoted(base + filled(path, parameters)),
  ]);
}

/** curl defaults to GET, and to POST with a body. */
function needsMethod(method: string, { requestBody }: Operation): boolean {
  return method !== (requestBody ? 'post' : 'get');
}

function bodyParts(body: MediaTypes | undefined): string[] {
  const [entry] = Object.entries(body?.content ?? {});
  if (!entry) return [];
  const [mediaType, { examples = {} }] = entry;
  if (mediaType !== 'application/json') {
    return [`-H ${quoted(`Content-Type: ${mediaType}`)}`, '--data-binary @part.bin'];
  }
  const [example] = Object.values(examples);
  return [
    `-H 'Content-Type: application/json'`,
    `-d ${quoted(JSON.stringify(withoutPolicy(example?.value ?? {})))}`,
  ];
}

/** The policies in examples have expired; an account of the mock needs none. */
function withoutPolicy(body: Json): Json {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const { policy: _, signature: __, ...rest } = body;
  return rest;
}

function filled(path: string, parameters: readonly Parameter[]): string {
  const withPath = parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce((text, parameter) => text.replace(`{${parameter.name}}`, textOf(parameter)), path);
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && parameter.required)
    .map(({ name, ...rest }) => `${name}=${textOf({ name, ...rest })}`);
  return query.length > 0 ? `${withPath}?${query.join('&')}` : withPath;
}

function textOf({ name, example, schema }: Parameter): string {
  const value = example ?? schema?.examples?.[0] ?? schema?.enum?.[0];
  if (value === undefined) return `{${name}}`;
  return [value]
    .flat()
    .map((one) => encodeURIComponent(String(one)))
    .join(',');
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

function line(parts: readonly string[]): string {
  return `curl ${parts.join(' \\\n  ')}`;
}
