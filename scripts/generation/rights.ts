import { type Document, operationsOf } from './documents.ts';

/** The TypeScript source of who may call which operation of a document, from `x-roles`. */
export function rightsSource(document: Document): string {
  const rights = operationsOf(document).map(({ operation }) => {
    const roles = operation['x-roles'];
    if (!roles) throw new Error(`${operation.operationId} does not say who may call it.`);
    return `  ${operation.operationId}: [${roles.map((role) => `'${role}'`).join(', ')}],`;
  });
  return [
    '/** The roles that may call each operation; one of them is enough. */',
    'export const rights = {',
    ...rights,
    '} as const;',
    '',
  ].join('\n');
}
