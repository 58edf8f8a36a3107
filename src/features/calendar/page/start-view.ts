import { delayIdleWork } from '#src/ui/when-idle.ts';
import { wait } from '#src/util/wait.ts';
import type { ViewName } from '../address/calendar-state.ts';
import type { CalendarView } from '../views/calendar-view.ts';
import { views } from '../views/views.ts';
import { firstView } from './first-view.ts';

/** The views that a calendar allows, in its order; all of them if there are none of those here. */
export function usableViews(enabledNames: readonly ViewName[]): readonly CalendarView[] {
  const usable = enabledNames.flatMap((name) => views.find((view) => view.name === name) ?? []);
  return usable.length > 0 ? usable : views;
}

/**
 * The view to begin with, if the address names none.
 * @param rememberedName the name of the reader's last one in this calendar.
 * @param ofCalendar the name of the one that the calendar's settings choose.
 * @param narrow the one that they choose for phones; null for the one that fits best.
 */
export function startView(
  usable: readonly CalendarView[],
  rememberedName?: string,
  ofCalendar?: string,
  narrow: string | null = null,
): CalendarView {
  const view = firstView(usable, rememberedName, ofCalendar, narrow);
  if (!view) throw new Error('There is no view.');
  return view;
}

/**
 * Milliseconds to wait for the code of a view before the page shows its skeleton. As long as that, React keeps a skeleton
 * that it has shown, and users would wait for two renders instead of one.
 */
const longestWaitMs = 300;

/**
 * Loads the code of the view that will probably be shown. Resolves once it is there, or after a moment without it.
 * @param namedByAddress null if the address names none.
 * @param otherwise the reader's last one, or the calendar's.
 * @param signal aborted when the page is left.
 */
export async function preloadView(
  namedByAddress: string | null,
  otherwise: string | undefined,
  signal: AbortSignal,
): Promise<void> {
  const code = startView(views, namedByAddress ?? otherwise).Part.preload();
  delayIdleWork(code, signal);
  await Promise.race([code, wait(longestWaitMs, signal)]);
}
