import type { SubCalendar } from '#src/calendar/model/sub-calendar.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { Tooltip } from '#src/ui/overlay/Tooltip.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import type { CalendarState } from '../address/calendar-state.ts';
import type { Panel } from './use-panel.ts';

interface PanelButtonProps {
  panel: Panel;
  /** The sub-calendars that can be chosen. */
  active: readonly SubCalendar[];
  state: Pick<CalendarState, 'sub' | 'filters'>;
}

/** Opens and closes the side panel. Says what it hides while it is closed. */
export function PanelButton({ panel, active, state: { sub, filters } }: PanelButtonProps) {
  const t = useTranslate();
  const title = t('calendar:Calendars and filters');
  const [first, second] = [
    ...(sub === null
      ? []
      : [t('calendar:%shown% of %all% calendars', { shown: sub.size, all: active.length })]),
    ...(filters.size === 0 ? [] : [t('calendar:filtered')]),
  ];
  const hides = first && second ? t('calendar:%first%, %second%', { first, second }) : first;
  return (
    <Tooltip text={title}>
      <Button look="quiet" aria-expanded={panel.isOpen} onClick={panel.toggle}>
        <Icon name="menu" />
        <VisuallyHidden>{title}</VisuallyHidden> {hides && !panel.isOpen && <span>{hides}</span>}
      </Button>
    </Tooltip>
  );
}
