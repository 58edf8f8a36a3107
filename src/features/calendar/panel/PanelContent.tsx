import { roleHas } from '#src/calendar/model/rights.ts';
import type { SubCalendar } from '#src/calendar/model/sub-calendar.ts';
import { MonthGrid, type MonthGridProps } from '#src/ui/date/MonthGrid.tsx';
import type { CalendarConfiguration } from '../calendar-loader.ts';
import type { CalendarState } from '../state/calendar-state.ts';
import type { ChangeState } from '../state/use-calendar-state.ts';
import { FieldFilters } from './FieldFilters.tsx';
import styles from './Panel.module.css';
import { SecondZoneField } from './SecondZoneField.tsx';
import { SubCalendarList } from './SubCalendarList.tsx';
import { useColorChange } from './use-color-change.ts';
import { ZoneField } from './ZoneField.tsx';

export interface PanelContentProps {
  /** The calendar's key or identifier. */
  address: string;
  configuration: CalendarConfiguration;
  /** The sub-calendars that can be chosen. */
  active: readonly SubCalendar[];
  state: CalendarState;
  /** The time zone of all times. */
  zone: string;
  /** The one whose hours are shown beside those; null for none. */
  secondZone: string | null;
  /** From which to choose another day. */
  month: MonthGridProps;
  change: ChangeState;
  onChooseZone: (zone: string) => void;
  onChooseSecondZone: (zone: string | null) => void;
}

/** What to show of a calendar: which day, which of its parts, filtered by what, in which time zone. */
export function PanelContent(props: PanelContentProps) {
  const { address, configuration, active, state, zone, month, change, onChooseZone } = props;
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
      {date_time.show_time_zone && (
        <>
          <ZoneField own={date_time.time_zone} zone={zone} onChoose={onChooseZone} />
          <SecondZoneField
            own={date_time.time_zone}
            zone={zone}
            secondZone={props.secondZone}
            onChoose={props.onChooseSecondZone}
          />
        </>
      )}
    </div>
  );
}
