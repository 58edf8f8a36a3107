import { createHash } from 'node:crypto';
import type { CheckName } from '../checks/problem.ts';
import type { Sighting } from './probe.ts';

/** All effects of one mistake in a server. */
export interface Cause {
  /** The same in every run, so that people can refer to it. */
  readonly id: string;
  readonly check: CheckName;
  /** The sighting to show: the first one, reduced as far as possible. */
  sighting: Sighting;
  count: number;
  readonly operations: Set<string>;
}

/** The differences of a run, grouped by cause. */
export class Causes {
  readonly #causes = new Map<string, Cause>();

  get all(): readonly Cause[] {
    return [...this.#causes.values()];
  }

  /** Adds a sighting. Returns its cause if that is new. */
  add(sighting: Sighting): Cause | undefined {
    const id = createKey(sighting);
    const known = this.#causes.get(id);
    if (known) {
      known.count += 1;
      known.operations.add(sighting.operation.id);
      return undefined;
    }
    const { check } = sighting.problem;
    const cause = { id, check, sighting, count: 1, operations: new Set([sighting.operation.id]) };
    this.#causes.set(id, cause);
    return cause;
  }
}

/** The key that separates causes: the check, the clause, and the position of the fault in the answer. */
export function createKey({ problem }: Sighting): string {
  const { check, clause, at = '' } = problem;
  const place = at.replace(/\b\d+\b/g, '*');
  // One mistake can violate a shared schema in many places.
  const isShared = clause.pointer.startsWith('/components/');
  const shown = isShared ? (place.split('.').at(-1) ?? '') : place;
  const key = [check, clause.document, clause.pointer, shown];
  return createHash('sha256').update(key.join('\n')).digest('hex').slice(0, 8);
}
