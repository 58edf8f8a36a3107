import { useState, useSyncExternalStore } from 'react';
import type { EventSpan } from '#src/calendar/model/event.ts';
import { Watchers } from '#src/calendar/store/watchers.ts';
import type { ComposedEvent } from './composed-event.ts';
import type { DragDraft } from './drag-draft.ts';

/** An event where it would be, as far as a grid draws it. */
export interface DrawnDraft {
  /** The event as it would be. */
  readonly target: EventSpan;
  /** The sub-calendar of the row or column that it would be in; null where they have none. */
  readonly subCalendarId: number | null;
  /** True if it is not in the calendar yet. */
  readonly isNew: boolean;
  /** True if the event stays where it is, too. */
  readonly isCopy: boolean;
  /** True if it scrolls into sight wherever it goes: it is the keyboard's or the form's. */
  readonly isFollowed: boolean;
}

/** A rectangle in the window, in CSS pixels. */
export interface LassoArea {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const noDrafts: readonly DrawnDraft[] = [];

/** The draft of a grid, which few of its parts follow: those where the event would be. */
export class DraftStore {
  #draft: DragDraft | null = null;
  #all = noDrafts;
  #lasso: LassoArea | null = null;
  readonly #watchers = new Watchers();
  readonly #composed: ComposedEvent;
  readonly #hasCalendars: boolean;
  #composedDrafts: { span: EventSpan | null; drafts: readonly DrawnDraft[] } = {
    span: null,
    drafts: noDrafts,
  };

  /** @param hasCalendars whether the grid's rows or columns are sub-calendars. */
  constructor(composed: ComposedEvent, hasCalendars: boolean) {
    this.#composed = composed;
    this.#hasCalendars = hasCalendars;
  }

  get current(): DragDraft | null {
    return this.#draft;
  }

  /** The draft that the keyboard moves or draws. */
  readonly ofKeys = (): DragDraft | null => (this.#draft?.isByKeys ? this.#draft : null);

  /** Returns whether a pointer drags. */
  readonly isDragging = (): boolean => this.#draft?.isByKeys === false;

  /** The draft, those of the events that go along, and the new event of an open form in each of its places. */
  get all(): readonly DrawnDraft[] {
    const composed = this.#drawComposed();
    return composed.length === 0 ? this.#all : [...this.#all, ...composed];
  }

  #drawComposed(): readonly DrawnDraft[] {
    const { span } = this.#composed;
    if (this.#composedDrafts.span !== span) {
      const places = this.#hasCalendars ? (span?.event.sub_calendar_ids ?? []) : [null];
      const drafts = places.flatMap((subCalendarId, index) =>
        span
          ? { target: span, subCalendarId, isNew: true, isCopy: false, isFollowed: index === 0 }
          : [],
      );
      this.#composedDrafts = { span, drafts };
    }
    return this.#composedDrafts.drafts;
  }

  /** The area in which a pointer chooses events. */
  readonly lasso = (): LassoArea | null => this.#lasso;

  readonly show = (draft: DragDraft | null): void => {
    if (this.#draft === draft) return;
    this.#draft = draft;
    this.#all = draft ? [draft, ...draft.others] : noDrafts;
    this.#watchers.call();
  };

  readonly showLasso = (lasso: LassoArea | null): void => {
    this.#lasso = lasso;
    this.#watchers.call();
  };

  readonly watch = (onChange: () => void): (() => void) => {
    const stop = this.#watchers.add(onChange);
    const stopComposed = this.#composed.watch(onChange);
    return () => {
      stop();
      stopComposed();
    };
  };
}

/** The drafts that are in a part of the grid. Renders again only when there are others. */
export function useDrafts(
  drafts: DraftStore,
  isHere: (draft: DrawnDraft) => boolean,
): readonly DrawnDraft[] {
  const [reuse] = useState(createReuse);
  return useSyncExternalStore(drafts.watch, () => reuse(drafts.all.filter(isHere)));
}

/** Returns what it has returned before as long as it gets the same drafts, as `useSyncExternalStore` needs it. */
function createReuse() {
  let before = noDrafts;
  return (now: readonly DrawnDraft[]) => {
    const isSame = now.length === before.length && now.every((one, index) => one === before[index]);
    if (!isSame) before = now;
    return before;
  };
}
