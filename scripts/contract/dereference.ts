/**
 * A copy of a bundled document with every reference replaced by its target. Recursive references stay, because they
 * would never end.
 */
export function dereference(document: object): object {
  return resolvePart(document, document, []) as object;
}

function resolvePart(part: unknown, document: object, within: readonly string[]): unknown {
  if (Array.isArray(part)) return part.map((item) => resolvePart(item, document, within));
  if (typeof part !== 'object' || part === null) return part;
  if ('$ref' in part && typeof part.$ref === 'string' && part.$ref.startsWith('#/')) {
    const { $ref, ...beside } = part;
    if (within.includes($ref)) return part;
    const target = resolvePart(findTarget($ref, document), document, [...within, $ref]);
    // Keywords next to a reference override those of its target.
    return { ...(target as object), ...beside };
  }
  return Object.fromEntries(
    Object.entries(part).map(([name, value]) => [name, resolvePart(value, document, within)]),
  );
}

/**
 * Resolves a reference within its document.
 * @throws Error if its target does not exist.
 */
export function findTarget(reference: string, document: object): unknown {
  let target: unknown = document;
  for (const segment of reference.slice(2).split('/')) {
    const name = decodeURIComponent(segment).replaceAll('~1', '/').replaceAll('~0', '~');
    target = (target as Record<string, unknown> | undefined)?.[name];
  }
  if (target === undefined) throw new Error(`The reference ${reference} leads nowhere.`);
  return target;
}
