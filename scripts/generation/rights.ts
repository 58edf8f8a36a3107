import { type Document, listOperations } from './documents.ts';

/** The marks by which operations say who may call them, with the sentence for each. */
const marks = {
  'x-roles': 'The roles that may call each operation; one of them is enough.',
  'x-calendar-rights':
    'The rights of which a caller of each operation needs one; none is needed if there are none.',
} as const;

/**
 * The TypeScript source of who may call which operation of a document; undefined if none of them says so.
 * @throws Error naming an operation that does not, if others do.
 */
export function rightsSource(document: Document): string | undefined {
  const operations = listOperations(document).map(({ operation }) => operation);
  for (const mark of ['x-roles', 'x-calendar-rights'] as const) {
    if (operations.every((operation) => operation[mark] === undefined)) continue;
    const rights = operations.map((operation) => {
      const names = operation[mark];
      if (!names) throw new Error(`${operation.operationId} does not say who may call it.`);
      return `  ${operation.operationId}: [${names.map((name) => `'${name}'`).join(', ')}],`;
    });
    return `/** ${marks[mark]} */
export const rights = {
${rights.join('\n')}
} as const;
`;
  }
  return undefined;
}
