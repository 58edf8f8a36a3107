import {
  type Document,
  listParameters,
  type PageDefinition,
  resolveSchema,
  type Schema,
} from './documents.ts';

interface PageParameter {
  name: string;
  required: boolean;
  schema: Schema;
}

interface PathParameter extends PageParameter {
  /** The pattern of its unescaped values. */
  pattern: string | undefined;
  example: string;
}

export interface Page extends PageDefinition {
  id: string;
  sections: string[];
  /** In the order of the path. */
  pathParameters: PathParameter[];
  query: PageParameter[];
}

/**
 * Every page of a document, in its order.
 * @throws Error naming everything that is wrong with them.
 */
export function readPages(document: Document): Page[] {
  const pages = Object.entries(document['x-pages'] ?? {}).map(([id, definition]) =>
    readPage(document, id, definition),
  );
  const errors = pages.flatMap((page, index) => [
    ...page.pathParameters.flatMap((parameter) => parameterErrors(page, parameter)),
    ...errorsAmong(page, pages.slice(0, index), pages),
    ...callErrors(page, document),
  ]);
  if (errors.length > 0) throw new Error(['x-pages is wrong:', ...errors].join('\n  '));
  return pages;
}

function readPage(document: Document, id: string, definition: PageDefinition): Page {
  const allParameters = listParameters(document, definition, `x-pages ${id}`);
  const names = [...definition.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const inPath = allParameters.filter((parameter) => parameter.in === 'path');
  const knownNames = new Set([...names, ...inPath.map(({ name }) => name)]);
  return {
    ...definition,
    id,
    sections: definition.sections ?? [],
    pathParameters: [...knownNames].map((name = '') => {
      const parameter = inPath.find((pathParameter) => pathParameter.name === name);
      const schema = resolveSchema(document, parameter?.schema ?? {});
      return {
        name,
        required: parameter?.required !== false,
        schema,
        pattern: schema.type === 'integer' ? '^\\d+$' : schema.pattern,
        example: String(parameter?.example ?? ''),
      };
    }),
    query: allParameters
      .filter((parameter) => parameter.in === 'query')
      .map((parameter) => ({
        name: parameter.name,
        required: parameter.required === true,
        schema: resolveSchema(document, parameter.schema ?? {}),
      })),
  };
}

function parameterErrors(
  { id, path }: Page,
  { name, required, pattern, example }: PathParameter,
): string[] {
  const segment = `/{${name}}`;
  if (!`${path}/`.includes(`${segment}/`)) return [`${id}: no segment of the path is {${name}}.`];
  if (!required && !path.endsWith(segment))
    return [`${id}: {${name}} can only be left out at the end of the path.`];
  // With an alternative, each side would be a pattern of its own, anchored only on one side.
  if (pattern === undefined || !/^\^[^|]*\$$/.test(pattern))
    return [`${id}: {${name}} needs a pattern from ^ to $.`];
  return new RegExp(pattern, 'u').test(example)
    ? []
    : [`${id}: {${name}} needs an example that follows its pattern.`];
}

/** A browser requests pages with GET too, and would get the call's answer. */
function callErrors({ id, path }: Page, { paths }: Document): string[] {
  return Object.entries(paths)
    .filter(([callPath, { get }]) => get && withoutNames(callPath) === withoutNames(path))
    .map(([callPath]) => `${id}: a call has the path ${callPath} too.`);
}

function withoutNames(path: string): string {
  return path.replaceAll(/\{\w+\}/g, '{}');
}

function errorsAmong(page: Page, earlier: readonly Page[], allPages: readonly Page[]): string[] {
  const { id, path, redirect } = page;
  const errors = earlier
    .filter((otherPage) => otherPage.path === path)
    .map((otherPage) => `${id}: ${otherPage.id} has the path ${path} too.`);
  if (
    redirect !== undefined &&
    !allPages.some((targetPage) => targetPage.id === redirect && !targetPage.redirect)
  )
    errors.push(`${id}: there is no page ${redirect} to lead on to.`);
  for (const { name, pattern } of page.pathParameters) {
    const earlierParameter = earlier
      .flatMap(({ pathParameters }) => pathParameters)
      .find((parameter) => parameter.name === name);
    if (earlierParameter && earlierParameter.pattern !== pattern)
      errors.push(`${id}: {${name}} has another pattern on another page.`);
  }
  return errors;
}
