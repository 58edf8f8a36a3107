import { roleHas } from '#src/calendar/model/rights.ts';
import type { SubCalendar } from '#src/calendar/model/sub-calendar.ts';
import { MonthGrid, type MonthGridProps } from '#src/ui/date/MonthGrid.tsx';
import type { CalendarState, ChangeState } from '../address/calendar-state.ts';
import type { CalendarConfiguration } from '../address/readable-calendar.ts';
import { FieldFilters } from './FieldFilters.tsx';
import styles from './Panel.module.css';
import { SubCalendarList } from './SubCalendarList.tsx';
import { useColorChange } from './use-color-change.ts';
import { ZoneFields, type ZoneFieldsProps } from './ZoneFields.tsx';

export interface PanelContentProps extends ZoneFieldsProps {
  /** The calendar's key or identifier. */
  address: string;
  configuration: CalendarConfiguration;
  /** The sub-calendars that can be chosen. */
  active: readonly SubCalendar[];
  state: CalendarState;
  /** From which to choose another day. */
  month: MonthGridProps;
  change: ChangeState;
}

/** Shows the options for a calendar's content: its day, its parts, their filters, and the time zone. */
export function PanelContent(props: PanelContentProps) {
  const { address, configuration, active, state, month, change } = props;
  const { date_time } = configuration.settings;
  const colors = useColorChange(address);
  return (
    <div className={styles.panel}>
      <MonthGrid {...month} />
      <SubCalendarList
        subCalendars={active}
        selection={state.sub}
        onSelect={(sub) => change({ sub }, 'replace')}
        colors={roleHas(configuration.access.role, 'administer') ? colors : null}
      />
      <FieldFilters
        fields={configuration.event_fields}
        chosen={state.filters}
        onChoose={(filters) => change({ filters }, 'replace')}
      />
      {date_time.show_time_zone && <ZoneFields {...props} own={date_time.time_zone} />}
    </div>
  );
}
