import type { ChangedEvent } from '#src/calendar/store/event-calls.ts';
import type { EventStore } from '#src/calendar/store/event-store.ts';

/**
 * Tells what others have changed while the reader was in another window or tab. What they change while the reader looks on
 * is seen as it happens.
 * @returns a function that stops this.
 */
export function followMissedChanges(
  events: EventStore,
  onMissed: (changes: readonly ChangedEvent[]) => void,
): () => void {
  let isAway = document.hidden;
  // Until changes have been listed after the return.
  let wasAway = isAway;
  const listening = new AbortController();
  const { signal } = listening;
  const follow = (away: boolean) => {
    isAway = away;
    wasAway ||= away;
  };
  window.addEventListener('blur', () => follow(true), { signal });
  window.addEventListener('focus', () => follow(false), { signal });
  document.addEventListener('visibilitychange', () => follow(document.hidden), { signal });
  const stop = events.watchChanges((changes) => {
    const otherChanges = changes.filter(({ is_own }) => !is_own);
    if (wasAway && otherChanges.length > 0) onMissed(otherChanges);
    wasAway = isAway;
  });
  return () => {
    listening.abort();
    stop();
  };
}
