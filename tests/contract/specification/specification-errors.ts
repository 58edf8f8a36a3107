import { readFileSync } from 'node:fs';
import path from 'node:path';
import { bundledDocuments, readBundled } from '#scripts/contract/bundled-documents.ts';
import { dereference } from '#scripts/contract/dereference.ts';
import { isTree, type Tree } from '#scripts/contract/tree.ts';
import { root } from '#scripts/process/tool.ts';
import { type SpecifiedCall, specifiedOperations } from './calls.ts';
import {
  numbers,
  type SpecifiedNumber,
  type SpecifiedText,
  texts,
  uploadClientNumbers,
  uploadClientTexts,
} from './client-facts.ts';
import { entities, type SpecifiedEntity } from './entities.ts';
import { keywords, type SpecifiedKeyword, uploadDefaults } from './limits.ts';

/** Where to look for the facts: the real contract and code, or a changed copy. */
export interface Sources {
  readonly documents: ReadonlyMap<string, object>;
  readonly readText: (file: string) => string;
}

/** Documents without references, resolved once each. */
const plainDocuments = new WeakMap<object, Tree>();

function getPlain(document: object): Tree {
  const plain = plainDocuments.get(document) ?? (dereference(document) as Tree);
  plainDocuments.set(document, plain);
  return plain;
}

/** The contract and the code as they are. */
export function ownSources(): Sources {
  const texts = new Map<string, string>();
  const readText = (file: string) => {
    const text = texts.get(file) ?? readFileSync(path.join(root, file), 'utf8');
    texts.set(file, text);
    return text;
  };
  return {
    documents: new Map(
      bundledDocuments().map((bundled) => [bundled.name, readBundled(bundled)] as const),
    ),
    readText,
  };
}

/** Every deviation from the specification, one line each. */
export function specificationErrors({ documents, readText }: Sources): string[] {
  const plain = new Map(
    [...documents].map(([name, document]) => [name, getPlain(document)] as const),
  );
  const findDocument = (name: string): Tree => plain.get(name) ?? {};
  return [
    ...specifiedOperations.flatMap((call) => callErrors(findDocument, call)),
    ...markErrors(plain),
    ...entities.flatMap((entity) => entityErrors(findDocument, entity)),
    ...keywords.flatMap((keyword) => keywordErrors(findDocument, keyword)),
    ...uploadDefaultErrors(findDocument('upload')),
    ...[...numbers, ...uploadClientNumbers].flatMap((one) => numberErrors(readText, one)),
    ...[...texts, ...uploadClientTexts].flatMap((one) => textErrors(readText, one)),
  ];
}

type FindDocument = (name: string) => Tree;

function callErrors(findDocument: FindDocument, call: SpecifiedCall): string[] {
  const name = `${call.document} ${call.method} ${call.path}`;
  const operation = findOperation(findDocument(call.document), call);
  if (!operation) return [`${name} is missing`];
  const answers = treeAt(operation, 'responses');
  const [good = ''] = Object.keys(answers).filter((code) => /^[23]/.test(code));
  const answer = jsonSchema(treeAt(answers, good));
  const parameters = listParameters(findDocument(call.document), call);
  const errors = [
    ...pathNames(call.path).map((field) => has(parameters, `path ${field}`)),
    ...(call.query ?? []).map((field) => has(parameters, `query ${field}`)),
    ...(call.body ?? []).map((field) => fieldError(jsonSchema(operation['requestBody']), field)),
    ...(call.answer ?? []).map((field) => fieldError(answer, field)),
    ...(call.required ?? []).map((field) => fieldError(answer, field, 'required')),
    ...(call.headers ?? []).map((header) => {
      const documented = treeAt(answers, good, 'headers', header);
      return documented['required'] === true ? undefined : `the header ${header} is not required`;
    }),
  ];
  return errors.flatMap((error) => (error === undefined ? [] : [`${name}: ${error}`]));
}

/** Exactly the specification's calls are marked `specified`. */
function markErrors(documents: ReadonlyMap<string, Tree>): string[] {
  const wanted = new Set(
    specifiedOperations.map(
      ({ document, method, path: template }) => `${document} ${method} ${template}`,
    ),
  );
  const marked = new Set(
    [...documents].flatMap(([document, { paths }]) =>
      Object.entries(paths as Record<string, Tree>).flatMap(([template, item]) =>
        Object.entries(item)
          .filter(([, operation]) => isTree(operation) && operation['x-source'] === 'specified')
          .map(([method]) => `${document} ${method.toUpperCase()} ${template}`),
      ),
    ),
  );
  return [
    ...[...wanted]
      .filter((call) => !marked.has(call))
      .map((call) => `${call} is not marked as specified`),
    ...[...marked]
      .filter((call) => !wanted.has(call))
      .map((call) => `${call} is marked as specified`),
  ];
}

