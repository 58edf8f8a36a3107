/** A view of the client to measure, with the most that its figures may be. */
export interface BenchView {
  readonly name: string;
  /** In the client's address. */
  readonly search: string;
  /** Matches the elements of events. */
  readonly event?: string;
  /** The most milliseconds of its longest task. */
  readonly task: number;
  /** The most elements, if there is a limit. */
  readonly nodes?: number;
  /** The view of FullCalendar that shows the same, if there is one. */
  readonly peer?: string;
}

export const benchViews: readonly BenchView[] = [
  { name: 'month', search: 'view=month', task: 80, nodes: 400, peer: 'dayGridMonth' },
  { name: 'weeks', search: 'view=weeks', task: 80 },
  { name: 'week', search: 'view=week', task: 100, nodes: 3000, peer: 'timeGridWeek' },
  { name: 'scheduler', search: 'view=scheduler', task: 100 },
  { name: 'timeline of a month', search: 'view=timeline&scale=month', task: 100 },
  // It goes on without end; FullCalendar's longest is that of a year.
  {
    name: 'list',
    search: 'view=list',
    event: 'button[data-color]',
    task: 80,
    nodes: 300,
    peer: 'listYear',
  },
  { name: 'agenda', search: 'view=agenda', event: 'div[data-color]', task: 80 },
  { name: 'table', search: 'view=table', event: 'table [data-color]', task: 80 },
  { name: 'year', search: 'view=year', event: '[data-level]:not([data-level="0"])', task: 80 },
];

/** The views in which an event is dragged. The timeline draws more than 1,000 events at once; the others say how many more there are. */
export const dragViews: readonly Pick<BenchView, 'name' | 'search'>[] = [
  { name: 'month', search: 'view=month' },
  { name: 'week', search: 'view=week' },
  { name: 'timeline of a month', search: 'view=timeline&scale=month' },
];

/** The modules that draw a calendar's page with its months, weeks, days and lists. */
export const commonModules = [
  'features/calendar/CalendarPage.tsx',
  ...['month/MonthView.tsx', 'time-grid/TimeGrid.tsx', 'list/ListView.tsx'].map(
    (view) => `features/calendar/views/${view}`,
  ),
];
/** The most bytes that they may add to those that every page loads. */
export const mostScriptBytes = 45_000;
