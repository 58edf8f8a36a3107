import type { CalendarView } from '../calendar-view.ts';
import { TimeGridFrame } from '../time-grid/TimeGridFrame.tsx';
import { TimeGridPart } from '../time-grid/time-grid-part.ts';
import { weeksSpan } from '../view-spans.ts';

/** A week, with time down. */
export const weekView: CalendarView = {
  name: 'week',
  shortcut: 'w',
  label: (t) => t('calendar:Week'),
  ...weeksSpan(() => 1),
  Frame: TimeGridFrame,
  Part: TimeGridPart,
};
