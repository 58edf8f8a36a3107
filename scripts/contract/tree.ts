/** A node of a document. */
export type Tree = Readonly<Record<string, unknown>>;

export function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function listMembers(node: unknown): [string, Tree][] {
  return Object.entries(node ?? {}).filter((entry): entry is [string, Tree] => isTree(entry[1]));
}

/** The operations of a document, by names such as `GET /user/calendars`. */
export function listOperations(document: Tree): [string, Tree][] {
  return listMembers(document['paths']).flatMap(([path, item]) =>
    listMembers(item).map(([method, one]): [string, Tree] => [
      `${method.toUpperCase()} ${path}`,
      one,
    ]),
  );
}
