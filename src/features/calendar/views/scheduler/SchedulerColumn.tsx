import { memo } from 'react';
import { useSubCalendarEvents } from '#src/calendar/events/use-events.ts';
import { type SubCalendar, splitName } from '#src/calendar/model/sub-calendar.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { ColumnCell, type ColumnProps } from '../time-grid/ColumnCell.tsx';
import type { SchedulerCell } from './scheduler-columns.ts';

type SchedulerColumnProps = ColumnProps & {
  subCalendar: SubCalendar;
  position: number;
  gap: string | undefined;
  onFocusCell: (cell: SchedulerCell) => void;
  onMore: (cell: SchedulerCell, anchor: HTMLElement) => void;
};

/** A sub-calendar on a day. Renders again only when something about it changes. */
export const SchedulerColumn = memo(function SchedulerColumn(props: SchedulerColumnProps) {
  const { events, subCalendar, onFocusCell, onMore, ...column } = props;
  const { day, formats, eventLook } = column;
  const { id, name } = subCalendar;
  const t = useTranslate();
  const { spans } = useSubCalendarEvents(events, { first: day, last: day }, id);
  const shown = spans.filter(({ event }) => eventLook.isShown(event));
  const label = t('calendar:%name%, %day%, %count% events', {
    name: splitName(name).own,
    day: formats.fullDay(day),
    count: shown.length,
  });
  return (
    <ColumnCell
      {...column}
      spans={shown}
      subCalendarId={id}
      label={label}
      onFocus={() => onFocusCell({ day, id })}
      onMore={(anchor) => onMore({ day, id }, anchor)}
    />
  );
});
