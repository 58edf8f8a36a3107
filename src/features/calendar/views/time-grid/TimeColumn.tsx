import { memo } from 'react';
import { useDayEvents } from '#src/calendar/events/use-events.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { ColumnCell, type ColumnProps } from './ColumnCell.tsx';

type TimeColumnProps = ColumnProps & {
  onFocusDay: (day: number) => void;
  onMore: (day: number, anchor: HTMLElement) => void;
};

/** A day of a time grid. Renders again only when something about it changes. */
export const TimeColumn = memo(function TimeColumn(props: TimeColumnProps) {
  const { events, onFocusDay, onMore, ...column } = props;
  const { day, formats, eventLook } = column;
  const t = useTranslate();
  const { spans } = useDayEvents(events, { first: day, last: day });
  const shown = spans.filter(({ event }) => eventLook.isShown(event));
  const name = { day: formats.fullDay(day), count: shown.length };
  return (
    <ColumnCell
      {...column}
      spans={shown}
      position={day}
      subCalendarId={null}
      label={t('calendar:%day%, %count% events', name)}
      onFocus={() => onFocusDay(day)}
      onMore={(anchor) => onMore(day, anchor)}
    />
  );
});
