import type { ReactNode } from 'react';
import type { CalendarFormats } from '#src/calendar/words/calendar-formats.ts';
import type { Translate } from '#src/i18n/i18n.ts';
import type { lazyPart } from '#src/ui/lazy-part.tsx';
import type { DayRange } from '#src/util/day-numbers.ts';
import type { CalendarState, ViewName } from '../address/calendar-state.ts';
import type { RangeOptions, ViewProps } from '../grid/view-props.ts';

/** A choice among a few options that a view leaves to the reader, such as its number of days. */
export interface ViewChoice {
  /** Its name for assistive technology. */
  readonly label: (t: Translate) => string;
  readonly options: readonly ViewOption[];
  readonly isChosen: (option: ViewOption['changes'], options: RangeOptions) => boolean;
}

interface ViewOption {
  readonly label: (t: Translate) => string;
  readonly changes: Partial<Pick<CalendarState, 'count' | 'scale'>>;
}

/** A way to look at a calendar: an entry in the list of views (`views.ts`). */
export interface CalendarView {
  readonly name: ViewName;
  /** The letter that switches to it. */
  readonly shortcut: string;
  readonly label: (t: Translate) => string;
  readonly choice?: ViewChoice;
  /** The days that it shows, in whole days. */
  readonly range: (date: number, options: RangeOptions) => DayRange;
  /** A day of the next (1) or previous (-1) range. */
  readonly step: (date: number, by: 1 | -1, options: RangeOptions) => number;
  /** Its range in words, such as "March 2026". */
  readonly heading: (date: number, formats: CalendarFormats, options: RangeOptions) => string;
  /** The switch of embedding sites that leaves out its heading, if there is one. */
  readonly headerSwitch?: 'showAgendaHeader' | 'showYearViewHeader';
  /** True if it is about events rather than days: those of a hidden weekend are in it, and a sheet of paper has any number of days. */
  readonly isAboutEvents?: boolean;
  /** True if it shows the notes of events. */
  readonly hasNotes?: boolean;
  /** The paper orientation; portrait by default. */
  readonly paper?: 'wide';
  /** Where the page says that there are no events, if not over the view: nowhere if the view itself does. */
  readonly emptyText?: 'below' | 'nowhere';
  /** Stands in its place until its code has loaded. */
  readonly Skeleton: (props: SkeletonProps) => ReactNode;
  /** Draws it. Its code loads when it is first shown. */
  readonly Part: ReturnType<typeof lazyPart<string, ViewProps>>;
}

/** The props that the skeleton of a view depends on. */
export type SkeletonProps = Pick<
  ViewProps,
  'range' | 'options' | 'settings' | 'subCalendars' | 'today' | 'zone' | 'secondZone'
>;
