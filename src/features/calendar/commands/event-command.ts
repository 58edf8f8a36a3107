import type { CalendarEvent, EventSpan } from '#src/calendar/model/event.ts';
import type { MoveChanges } from '#src/calendar/model/move-event.ts';
import type { EventChanges, EventScope, EventWrite } from '#src/calendar/store/event-write.ts';

/** A copy of an event, with changes. */
export interface CopyCommand {
  readonly kind: 'create';
  readonly event: CalendarEvent;
  readonly changes: EventChanges;
}

/** A change of an event as the person saw it. Without a scope, one of an occurrence needs a question first. */
export type ChangeCommand =
  | {
      readonly kind: 'update';
      readonly event: CalendarEvent;
      readonly changes: EventChanges;
      readonly scope?: EventScope;
    }
  | { readonly kind: 'delete'; readonly event: CalendarEvent; readonly scope?: EventScope };

/** A change of an event that a person wants. The store's writer takes those that leave no question. */
export type EventCommand = EventWrite | CopyCommand | ChangeCommand;

/** Returns whether it is known which occurrences a command is about. */
export function hasScope(command: EventWrite | ChangeCommand): command is EventWrite {
  return command.kind === 'create' || command.scope !== undefined;
}

interface Move {
  readonly event: CalendarEvent;
  readonly changes: MoveChanges;
}

/** The commands that move events, as far as that leaves them elsewhere; or that copy them, perhaps to where they are. */
export function moveCommands(moves: readonly Move[], isCopy: boolean): readonly EventCommand[] {
  return isCopy
    ? moves.map((move) => ({ ...move, kind: 'create' }))
    : moves.filter(hasChanges).map((move) => ({ ...move, kind: 'update' }));
}

/** The commands that change events, each as `next` says. */
export function changeCommands(
  spans: readonly EventSpan[],
  next: (span: EventSpan) => MoveChanges,
): readonly EventCommand[] {
  return moveCommands(
    spans.map((span) => ({ event: span.event, changes: next(span) })),
    false,
  );
}

/** Returns whether a move leaves an event elsewhere than it was. */
export function hasChanges({ changes }: Pick<Move, 'changes'>): boolean {
  return Object.keys(changes).length > 0;
}
