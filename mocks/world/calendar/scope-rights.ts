import type { components } from '#generated/calendar/types.ts';
import type { Access } from './access.ts';
import { occurrenceAccess } from './event-access.ts';
import type { Occurrence } from './occurrences.ts';

type Scope = components['schemas']['EventScope'];

interface Visitor {
  readonly access: Access;
  readonly now: Date;
}

/** The scopes with occurrences of a series that the visitor may not change. */
export function deniedScopes(occurrence: Occurrence, visitor: Visitor): ('following' | 'all')[] {
  if (occurrence.original === null) return [];
  return (['following', 'all'] as const).filter(
    (scope) => !mayChangeScope(occurrence, scope, visitor),
  );
}

/**
 * Returns whether the visitor may change every occurrence that a change would touch. The rights to most are those to the series;
 * others may have been moved to other sub-calendars.
 */
export function mayChangeScope(
  occurrence: Pick<Occurrence, 'record' | 'original' | 'exception'>,
  scope: Scope,
  visitor: Visitor,
): boolean {
  const { record, original } = occurrence;
  const mayChange = (one: Pick<Occurrence, 'record' | 'exception'>) =>
    occurrenceAccess(one, visitor)?.mayChange === true;
  if (original === null || scope === 'this') return mayChange(occurrence);
  const first = scope === 'all' ? Number.NEGATIVE_INFINITY : original;
  const moved = [...record.exceptions].filter(
    ([start, { changes }]) => changes?.subCalendarIds && start >= first,
  );
  return mayChange({ record }) && moved.every(([, exception]) => mayChange({ record, exception }));
}
