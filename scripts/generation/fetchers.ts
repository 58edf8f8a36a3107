import {
  type Document,
  listGoodAnswers,
  listParameters,
  type MediaTypes,
  type Operation,
  type Parameter,
  type RequestBody,
  resolveRequestBody,
} from './documents.ts';
import { keySource } from './key-source.ts';
import { listOperationsIn } from './own-modules.ts';
import { responseShape, type Shape } from './response-shapes.ts';

type GoodAnswers = readonly (readonly [code: string, answer: MediaTypes])[];

/**
 * The TypeScript source of one document's fetchers: one documented function per operation.
 * @param module the part of the document (`own-modules.ts`); by default that which all pages share.
 */
export function fetchersSource(document: Document, module?: string): string {
  const functions = listOperationsIn(document, module).map((entry) => {
    const responses = listGoodAnswers(document, entry.operation);
    const shape = responseShape(
      document,
      responses.map(([, response]) => response),
    );
    const input = inputFields(
      entry.operation,
      listParameters(document, entry.operation, entry.operation.operationId),
      resolveRequestBody(document, entry.operation),
    );
    return fetcherSource(entry, input, responses, shape);
  });
  return [
    `import { type CallOptions, createCaller } from '#src/api/call.ts';`,
    `import type { operations, paths } from '${module ? '../' : './'}types.ts';`,
    '',
    `const call = createCaller<paths>();`,
    '',
    functions.join('\n'),
  ].join('\n');
}

function fetcherSource(
  { method, path, operation }: { method: string; path: string; operation: Operation },
  input: readonly InputField[],
  answers: GoodAnswers,
  shape: Shape,
): string {
  const id = operation.operationId;
  const typeName = id[0]?.toUpperCase() + id.slice(1);
  const inputOptional = input.every((field) => field.optional);
  const fields = input.map((field) => `${field.name}${field.optional ? '?' : ''}: ${field.type};`);
  return [
    `export interface ${typeName}Input {${fields.length > 0 ? `\n  ${fields.join('\n  ')}\n` : ''}}`,
    `export type ${typeName}Data = ${dataType(id, answers)};`,
    '',
    docComment(method, path, operation),
    `export function ${id}(`,
    `  input: ${typeName}Input${inputOptional ? ' = {}' : ''},`,
    '  options: CallOptions = {},',
    `): Promise<${typeName}Data | undefined> {`,
    `  return call<${typeName}Data>(['${method}', '${path}'], ${shapeSource(shape)}, input, options);`,
    '}',
    '',
  ].join('\n');
}

/** Headers that the client adds to every call. */
const clientHeaders: ReadonlySet<string> = new Set([
  'Accept-Language',
  'X-Requested-With',
  'X-User-Id',
]);

interface InputField {
  name: 'path' | 'query' | 'header' | 'body';
  type: string;
  optional: boolean;
}

function inputFields(
  operation: Operation,
  allParameters: readonly Parameter[],
  requestBody: RequestBody | undefined,
): InputField[] {
  const owner = `operations['${operation.operationId}']`;
  const parameters = (place: 'path' | 'query') => {
    const placeParameters = allParameters.filter((parameter) => parameter.in === place);
    const type = `NonNullable<${owner}['parameters']['${place}']>`;
    const optional = placeParameters.every((parameter) => !parameter.required);
    return placeParameters.length > 0 ? [{ name: place, type, optional }] : [];
  };
  const headers = allParameters
    .filter((parameter) => parameter.in === 'header' && !clientHeaders.has(parameter.name))
    .map(({ name }) => name);
  const header = headers.length > 0 && {
    name: 'header' as const,
    type: `Pick<NonNullable<${owner}['parameters']['header']>, ${headers.map((name) => `'${name}'`).join(' | ')}>`,
    optional: true,
  };
  const mediaType = Object.keys(requestBody?.content ?? {})[0];
  const body = mediaType && {
    name: 'body' as const,
    // A form is sent as the browser makes it, with its files.
    type:
      mediaType === 'multipart/form-data'
        ? 'FormData'
        : `NonNullable<${owner}['requestBody']>['content']['${mediaType}']`,
    optional: !requestBody?.required,
  };
  return [
    ...parameters('path'),
    ...parameters('query'),
    ...(header ? [header] : []),
    ...(body ? [body] : []),
  ];
}

function dataType(operationId: string, answers: GoodAnswers): string {
  // Only a redirect is documented, and the response at its target is outside this document.
  if (answers.length === 0) return 'unknown';
  const types = answers.map(([code, response]) => {
    const mediaType = Object.keys(response.content ?? {})[0];
    return mediaType
      ? `operations['${operationId}']['responses'][${code}]['content']['${mediaType}']`
      : 'undefined';
  });
  return types.join(' | ');
}

function shapeSource(shape: Shape): string {
  if (typeof shape === 'string') return `'${shape}'`;
  const members = Object.entries(shape).map(([name, types]) => `${keySource(name)}: '${types}'`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

function docComment(method: string, path: string, operation: Operation): string {
  const text = [
    `${operation.summary}.`,
    operation.description,
    `\`${method.toUpperCase()} ${path}\` (${operation['x-source']}). Answers nothing when canceled.`,
    '@throws one of the error classes of `#src/api/errors.ts`.',
  ];
  const lines = text.filter((line) => line !== undefined);
  return ['/**', ...lines.map((line) => ` * ${line}`), ' */'].join('\n');
}
