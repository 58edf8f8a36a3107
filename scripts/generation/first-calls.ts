import { type Document, type FirstCall, listOperations, listParameters } from './documents.ts';
import { type Page, readPages } from './pages.ts';

/** Values that the script in the hosting page's head computes. */
const computedNames: readonly string[] = ['first_day', 'last_day'];

/**
 * The TypeScript source of the calls that pages send first, which only the hosting page needs.
 * @param app describes the pages.
 * @param documents have the calls.
 * @throws Error naming a first call that cannot be sent.
 */
export function firstCallsSource(app: Document, documents: Iterable<Document>): string {
  const allDocuments = [...documents];
  const calls = readPages(app)
    .filter(({ firstCalls }) => firstCalls !== undefined)
    .map(
      (page) =>
        [page.id, page.firstCalls?.map((call) => address(page, call, allDocuments))] as const,
    );
  return `/**
 * The addresses of the calls that pages send first, by page. \`{1}\` stands for the first segment of the page’s path,
 * \`{first_day}\` and \`{last_day}\` for the days that \`firstDays\` returns.
 */
export const firstCalls: Readonly<Record<string, readonly string[]>> = ${JSON.stringify(Object.fromEntries(calls))};
`;
}

function address(
  page: Page,
  { operation: id, parameters: sources = {} }: FirstCall,
  documents: readonly Document[],
): string {
  const { path, parameters } = operationNamed(page, id, documents);
  const placeholder = (name: string) => {
    const source = sources[name] ?? '';
    if (computedNames.includes(source)) return `{${source}}`;
    const segment = page.path.split('/').indexOf(`{${source}}`);
    const isGiven = page.pathParameters.some(
      (pathParameter) => pathParameter.name === source && pathParameter.required,
    );
    if (segment > 0 && isGiven) return `{${segment}}`;
    throw new Error(`${page.id}: the first call ${id} has no source for the parameter ${name}.`);
  };
  const requiredParameters = parameters.filter(
    (parameter) => parameter.in === 'query' && parameter.required,
  );
  const unknownName = Object.keys(sources).find((name) =>
    parameters.every((parameter) => parameter.name !== name),
  );
  if (unknownName)
    throw new Error(`${page.id}: the first call ${id} has no parameter ${unknownName}.`);
  const filledPath = path.replaceAll(/\{(\w+)\}/g, (_, name) => placeholder(name));
  const query = requiredParameters.map(({ name }) => `${name}=${placeholder(name)}`);
  return query.length > 0 ? `${filledPath}?${query.join('&')}` : filledPath;
}

function operationNamed(page: Page, id: string, documents: readonly Document[]) {
  for (const document of documents) {
    if (document['x-server'] === 'third-party') continue;
    for (const { method, path, operation } of listOperations(document)) {
      if (method !== 'get' || operation.operationId !== id) continue;
      return { path, parameters: listParameters(document, operation, id) };
    }
  }
  throw new Error(`${page.id}: no GET of the product is called ${id}.`);
}
