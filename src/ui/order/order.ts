/** A place beside another item. */
export interface Place<Id> {
  readonly id: Id;
  readonly side: Side;
}

export type Side = 'before' | 'after';

export type Step = 'earlier' | 'later';

/** The steps that an item can take in its list. */
export type Moves = Step | 'both' | 'none';

/** Returns the order after an item has moved. It is unchanged if one of the two is not in it. */
export function moveBeside<Id>(
  order: readonly Id[],
  id: Id,
  { id: neighbor, side }: Place<Id>,
): readonly Id[] {
  const others = order.filter((otherId) => otherId !== id);
  const place = others.indexOf(neighbor);
  if (place === -1 || others.length === order.length) return order;
  return others.toSpliced(side === 'before' ? place : place + 1, 0, id);
}

/** Returns the place beyond the next item, or null at the end. */
export function findNeighbor<Id>(order: readonly Id[], id: Id, step: Step): Place<Id> | null {
  const neighbor = order[order.indexOf(id) + (step === 'later' ? 1 : -1)];
  if (neighbor === undefined) return null;
  return { id: neighbor, side: step === 'later' ? 'after' : 'before' };
}

/** Returns where the item at an index of a list can move. */
export function movesAt(index: number, count: number): Moves {
  const isLast = index >= count - 1;
  if (index === 0) return isLast ? 'none' : 'later';
  return isLast ? 'earlier' : 'both';
}
