import type { Document } from './documents.ts';
import { formatTable, replaceGeneratedPart } from './generated-part.ts';
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

/**
 * A README whose table between two comments shows what a host needs to know about the pages.
 * @throws Error if the README has no place for it.
 */
export function withPageTable(readme: string, document: Document): string {
  return replaceGeneratedPart(readme, 'Pages', describePages(readPages(document)));
}

/** Brackets mark the optional part. */
function formatAddress({ path, pathParameters }: Page): string {
  const canEndEarlier = pathParameters.some(({ required }) => !required);
  return canEndEarlier ? path.replace(/\/[^/]*$/, '[$&]') : path;
}

function describePages(pages: readonly Page[]): string {
  const rows = pages.map((page) => Object.values(columns).map((cell) => cell(page)));
  return [formatTable(Object.keys(columns), rows), ...patternLines(pages)].join('\n');
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
