import { useEffect, useState, useSyncExternalStore } from 'react';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { useWhenIdle } from '#src/ui/use-when-idle.ts';
import { DraftStore } from './draft-store.ts';
import type { EventMovesProps } from './EventMoves.tsx';
import { GestureRelay } from './gesture-relay.ts';
import type { GridFocus } from './use-grid-focus.ts';
import type { MoveKeys } from './use-move-keys.ts';
import { listRights, useMoveShortcuts } from './use-move-shortcuts.ts';
import type { ViewProps } from './view-props.ts';

const EventMoves = lazyPart(() => import('./EventMoves.tsx'), 'EventMoves');

/**
 * The gestures of a grid, whose code loads when they are needed: handlers for its element, the drafts that its cells draw,
 * and the props of `GridGestures`, which is beside the element.
 */
export function useGridGestures<Focus extends Pick<GridFocus<never>, 'grid' | 'onKeyDown'>>(
  { subCalendars, composed, intents }: ViewProps,
  focus: Focus,
  moves: Pick<MoveKeys, 'steps' | 'focusAt'>,
) {
  const { grid, onKeyDown } = focus;
  const hasCalendars = moves.steps.neighbor !== undefined;
  const [drafts] = useState(() => new DraftStore(composed, hasCalendars));
  const [relay] = useState(() => new GestureRelay({ preload: EventMoves.preload, isGrid: true }));
  useMoveShortcuts(listRights({ subCalendars, intents }));
  // React listens to touches passively, so its handlers cannot keep the page still below a finger that drags.
  useEffect(() => {
    const element = grid.current;
    const keepStill = (event: TouchEvent) => {
      // A page that scrolls already cannot be kept.
      if (event.cancelable && drafts.isDragging()) event.preventDefault();
    };
    element?.addEventListener('touchmove', keepStill, { passive: false });
    return () => element?.removeEventListener('touchmove', keepStill);
  }, [grid, drafts]);
  return {
    ...focus,
    drafts,
    handlers: relay.handlers(onKeyDown),
    hasDragged: relay.hasDragged,
    gestures: { ...moves, relay, drafts, grid },
  };
}

/** The gestures of a grid, as soon as there may be one. */
export function GridGestures(props: EventMovesProps) {
  const { relay, composed } = props;
  const isWanted = useSyncExternalStore(relay.watch, relay.isWanted);
  // The event of a form can be dragged.
  useEffect(() => composed.watch(relay.prepare), [composed, relay]);
  useWhenIdle(EventMoves.preload);
  return <EventMoves {...props} isWanted={isWanted} onMissing={relay.giveUp} />;
}
