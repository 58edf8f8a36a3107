import { useState } from 'react';
import { originalMinute } from '#src/calendar/model/event.ts';
import type { EventScope, EventWrite } from '#src/calendar/store/event-write.ts';
import { useLast } from '#src/ui/overlay/use-last.ts';
import type { ReadableCalendar } from '../address/readable-calendar.ts';
import { findEventElement } from '../event/event-element.ts';
import type { ChangeCommand } from './event-command.ts';
import { type ChangePreview, previewChanges } from './preview-change.ts';
import type { WriteOrigin } from './use-event-writes.ts';

/** Occurrences to change, and who waits for the answer which others are meant. */
interface OpenQuestion {
  readonly key: string;
  readonly commands: readonly ChangeCommand[];
  /** The effect on the series; null until it is known. */
  readonly preview: ChangePreview | null;
  readonly origin: WriteOrigin;
  /** The element that had the focus before. */
  readonly focused: Element | null;
}

/**
 * Asks which occurrences of a series are meant before a change to one of them is made; once for several events. If others
 * are meant, too, because an earlier version is to be restored, asks whether to do that.
 */
export function useScopeQuestion(
  calendar: ReadableCalendar,
  run: (writes: readonly EventWrite[], origin: WriteOrigin) => void,
) {
  /** Oldest first: more may be asked for before the answer, for example while this code loads. */
  const [questions, setQuestions] = useState<readonly OpenQuestion[]>([]);
  const open = questions[0] ?? null;
  const endFirst = () => setQuestions((all) => all.slice(1));
  // Whether the latest question has been left without an answer.
  const [isGivenUp, setGivenUp] = useState(false);
  const change = (commands: readonly ChangeCommand[], origin: WriteOrigin) => {
    if (!commands.some(({ event, scope }) => event.series_id && scope !== 'this')) {
      return run(withScope(commands, 'this'), origin);
    }
    const key = crypto.randomUUID();
    const focused = document.activeElement;
    setQuestions((others) => [...others, { key, commands, preview: null, origin, focused }]);
    setGivenUp(false);
    void previewChanges(calendar, firstOfEachSeries(commands)).then((preview) =>
      setQuestions((all) =>
        all.map((question) => (question.key === key ? { ...question, preview } : question)),
      ),
    );
  };
  const last = useLast(open);
  return {
    /** Makes changes, after the question if they need one. */
    change,
    question: open,
    onAnswer: (scope: EventScope) => {
      endFirst();
      setGivenUp(false);
      if (open) run(withScope(open.commands, scope), open.origin);
    },
    onClose: () => {
      endFirst();
      setGivenUp(true);
    },
    /** The event itself may be elsewhere by then, or gone, unless nothing has been done. */
    returnFocus: () => {
      const isInView = isGivenUp && last !== null && !last.origin.isFromForm;
      const shown = isInView ? findEventElement(last.commands[0]?.event.id ?? '') : null;
      const focused = shown ?? last?.focused;
      return focused instanceof HTMLElement && focused.isConnected ? focused : null;
    },
  };
}

/**
 * The changes with an answer to the question. Only the first of several occurrences speaks for its series, which would
 * otherwise be moved once for each of them.
 */
function withScope(commands: readonly ChangeCommand[], scope: EventScope): readonly EventWrite[] {
  const answered = commands.map((one) => ({ ...one, scope: one.scope ?? scope }));
  return scope === 'this' ? answered : firstOfEachSeries(answered);
}

function firstOfEachSeries<Command extends ChangeCommand>(
  commands: readonly Command[],
): readonly Command[] {
  const bySeries = Map.groupBy(commands, ({ event }) => event.series_id ?? event.id);
  return [...bySeries.values()].flatMap((some) =>
    some
      .toSorted((one, other) => originalMinute(one.event) - originalMinute(other.event))
      .slice(0, 1),
  );
}
