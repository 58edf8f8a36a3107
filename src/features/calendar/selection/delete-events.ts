import type { EventSpan } from '#src/calendar/model/event.ts';
import type { Commands } from '../commands/commands-context.ts';
import type { ChosenEvents } from '../event/chosen-events.ts';

/**
 * Deletes events, which are no longer chosen then, or says why the visitor may not.
 * @param leave takes the focus from those that are about to disappear.
 */
export function deleteEvents(
  spans: readonly EventSpan[],
  { chosen, leave }: { chosen: ChosenEvents; leave: (deleted: ReadonlySet<string>) => void },
  { dispatch, findDenial, allows }: Pick<Commands, 'dispatch' | 'findDenial' | 'allows'>,
): void {
  const deletions = spans.map(({ event }) => ({ kind: 'delete', event }) as const);
  if (!allows(deletions)) return;
  const possible = deletions.filter((deletion) => findDenial(deletion) === null);
  leave(new Set(possible.map(({ event }) => event.id)));
  dispatch(deletions);
  // Those that are chosen stay so if another event is deleted.
  if (spans.some(({ event }) => chosen.ids.has(event.id))) chosen.clear();
}
