import type { components } from '#generated/calendar/types.ts';
import type { Translate } from '#src/i18n/i18n.ts';

export type ViewName = components['schemas']['CalendarView'];

/** The names of the views, as the calendar's page shows them. */
const viewNames: Readonly<Record<ViewName, (t: Translate) => string>> = {
  month: (t) => t('calendar:Month'),
  weeks: (t) => t('calendar:Weeks'),
  week: (t) => t('calendar:Week'),
  days: (t) => t('calendar:Days'),
  scheduler: (t) => t('calendar:Scheduler'),
  timeline: (t) => t('calendar:Timeline'),
  list: (t) => t('calendar:List'),
  agenda: (t) => t('calendar:Agenda'),
  table: (t) => t('calendar:Table'),
  year: (t) => t('calendar:Year'),
};

export function viewName(t: Translate, name: ViewName): string {
  return viewNames[name](t);
}

export function isViewName(name: unknown): name is ViewName {
  return typeof name === 'string' && Object.hasOwn(viewNames, name);
}

/** All views; the order is that of a new calendar. */
export const allViews: readonly ViewName[] = Object.keys(viewNames).filter(isViewName);
