import type { Document } from './documents.ts';
import { type Page, readPages } from './pages.ts';

/** A page's `access` in words. */
const openTo = {
  anyone: 'anyone',
  visitors: 'visitors; users are led on',
  user: 'users; visitors are led to the login',
  staff: 'staff (admin, support, sales)',
  admin: 'admins',
} as const;

const columns: Readonly<Record<string, (page: Page) => string>> = {
  address: (page) => code(formatAddress(page)),
  'open to': ({ access }) => openTo[access],
  sections: ({ sections }) => sections.map(code).join(', ') || '–',
  'in frames': ({ framing }) => framing,
};

const beginning = '<!-- Pages: written by `npm run generate`. -->';
const end = '<!-- End of the pages. -->';

/**
 * A README whose table between two comments shows what a host needs to know about the pages.
 * @throws Error if the README has no place for it.
 */
export function withPageTable(readme: string, document: Document): string {
  const [before, rest = ''] = readme.split(beginning);
  const [old, after] = rest.split(end);
  if (old === undefined || after === undefined) throw new Error(`The README lacks "${beginning}".`);
  return `${before}${beginning}\n${table(readPages(document))}\n${end}${after}`;
}

/** Brackets mark the optional part. */
function formatAddress({ path, pathParameters }: Page): string {
  const canEndEarlier = pathParameters.some(({ required }) => !required);
  return canEndEarlier ? path.replace(/\/[^/]*$/, '[$&]') : path;
}

function table(pages: readonly Page[]): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const titles = Object.keys(columns);
  return [
    row(titles),
    row(titles.map(() => '---')),
    ...pages.map((page) => row(Object.values(columns).map((cell) => cell(page)))),
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
