import { mayChangeAny } from '#src/calendar/model/rights.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { useShortcut } from '#src/session/use-shortcut.ts';
import type { ViewProps } from './view-props.ts';

interface Rights {
  mayAdd: boolean;
  mayChange: boolean;
}

/** The view behind a window lists the keys. */
export const noRights: Rights = { mayAdd: false, mayChange: false };

/** The rights of the visitor in a view that shows some sub-calendars. */
export function listRights({
  subCalendars,
  intents,
}: Pick<ViewProps, 'subCalendars' | 'intents'>): Rights {
  return {
    mayAdd: intents.create !== null,
    mayChange: mayChangeAny(subCalendars),
  };
}

/** Lists the keys that a grid of events handles itself, by whether the visitor may add and change events. */
export function useMoveShortcuts(rights: Rights): void {
  const t = useTranslate();
  const toChange = { isOffered: rights.mayChange, group: 'events' } as const;
  const toAdd = { isOffered: rights.mayAdd, group: 'events' } as const;
  useShortcut('Alt+Arrows', t('calendar:Move the event'), null, toChange);
  const allDay = t('calendar:Switch the event between all day and hours');
  useShortcut('Alt+A', allDay, null, toChange);
  useShortcut('Alt+Shift+Arrows', t('calendar:Move the end of the event'), null, toChange);
  useShortcut('Control+Shift+Arrows', t('calendar:Move the start of the event'), null, toChange);
  useShortcut('Shift+Arrows', t('calendar:Draw a new event'), null, toAdd);
  useChoiceShortcuts(rights);
}

/** Lists the keys that every view of events handles itself. */
export function useChoiceShortcuts({ mayAdd, mayChange }: Rights): void {
  const t = useTranslate();
  const toChange = { isOffered: mayChange, group: 'chosen' } as const;
  const toAdd = { isOffered: mayAdd, group: 'chosen' } as const;
  useShortcut('Control+Space', t('calendar:Choose the event'), null, toChange);
  useShortcut('Shift+Space', t('calendar:Choose as far as the event'), null, toChange);
  useShortcut('$mod+A', t('calendar:Choose all events in sight'), null, toChange);
  useShortcut('Delete', t('calendar:Delete the chosen events'), null, toChange);
  useShortcut('$mod+C', t('calendar:Copy the chosen events'), null, toAdd);
  useShortcut('$mod+X', t('calendar:Cut the chosen events'), null, toAdd);
  useShortcut('$mod+V', t('calendar:Paste events'), null, toAdd);
}
