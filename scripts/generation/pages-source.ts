import type { Document, Schema } from './documents.ts';
import { type Page, readPages } from './pages.ts';

/** The TypeScript source that describes the pages to the client and the mock service. */
export function pagesSource(document: Document): string {
  const pages = readPages(document);
  const framedIds = pages.filter(({ framing }) => framing === 'allowed').map(({ id }) => id);
  const parameters = pages.flatMap(({ pathParameters }) => pathParameters);
  const patterns = new Map(parameters.map(({ name, pattern = '' }) => [name, pattern]));
  return `const facts = {
${pages.map((page) => `  ${page.id}: ${factsSource(page)},`).join('\n')}
} as const;

/** Every page of the product by id, with its path as the router reads it. */
export const pages = withIds(facts);

export type PageId = keyof typeof facts;
export type Page = (typeof pages)[PageId];

/** The pages that other sites may frame. */
export const framedPages: readonly PageId[] = ${JSON.stringify(framedIds)};

/** Patterns of the parameters in the pages' paths, without escapes. */
export const pathParameters = {
${[...patterns].map(([name, pattern]) => `  ${name}: ${new RegExp(pattern, 'u')},`).join('\n')}
};

/** Maximum length of \`_target_path\` in the contract. */
export const maxTargetPathLength = ${maxTargetPathLength(document)};

/** The addresses of the pages, relative to the base URL; those of staff are in \`staff-paths.ts\`. */
export const pagePaths = {
${buildersSource(pages.filter((page) => !isForStaff(page)))}
};

${helpers}`;
}

/** The TypeScript source of the addresses that only the admin tool links to, so that others do not load them. */
export function staffPathsSource(document: Document): string {
  return `import { withQuery } from './pages.ts';

/** The addresses of the admin tool's pages, relative to the base URL. */
export const staffPaths = {
${buildersSource(readPages(document).filter(isForStaff))}
};
`;
}

function isForStaff({ access }: Page): boolean {
  return access === 'staff';
}

function buildersSource(pages: readonly Page[]): string {
  return pages.map((page) => `  ${page.id}: ${builderSource(page)},`).join('\n');
}

/** The TypeScript source of the pages' titles, which only errors need before the page's code is there. */
export function pageTitlesSource(document: Document): string {
  const titledPages = readPages(document).filter(({ title }) => title !== undefined);
  return `/** The keys of the titles of the pages. */
export const pageTitles = {
${titledPages.map(({ id, title }) => `  ${id}: ${JSON.stringify(title)},`).join('\n')}
} as const;
`;
}

/** The TypeScript source of the example addresses, one or more per page, that tests open. */
export function examplePagesSource(document: Document): string {
  const examples = readPages(document).flatMap((page) => {
    const { id, title, access, target } = page;
    return exampleAddresses(page).map((address) =>
      JSON.stringify({ id, address, title, access, target }),
    );
  });
  return `/** Every page at the addresses from the examples of its parameters, with the key of its title. */
export const examplePages = [
${examples.map((example) => `  ${example},`).join('\n')}
] as const;
`;
}

/** One address, and a second one if the end of the path is optional. */
function exampleAddresses({ path, pathParameters }: Page): string[] {
  const whole = path.replaceAll(/\{(\w+)\}/g, (_, name) =>
    encodeURIComponent(pathParameters.find((parameter) => parameter.name === name)?.example ?? ''),
  );
  const canEndEarlier = pathParameters.some(({ required }) => !required);
  return canEndEarlier ? [whole.replace(/\/[^/]*$/, ''), whole] : [whole];
}

function factsSource(page: Page): string {
  const { path, pathParameters, access, sections, redirect, target } = page;
  const routePath = path.replaceAll(/\{(\w+)\}/g, (_, name) =>
    pathParameters.some((parameter) => parameter.name === name && !parameter.required)
      ? `:${name}?`
      : `:${name}`,
  );
  // Members without a value are left out.
  return JSON.stringify({ path: routePath, access, sections, redirect, target });
}

function builderSource({ path, pathParameters, query }: Page): string {
  const parameters = pathParameters.map(
    ({ name, required, schema }) => `${name}${required ? '' : '?'}: ${typeSource(schema)}`,
  );
  if (query.length > 0) {
    const fields = query.map(({ name, required, schema }) =>
      required ? `${name}: ${typeSource(schema)}` : `${name}?: ${typeSource(schema)} | undefined`,
    );
    const isOptional = query.every(({ required }) => !required);
    parameters.push(`query: { ${fields.join('; ')} }${isOptional ? ' = {}' : ''}`);
  }
  const source = pathSource(path, pathParameters);
  return `(${parameters.join(', ')}) => ${query.length > 0 ? `withQuery(${source}, query)` : source}`;
}

function pathSource(path: string, pathParameters: Page['pathParameters']): string {
  if (pathParameters.length === 0) return JSON.stringify(path);
  const filledPath = path.replaceAll(/\/\{(\w+)\}/g, (_, name) =>
    pathParameters.some((parameter) => parameter.name === name && parameter.required)
      ? `/\${encodeURIComponent(${name})}`
      : `\${${name} === undefined ? '' : \`/\${encodeURIComponent(${name})}\`}`,
  );
  return `\`${filledPath}\``;
}

function typeSource({ type, const: only, enum: values }: Schema): string {
  if (only !== undefined) return JSON.stringify(only);
  if (values) return values.map((value) => JSON.stringify(value)).join(' | ');
  if (type === 'integer') return 'number';
  return type === 'boolean' ? 'boolean' : 'string';
}

/** @throws Error if the contract sets no limit. */
function maxTargetPathLength(document: Document): number {
  const { maxLength } = document.components.schemas['TargetPath'] ?? {};
  if (maxLength === undefined) throw new Error('The schema TargetPath has no maxLength.');
  return maxLength;
}

const helpers = `type WithIds<Facts> = { readonly [Id in keyof Facts]: Facts[Id] & { readonly id: Id } };

/** Every client loads the pages, so that each id is in them only once. */
function withIds<Facts extends object>(pageFacts: Facts): WithIds<Facts> {
  return Object.fromEntries(
    Object.entries(pageFacts).map(([id, page]) => [id, { id, ...page }]),
  ) as WithIds<Facts>;
}

/** A path with the query parameters that have a value. */
export function withQuery(
  path: string,
  query: Readonly<Record<string, string | number | boolean | undefined>>,
): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return given.length > 0 ? \`\${path}?\${new URLSearchParams(given)}\` : path;
}

/** The page at a path below the base URL, with or without escapes; undefined if there is none. */
export function pageAt(path: string): Page | undefined {
  const segments = decodedSegments(path);
  return segments && Object.values(pages).find((page) => fits(segments, page.path));
}

/** Trailing slashes do not matter, and a malformed escape matches no page. */
function decodedSegments(path: string): string[] | undefined {
  try {
    return path.replace(/(?<=[^/])\\/+$/, '').slice(1).split('/').map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

const patterns: Readonly<Record<string, RegExp>> = pathParameters;

function fits(segments: readonly string[], path: string): boolean {
  const parts = path.slice(1).split('/');
  return (
    segments.length <= parts.length &&
    parts.every((part, index) => {
      const segment = segments[index];
      if (!part.startsWith(':')) return segment === part;
      if (segment === undefined) return part.endsWith('?');
      return patterns[part.replace(/\\W/g, '')]?.test(segment);
    })
  );
}
`;
