const labels: Readonly<Record<string, string>> = { specified: 'Specified', proposed: 'Proposed' };
const colors: Readonly<Record<string, string>> = { specified: '#00653a', proposed: '#8a4b00' };

/**
 * A copy of a document in which the description of every part with an `x-source` begins with that mark, and every
 * marked operation has a badge, because the reference does not show extensions where people look.
 */
export function withSourceMarks<T>(part: T): T {
  // The copy has the same type as its original, because any part may have descriptions and badges.
  if (Array.isArray(part)) return part.map(withSourceMarks) as T;
  if (typeof part !== 'object' || part === null) return part;
  const copy: Record<string, unknown> = Object.fromEntries(
    Object.entries(part).map(([name, value]) => [name, withSourceMarks(value)]),
  );
  const source = String(copy['x-source']);
  const label = labels[source];
  if (label === undefined) return copy as T;
  const { description } = copy;
  copy['description'] = `**${label}.**${typeof description === 'string' ? ` ${description}` : ''}`;
  if ('operationId' in copy) copy['x-badges'] = [{ name: label, color: colors[source] }];
  return copy as T;
}
