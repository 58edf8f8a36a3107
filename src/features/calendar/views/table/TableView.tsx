import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { EventSpan } from '#src/calendar/model/event.ts';
import { useDayEvents } from '#src/calendar/store/use-events.ts';
import { useShownTexts, useTranslate } from '#src/i18n/i18n.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { ColumnsButton } from '#src/tables/ColumnsButton.tsx';
import { useShownColumns } from '#src/tables/hidden-columns.ts';
import { useSaveCsv } from '#src/tables/use-save-csv.ts';
import { Button } from '#src/ui/button/Button.tsx';
import type { ChosenWidths } from '#src/ui/data/column-widths.ts';
import { Table, type TableControl } from '#src/ui/data/Table.tsx';
import type { Sheet, TableSort } from '#src/ui/data/table-columns.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { readMemory, remember } from '../../address/calendar-memory.ts';
import { PlaceIcon } from '../../event/PlaceIcon.tsx';
import { ListGestures, useListGestures } from '../../grid/ListGestures.tsx';
import type { ViewProps } from '../../grid/view-props.ts';
import { EventLink } from './EventLink.tsx';
import {
  createEventColumns,
  type EventColumn,
  listFilledColumns,
  pickColumns,
  sortSpans,
  sumColumns,
  titleKey,
} from './event-columns.ts';
import styles from './TableView.module.css';

/** The name under which the browser remembers the columns. */
const table = 'events';

/** The events of a month in rows, with a column for each field, and the sums of those with numbers. */
export function TableView(props: ViewProps) {
  const { shownEvents, range, label, configuration, formats, eventLook, intents } = props;
  const t = useTranslate();
  const { number } = useFormats();
  const { language } = useShownTexts();
  const { spans, isRead } = useDayEvents(shownEvents, range);
  // The same until something about it changes, so that rows do not render again.
  const columns = useMemo(() => {
    const collator = new Intl.Collator(language, { numeric: true });
    const source = { t, configuration, formats, eventLook, collator, number };
    const drawTitle = (span: EventSpan) => (
      <EventLink span={span} eventLook={eventLook} formats={formats} onOpen={intents.open} />
    );
    const drawWay = (place: string) => place && <PlaceIcon text={place} />;
    return createEventColumns({ ...source, drawTitle, drawWay });
  }, [t, number, language, configuration, formats, eventLook, intents]);
  const sort = useTableSort();
  const rows = useMemo(() => {
    const column = columns.find(({ key }) => key === sort.by);
    return sortSpans(spans, column, sort.order);
  }, [spans, columns, sort.by, sort.order]);
  const filledKeys = listFilledColumns(columns, rows).join(' ');
  const filledColumns = useMemo(
    () => pickColumns(columns, filledKeys.split(' ')),
    [columns, filledKeys],
  );
  const shownColumns = useShownColumns(table, filledColumns);
  const { control, handlers, gestures } = useTableChoosing(props, rows);
  const saveCsv = useSaveCsv();
  const sheet = useEventSheet(props.address, columns, rows);
  return (
    <section className={styles.view} aria-label={label} aria-busy={!isRead} {...handlers}>
      <div className={styles.bar}>
        <ColumnsButton table={table} columns={filledColumns} isExported />
        <Button
          size="dense"
          disabled={rows.length === 0}
          onClick={() => saveCsv(label, columns, rows)}
        >
          {t('common:Export CSV')}
        </Button>
      </div>
      <Table
        label={label}
        columns={shownColumns}
        rows={rows}
        rowKey={rowKey}
        sort={sort}
        busy={!isRead}
        control={control}
        sheet={sheet}
      />
      <ListGestures {...gestures} />
    </section>
  );
}

/** The widths of the columns, which this browser remembers for the calendar, and their sums. */
function useEventSheet(
  address: string,
  columns: readonly EventColumn[],
  rows: readonly EventSpan[],
): Sheet {
  const t = useTranslate();
  const { number } = useFormats();
  const [widths, setWidths] = useState<ChosenWidths>(() => readMemory(address).widths ?? {});
  const totals = useMemo(() => {
    const sums = sumColumns(columns, rows).map(({ key, label, sum }) => [
      key,
      <>
        <VisuallyHidden>{t('calendar:%field%, total', { field: label })}</VisuallyHidden>{' '}
        {number(sum)}
      </>,
    ]);
    const count = t('calendar:%count% events', { count: rows.length });
    return { ...Object.fromEntries(sums), [titleKey]: count };
  }, [t, number, columns, rows]);
  return {
    widths,
    totals,
    edges: {
      name: (column) => t('calendar:Width of %column%', { column }),
      hint: t(
        'calendar:Left and right change the width, up and down go to another column, and Enter fits the texts.',
      ),
    },
    onResize: (changed) => {
      setWidths(changed);
      remember(address, { widths: changed });
    },
  };
}

/** Chooses rows; Shift and arrows choose those between which they move the focus. */
function useTableChoosing(props: ViewProps, rows: readonly EventSpan[]) {
  const control = useRef<TableControl>(null);
  const { handlers, gestures } = useListGestures({
    ...props,
    listSpans: () => rows,
    // The table itself moves the focus without Shift.
    onKeyDown: (event: KeyboardEvent) => {
      const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (by === undefined || !event.shiftKey || !(event.target instanceof HTMLTableRowElement))
        return;
      event.preventDefault();
      control.current?.moveBy(by);
    },
  });
  return { control, handlers, gestures };
}

const rowKey = ({ event }: EventSpan) => event.id;

/** The sort order in the page's address. */
function useTableSort(): TableSort {
  const [parameters] = useSearchParams();
  return {
    by: parameters.get('sort'),
    order: parameters.get('order') === 'desc' ? 'desc' : 'asc',
    getHref: (by, order) => {
      const next = new URLSearchParams(parameters);
      next.delete('sort');
      next.delete('order');
      if (by !== null) {
        next.set('sort', by);
        next.set('order', order);
      }
      return `?${next}`;
    },
  };
}
