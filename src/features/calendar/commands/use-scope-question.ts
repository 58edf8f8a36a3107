import { useState } from 'react';
import { originalMinute } from '#src/calendar/model/event.ts';
import type { EventScope, EventWrite } from '#src/calendar/store/event-write.ts';
import { useLast } from '#src/ui/overlay/use-last.ts';
import type { ReadableCalendar } from '../address/readable-calendar.ts';
import { findEventElement } from '../event/event-element.ts';
import { countOccurrences, type OccurrenceCount } from './count-occurrences.ts';
import type { Wish } from './use-event-writes.ts';
import type { OccurrenceRequest } from './write-requests.ts';

type Origin = Omit<Wish, 'writes'>;

/** Returns whether it is known which occurrences a change is about. */
export function hasScope(change: EventWrite | OccurrenceRequest): change is EventWrite {
  return change.kind === 'create' || change.scope !== undefined;
}

/** Occurrences to change, and who waits for the answer which others are meant. */
interface OpenQuestion {
  /** For React. */
  readonly key: string;
  readonly requests: readonly OccurrenceRequest[];
  readonly origin: Origin;
  /** The element that had the focus before. */
  readonly focused: Element | null;
}

/**
 * Asks which occurrences of a series are meant before a change to one of them is made; once for several events. If others
 * are meant, too, because an earlier version is to be restored, asks whether to do that.
 */
export function useScopeQuestion(
  calendar: ReadableCalendar,
  today: number,
  run: (wish: Wish) => void,
) {
  /** Oldest first: more may be asked for before the answer, for example while this code loads. */
  const [questions, setQuestions] = useState<readonly OpenQuestion[]>([]);
  const open = questions[0] ?? null;
  const endFirst = () => {
    setQuestions((all) => all.slice(1));
    setCounts((all) => new Map([...all].filter(([question]) => question !== open)));
  };
  // Whether the latest question has been left without an answer.
  const [isGivenUp, setGivenUp] = useState(false);
  const [counts, setCounts] = useState<ReadonlyMap<OpenQuestion, OccurrenceCount | null>>(
    new Map(),
  );
  const change = (requests: readonly OccurrenceRequest[], origin: Origin) => {
    if (!requests.some(({ event, scope }) => event.series_id && scope !== 'this')) {
      return run({ ...origin, writes: withScope(requests, 'this') });
    }
    const question = {
      key: crypto.randomUUID(),
      requests,
      origin,
      focused: document.activeElement,
    };
    setQuestions((others) => [...others, question]);
    setGivenUp(false);
    const events = firstOfEachSeries(requests).map(({ event }) => event);
    void countOccurrences(calendar, events, today).then((count) =>
      setCounts((others) => new Map([...others, [question, count]])),
    );
  };
  const last = useLast(open);
  return {
    /** Makes changes, after the question if they need one. */
    change,
    question: open,
    count: (open && counts.get(open)) ?? null,
    onAnswer: (scope: EventScope) => {
      endFirst();
      setGivenUp(false);
      if (open) run({ ...open.origin, writes: withScope(open.requests, scope) });
    },
    onClose: () => {
      endFirst();
      setGivenUp(true);
    },
    /** The event itself may be elsewhere by then, or gone, unless nothing has been done. */
    returnFocus: () => {
      const isInView = isGivenUp && last !== null && !last.origin.isFromForm;
      const shown = isInView ? findEventElement(last.requests[0]?.event.id ?? '') : null;
      const focused = shown ?? last?.focused;
      return focused instanceof HTMLElement && focused.isConnected ? focused : null;
    },
  };
}

/**
 * The changes with an answer to the question. Only the first of several occurrences speaks for its series, which would
 * otherwise be moved once for each of them.
 */
function withScope(
  requests: readonly OccurrenceRequest[],
  scope: EventScope,
): readonly EventWrite[] {
  const answered = requests.map((one) => ({ ...one, scope: one.scope ?? scope }));
  return scope === 'this' ? answered : firstOfEachSeries(answered);
}

function firstOfEachSeries<Request extends Pick<OccurrenceRequest, 'event'>>(
  requests: readonly Request[],
): readonly Request[] {
  const bySeries = Map.groupBy(requests, ({ event }) => event.series_id ?? event.id);
  return [...bySeries.values()].flatMap((some) =>
    some
      .toSorted((one, other) => originalMinute(one.event) - originalMinute(other.event))
      .slice(0, 1),
  );
}
