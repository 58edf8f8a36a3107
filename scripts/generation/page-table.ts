import type { Document } from './documents.ts';
import { type Page, pagesOf } from './pages.ts';

type Column = readonly [title: string, cell: (page: Page) => string];

const openTo = {
  anyone: 'anyone',
  visitors: 'visitors; users are led on',
  user: 'users; visitors are led to the login',
  staff: 'staff (admin, support, sales)',
  admin: 'admins',
} as const;

const address: Column = [
  'address',
  ({ path, pathParameters }) => {
    const canEndEarlier = pathParameters.some(({ required }) => !required);
    return code(canEndEarlier ? path.replace(/\/[^/]*$/, '[$&]') : path);
  },
];
const hostColumns: readonly Column[] = [
  ['open to', ({ access }) => openTo[access]],
  ['sections', ({ sections }) => sections.map(code).join(', ') || '–'],
  ['in frames of other sites', ({ framing }) => framing],
];
const referenceColumns: readonly Column[] = [
  address,
  ['page', ({ summary }) => summary],
  ...hostColumns,
  ['query', ({ query }) => query.map(({ name }) => code(name)).join(', ') || '–'],
  ['mark', (page) => page['x-source']],
];

const beginning = '<!-- Pages: written by `npm run generate`. -->';
const end = '<!-- End of the pages. -->';

/**
 * A README in which the table between two comments says what a host needs to know of the pages.
 * @throws Error when the README has no place for it.
 */
export function withPageTable(readme: string, document: Document): string {
  const [before, rest = ''] = readme.split(beginning);
  const [old, after] = rest.split(end);
  if (old === undefined || after === undefined) throw new Error(`README.md lacks "${beginning}".`);
  return `${before}${beginning}\n${table(document, [address, ...hostColumns])}\n${end}${after}`;
}

/** All that the contract says of the pages, as a chapter of a document's description. */
export function pageChapter(document: Document): string {
  const { 'x-pages': pages } = document;
  return pages ? `# Pages\n\n${table(document, referenceColumns)}` : '';
}

function table(document: Document, columns: readonly Column[]): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const pages = pagesOf(document);
  return [
    row(columns.map(([title]) => title)),
    row(columns.map(() => '---')),
    ...pages.map((page) => row(columns.map(([, cell]) => cell(page)))),
    ...patternLines(pages),
  ].join('\n');
}

function patternLines(pages: readonly Page[]): string[] {
  const parameters = pages.flatMap(({ pathParameters }) => pathParameters);
  const patterns = new Map(parameters.map(({ name, pattern = '' }) => [name, pattern]));
  const lines = [...patterns].map(([name, pattern]) => `- ${code(`{${name}}`)}: ${code(pattern)}`);
  return lines.length > 0 ? ['', 'Without escapes, the parameters match:', '', ...lines] : [];
}

function code(text: string): string {
  return `\`${text}\``;
}
