import {
  defaultRangeExtractor,
  measureElement,
  useWindowVirtualizer,
} from '@tanstack/react-virtual';
import { useCallback, useMemo, useState } from 'react';
import { type DayGroup, groupByDay } from '#src/calendar/layout/day-groups.ts';
import type { EventSpan } from '#src/calendar/model/event.ts';
import { useDayEvents } from '#src/calendar/store/use-events.ts';
import { useEmbedSwitches } from '#src/session/embed-switches.ts';
import { customProperties } from '#src/ui/custom-properties.ts';
import { RoleList } from '#src/ui/data/RoleList.tsx';
import { usePrinting } from '#src/ui/use-printing.ts';
import { useStable } from '#src/ui/use-stable.ts';
import { useListChoosing } from '../../grid/use-list-choosing.ts';
import type { ViewProps } from '../../grid/view-props.ts';
import { useDayList } from '../grid/use-day-list.ts';
import { useSwipe } from '../grid/use-swipe.ts';
import { AgendaEvent } from './AgendaEvent.tsx';
import { AgendaLines } from './AgendaSkeleton.tsx';
import styles from './AgendaView.module.css';

/** The usual height of an event with its details and without them, in pixels. */
const usualHeights = { full: 120, brief: 60 };
/** The number of events in the document above and below the window. */
const overscan = 4;

/** Some days with the details of their events. Of many, only those near the window are in the document. */
export function AgendaView(props: ViewProps) {
  const { date, today, label, formats, eventLook, intents } = props;
  const { showAgendaDetails } = useEmbedSwitches();
  const usualHeight = usualHeights[showAgendaDetails ? 'full' : 'brief'];
  const { days, isRead } = useShownDays(props);
  const rows = useMemo(() => days.flatMap(createRows), [days]);
  const [first] = rows;
  const { stop, setActive, onKeyDown } = useDayList({
    days,
    first: first ? { day: first.day, id: first.span.event.id } : null,
    isRead,
    date,
    step: intents.step,
  });
  const listSpans = () => rows.map(({ span }) => span);
  const handlers = useListChoosing({ ...props, listSpans, onKeyDown });
  const focusRow = useStable(setActive);
  const { top, place } = useTopInPage();
  const [initialRect] = useState(() => ({ width: window.innerWidth, height: window.innerHeight }));
  const stopIndex = rows.findIndex(
    ({ day, span }) => day === stop?.day && span.event.id === stop.id,
  );
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => usualHeight,
    getItemKey: useCallback((index: number) => rows[index]?.key ?? index, [rows]),
    initialRect,
    scrollMargin: top,
    overscan,
    rangeExtractor: (shownRange) => addStop(defaultRangeExtractor(shownRange), stopIndex),
    // Without a layout, as in tests, every height is 0.
    measureElement: (...measurement) => measureElement(...measurement) || usualHeight,
  });
  const isPrinting = usePrinting();
  const { configuration, zone } = props;
  const lookProps = { configuration, zone, formats, eventLook };
  const items = isPrinting ? rows.map(createItem) : virtual.getVirtualItems();
  return (
    <section
      ref={place}
      className={styles.agenda}
      aria-label={label}
      aria-busy={!isRead}
      tabIndex={-1}
      {...handlers}
      {...useSwipe(intents.step)}
    >
      {!isRead && rows.length === 0 && <AgendaLines />}
      {rows.length > 0 && (
        <RoleList
          className={styles.events}
          style={customProperties({ '--height': `${virtual.getTotalSize()}px` })}
        >
          {items.map(({ index, key, start }) => {
            const row = rows[index];
            return (
              row && (
                <AgendaEvent
                  key={key}
                  day={row.day}
                  span={row.span}
                  isFirstOfDay={row.isFirstOfDay}
                  index={index}
                  count={rows.length}
                  top={isPrinting ? undefined : start - top}
                  measure={virtual.measureElement}
                  isToday={row.day === today}
                  hasDetails={showAgendaDetails}
                  isTabStop={index === stopIndex}
                  {...lookProps}
                  onFocus={focusRow}
                  onOpen={intents.open}
                />
              )
            );
          })}
        </RoleList>
      )}
    </section>
  );
}

function useShownDays({ shownEvents, range }: ViewProps) {
  const { spans, isRead } = useDayEvents(shownEvents, range);
  const days = useMemo(
    () => groupByDay(spans, range).filter((group) => group.spans.length > 0),
    [spans, range],
  );
  return { days, isRead };
}

/** Where an element begins, in pixels from the page's top. */
function useTopInPage() {
  const [top, setTop] = useState(0);
  const place = useCallback((element: HTMLElement | null) => {
    if (element) setTop(Math.round(element.getBoundingClientRect().top + window.scrollY));
  }, []);
  return { top, place };
}

/** A row on paper, where rows follow each other. */
function createItem({ key }: AgendaRow, index: number) {
  return { key, index, start: 0 };
}

/** Adds the row in the tab order, -1 for none, if it is out of sight. */
function addStop(rows: number[], stop: number): number[] {
  if (stop < 0 || rows.includes(stop)) return rows;
  return [...rows, stop].sort((a, b) => a - b);
}

interface AgendaRow {
  key: string;
  day: number;
  span: EventSpan;
  isFirstOfDay: boolean;
}

function createRows({ day, spans }: DayGroup): AgendaRow[] {
  return spans.map((span, index) => ({
    key: `${day} ${span.event.id}`,
    day,
    span,
    isFirstOfDay: index === 0,
  }));
}
