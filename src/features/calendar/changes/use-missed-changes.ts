import { useEffect, useState } from 'react';
import { listEventChanges } from '#generated/calendar/fetchers.ts';
import { RequestError } from '#src/api/errors.ts';
import type { ChangedEvent } from '#src/calendar/store/event-calls.ts';
import type { EventStore } from '#src/calendar/store/event-store.ts';
import { useStable } from '#src/ui/use-stable.ts';
import { dayAt } from '#src/util/day-numbers.ts';
import { remember } from '../address/calendar-memory.ts';
import type { ReadableCalendar } from '../address/readable-calendar.ts';
import { addMissed } from './add-missed.ts';

/**
 * Returns the changes that others have made since the reader was here: since the last visit in this browser, and
 * while another window or tab was in front; latest first.
 */
export function useMissedChanges({ address, events, memory }: ReadableCalendar, today: number) {
  const [missedChanges, setMissedChanges] = useState<readonly ChangedEvent[]>([]);
  // As when the page was opened.
  const [last] = useState({ token: memory.seen, day: dayAt(today), zone: memory.zone });
  const add = useStable((changes: readonly ChangedEvent[]) => {
    setMissedChanges((before) => addMissed(before, changes));
  });
  // Nothing on the page waits for it.
  useEffect(() => {
    if (last.token === undefined) return;
    const leaving = new AbortController();
    const { token: since, day, zone: tz } = last;
    const query = { since, start_date: day, end_date: day, ...(tz !== undefined && { tz }) };
    void readSince({ path: { calendar: address }, query }, leaving.signal).then(add);
    return () => leaving.abort();
  }, [address, last, add]);
  // The store and the window are outside of React.
  useEffect(() => {
    const stop = followMissedChanges(events, add);
    const rememberSeen = () => {
      if (events.syncToken !== null) remember(address, { seen: events.syncToken });
    };
    window.addEventListener('pagehide', rememberSeen);
    return () => {
      stop();
      window.removeEventListener('pagehide', rememberSeen);
      rememberSeen();
    };
  }, [address, events, add]);
  return { changes: missedChanges, clear: () => setMissedChanges([]) };
}

async function readSince(
  input: Parameters<typeof listEventChanges>[0],
  signal: AbortSignal,
): Promise<readonly ChangedEvent[]> {
  try {
    const feed = await listEventChanges(input, { signal, reauthenticate: false });
    return feed?.results.filter(({ is_own }) => !is_own) ?? [];
  } catch (error) {
    // The visit was too long ago, or nothing can be read; the view's own reading tells that.
    if (error instanceof RequestError) return [];
    throw error;
  }
}

/**
 * Tells what others have changed while the reader was in another window or tab. What they change while the reader looks on
 * is seen as it happens.
 * @returns a function that stops this.
 */
function followMissedChanges(
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