function entityErrors(
  findDocument: FindDocument,
  { document, schema, required, optional = [] }: SpecifiedEntity,
): string[] {
  const entity = treeAt(findDocument(document), 'components', 'schemas', schema);
  const errors = [
    ...required.map((field) => fieldError(entity, field, 'required')),
    ...optional.map((field) => fieldError(entity, field, 'optional')),
  ];
  return errors.flatMap((error) => (error === undefined ? [] : [`${schema}: ${error}`]));
}

function keywordErrors(
  findDocument: FindDocument,
  { document, at, keyword, value }: SpecifiedKeyword,
): string[] {
  const [first = '', ...rest] = at;
  const [method, template] = first.split(' ');
  const start =
    template === undefined
      ? treeAt(findDocument(document), 'components', 'schemas', first)
      : listParameters(findDocument(document), { method: method ?? '', path: template });
  const names = template === undefined ? rest : [`query ${rest[0]}`, ...rest.slice(1)];
  const found = treeAt(start, ...names)[keyword];
  const [wanted, actual] = [JSON.stringify(value), JSON.stringify(plainValue(found))];
  return wanted === actual ? [] : [`${at.join('.')}: ${keyword} is ${actual}, not ${wanted}`];
}

function uploadDefaultErrors(document: Tree): string[] {
  return Object.entries(uploadDefaults).flatMap(([option, values]) => {
    const way = ['components', 'schemas', 'UploadOptions', 'properties', option];
    const description = String(treeAt(document, ...way)['description']);
    const told = description.match(/\d+/g)?.map(Number) ?? [];
    return values
      .filter((value) => !told.includes(value))
      .map((value) => `UploadOptions.${option}: its description does not tell ${value}`);
  });
}

function numberErrors(
  readText: Sources['readText'],
  { file, name, value }: SpecifiedNumber,
): string[] {
  const assigned = new RegExp(`\\b${name}\\s*[:=]\\s*(\\d[\\d_* ]*)`).exec(readText(file))?.[1];
  const found = assigned
    ?.split('*')
    .reduce((product, factor) => product * Number(factor.replaceAll('_', '').trim()), 1);
  return found === value ? [] : [`${file}: ${name} is ${found}, not ${value}`];
}

function textErrors(readText: Sources['readText'], { file, text }: SpecifiedText): string[] {
  return readText(file).includes(text) ? [] : [`${file} does not say ${text}`];
}

function findOperation(document: Tree, call: Pick<SpecifiedCall, 'method' | 'path'>) {
  const operation = treeAt(document, 'paths', call.path)[call.method.toLowerCase()];
  return isTree(operation) ? operation : undefined;
}

/** Parameters of a call by location and name. */
function listParameters(
  document: Tree,
  { method, path: template }: { method: string; path: string },
) {
  const item = treeAt(document, 'paths', template);
  const operation = treeAt(item, method.toLowerCase());
  const all = [item['parameters'], operation['parameters']].flatMap((list) =>
    Array.isArray(list) ? list.filter(isTree) : [],
  );
  return Object.fromEntries(all.map((one) => [`${one['in']} ${one['name']}`, one]));
}

function pathNames(template: string): string[] {
  return [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}

function has(parts: Tree, name: string): string | undefined {
  return name in parts ? undefined : `there is no parameter ${name}`;
}

function jsonSchema(part: unknown): Tree {
  return treeAt(part, 'content', 'application/json', 'schema');
}

/** The error in a field of a schema; dots separate nested fields, and a list stands for its items. */
function fieldError(
  schema: Tree,
  field: string,
  presence: 'any' | 'required' | 'optional' = 'any',
): string | undefined {
  const [name = '', ...inner] = field.split('.');
  const object = objectIn(schema);
  const next = treeAt(object, 'properties')[name];
  if (!isTree(next)) return `there is no field ${field}`;
  if (inner.length > 0) return fieldError(next, inner.join('.'), presence);
  if (presence === 'any') return undefined;
  const isRequired = Array.isArray(object['required']) && object['required'].includes(name);
  return isRequired === (presence === 'required')
    ? undefined
    : `the field ${field} is not ${presence}`;
}

/** The object that a schema describes: a list's items, the non-null part of a nullable one, the merged parts of several. */
function objectIn(schema: Tree): Tree {
  if (isTree(schema['items'])) return objectIn(schema['items']);
  const alternatives = [schema['oneOf'], schema['allOf']].flatMap((list) =>
    Array.isArray(list) ? list.filter(isTree) : [],
  );
  return alternatives.find((one) => 'properties' in one) ?? schema;
}

function treeAt(part: unknown, ...way: readonly string[]): Tree {
  let found: unknown = part;
  for (const name of way) found = isTree(found) ? found[name] : undefined;
  return isTree(found) ? found : {};
}

/** A value without its explanations. */
function plainValue(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value ?? null), (_name, inner: unknown) => {
    if (!isTree(inner)) return inner;
    const { description: _description, ...rest } = inner;
    return rest;
  });
}
