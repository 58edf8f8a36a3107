interface FieldMove {
  id: number;
  position: number;
}

/** The only move that makes one order of fields of another. */
export function findMove(before: readonly number[], order: readonly number[]): FieldMove {
  const first = order.findIndex((id, index) => id !== before[index]);
  // The one that was there has moved on if the next one has taken its place.
  const hasLeft = order[first] === before[first + 1];
  const id = (hasLeft ? before : order)[first];
  if (id === undefined) throw new Error('The two orders are the same.');
  return { id, position: order.indexOf(id) };
}
