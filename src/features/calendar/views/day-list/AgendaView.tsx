import { measureElement, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useMemo, useState } from 'react';
import { listDayRows } from '#src/calendar/layout/day-list.ts';
import { useDayEvents } from '#src/calendar/store/use-events.ts';
import { useEmbedSwitches } from '#src/session/embed-switches.ts';
import { customProperties } from '#src/ui/custom-properties.ts';
import { RoleList } from '#src/ui/data/RoleList.tsx';
import { ListGestures } from '../../grid/ListGestures.tsx';
import type { ViewProps } from '../../grid/view-props.ts';
import { useSwipe } from '../grid/use-swipe.ts';
import { AgendaEvent } from './AgendaEvent.tsx';
import styles from './AgendaView.module.css';
import { AgendaLines } from './DayListSkeletons.tsx';
import { useDayList } from './use-day-list.ts';

/** The usual height of an event with its details and without them, in pixels. */
const usualHeights = { full: 120, brief: 60 };
/** The number of events in the document above and below the window. */
const overscan = 4;

/** Some days with the details of their events. Of many, only those near the window are in the document. */
export function AgendaView(props: ViewProps) {
  const { shownEvents, range, today, configuration, zone, formats, eventLook, intents } = props;
  const { hasNotes = true } = props;
  const { showAgendaDetails } = useEmbedSwitches();
  const usualHeight = usualHeights[showAgendaDetails ? 'full' : 'brief'];
  const { spans, isRead } = useDayEvents(shownEvents, range);
  const rows = useMemo(() => listDayRows(spans, range), [spans, range]);
  const { options, section, gestures, setActive, drawRows } = useDayList({
    ...props,
    rows,
    isRead,
  });
  const { top, place } = useTopInPage();
  const [initialRect] = useState(() => ({ width: window.innerWidth, height: window.innerHeight }));
  const virtual = useWindowVirtualizer<HTMLElement>({
    ...options,
    estimateSize: () => usualHeight,
    initialRect,
    scrollMargin: top,
    overscan,
    // Without a layout, as in tests, every height is 0.
    measureElement: (...measurement) => measureElement(...measurement) || usualHeight,
  });
  const lookProps = { configuration, zone, formats, eventLook, hasNotes };
  return (
    <section ref={place} className={styles.agenda} {...section} {...useSwipe(intents.step)}>
      {!isRead && rows.length === 0 && <AgendaLines />}
      {rows.length > 0 && (
        <RoleList
          className={styles.events}
          style={customProperties({ '--height': `${virtual.getTotalSize()}px` })}
        >
          {drawRows(virtual).map(
            ({ row: { id, day, span, number }, index, box, isTabStop }) =>
              span && (
                <AgendaEvent
                  key={id}
                  id={id}
                  day={day}
                  span={span}
                  isFirstOfDay={number === 0}
                  index={index}
                  count={rows.length}
                  top={box ? box.start - top : undefined}
                  measure={virtual.measureElement}
                  isToday={day === today}
                  hasDetails={showAgendaDetails}
                  isTabStop={isTabStop}
                  {...lookProps}
                  onFocus={setActive}
                  onOpen={intents.open}
                />
              ),
          )}
        </RoleList>
      )}
      <ListGestures {...gestures} />
    </section>
  );
}

/** Where an element begins, in pixels from the page's top. */
function useTopInPage() {
  const [top, setTop] = useState(0);
  const place = useCallback((element: HTMLElement | null) => {
    if (element) setTop(Math.round(element.getBoundingClientRect().top + window.scrollY));
  }, []);
  return { top, place };
}
