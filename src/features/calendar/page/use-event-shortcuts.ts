import type { CalendarEvent } from '#src/calendar/model/event.ts';
import { mayChangeAny } from '#src/calendar/model/rights.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { useShortcut } from '#src/session/use-shortcut.ts';
import type { ChangeState } from '../address/calendar-state.ts';
import { useCommands } from '../commands/commands-context.ts';
import { findShownEvent } from '../event/event-element.ts';
import type { ViewProps } from '../grid/view-props.ts';

/** The keys of the event that has the focus; an open card has its own. */
export function useEventShortcuts(
  { configuration }: Pick<ViewProps, 'configuration'>,
  change: ChangeState,
): void {
  const t = useTranslate();
  const { allows } = useCommands();
  const findFocused = (): CalendarEvent | undefined =>
    (document.activeElement && findShownEvent(document.activeElement))?.span.event;
  const edit = () => {
    const event = findFocused();
    if (event && allows({ kind: 'update', event })) change({ editing: event.id }, 'push');
  };
  // The event itself opens, as a focused button or link does.
  useShortcut('Enter', t('calendar:Open the focused event'), null, { group: 'events' });
  useShortcut('e', t('calendar:Edit the focused event'), edit, {
    group: 'events',
    isMeant: () => findFocused() !== undefined,
    isOffered: mayChangeAny(configuration.sub_calendars),
  });
}
