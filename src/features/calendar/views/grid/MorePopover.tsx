import { useState } from 'react';
import { splitName } from '#src/calendar/model/sub-calendar.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { Popover } from '#src/ui/overlay/Popover.tsx';
import { useStable } from '#src/ui/use-stable.ts';
import { useWhenIdle } from '#src/ui/use-when-idle.ts';
import type { EventLook } from '../../event/event-look.ts';
import type { ViewProps } from '../../grid/view-props.ts';
import type { CellEvents } from './day-cell.ts';

const DayEventList = lazyPart(() => import('./DayEventList.tsx'), 'DayEventList');

/** A day, or hours of it, whose events do not all have room. */
interface OpenDay extends CellEvents {
  readonly anchor: HTMLElement;
}

/** Opens the list of a day. `showMore` stays the same function. */
export function useMorePopover() {
  const [shownDay, setShownDay] = useState<OpenDay | null>(null);
  const [isOpen, setOpen] = useState(false);
  const showMore = useStable((cell: CellEvents, anchor: HTMLElement) => {
    setShownDay({ ...cell, anchor });
    setOpen(true);
  });
  return {
    showMore,
    popover: {
      shown: shownDay,
      isOpen,
      onClose: () => setOpen(false),
      onClosed: () => setShownDay(null),
    },
  };
}

type DayListProps = Pick<
  ViewProps,
  'events' | 'shownEvents' | 'formats' | 'eventLook' | 'subCalendars' | 'intents'
> & {
  looks?: ReadonlyMap<number, EventLook>;
};

/** All events of a day, or of hours of it, next to the number of those without room. */
export function MorePopover(props: ReturnType<typeof useMorePopover>['popover'] & DayListProps) {
  const { shown, isOpen, onClose, onClosed, looks, ...list } = props;
  const t = useTranslate();
  const { formats, subCalendars, eventLook } = list;
  useWhenIdle(DayEventList.preload);
  const subCalendar = subCalendars.find(({ id }) => id === shown?.id);
  const times = shown?.times;
  const dayName = shown ? formats.weekdayAndDay(shown.day) : '';
  const day = times
    ? t('calendar:%day%, %time%', { day: dayName, time: formats.times(times.start, times.end) })
    : dayName;
  return (
    <Popover
      open={isOpen}
      title={subCalendar ? `${splitName(subCalendar.name).own}, ${day}` : day}
      anchor={shown?.anchor ?? null}
      onClose={onClose}
      onClosed={onClosed}
    >
      {shown && (
        <DayEventList
          {...list}
          fallback={<Skeleton shape="lines" label={t('common:Loading')} />}
          day={shown.day}
          times={times}
          subCalendarId={shown.id}
          eventLook={(subCalendar && looks?.get(subCalendar.id)) ?? eventLook}
        />
      )}
    </Popover>
  );
}
