import { useRef, useState } from 'react';
import { showsAny } from '#src/calendar/model/week.ts';
import { useDayEvents, useReadState } from '#src/calendar/store/use-events.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { CheckboxField } from '#src/ui/form/CheckboxField.tsx';
import { readValues } from '#src/ui/form/controls.ts';
import { DateField } from '#src/ui/form/DateField.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { RadioField } from '#src/ui/form/RadioField.tsx';
import { preloadMarkdown } from '#src/ui/markdown/LateMarkdown.tsx';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { FormActions } from '#src/ui/overlay/FormActions.tsx';
import type { Day } from '#src/util/dates.ts';
import {
  type DayRange,
  dayAt,
  dayNumber,
  firstSupportedDay,
  lastSupportedDay,
} from '#src/util/day-numbers.ts';
import type { ViewProps } from '../grid/view-props.ts';
import type { CalendarView } from '../views/calendar-view.ts';
import styles from './PrintDialog.module.css';
import {
  createSheets,
  lastPrintableDay,
  ownDays,
  type PrintJob,
  type PrintSheet,
} from './print-job.ts';

interface PrintDialogProps extends ViewProps {
  isOpen: boolean;
  view: CalendarView;
  onPrint: (job: PrintJob) => void;
  onClose: () => void;
  onClosed: () => void;
}

/** Asks which days to print, and how. */
export function PrintDialog({ isOpen, onPrint, onClose, onClosed, ...shown }: PrintDialogProps) {
  const t = useTranslate();
  return (
    <Dialog open={isOpen} title={t('calendar:Print')} onClose={onClose} onClosed={onClosed}>
      {isOpen && <PrintForm {...shown} onPrint={onPrint} onClose={onClose} />}
    </Dialog>
  );
}

function PrintForm({ onPrint, onClose, ...shown }: Omit<PrintDialogProps, 'isOpen' | 'onClosed'>) {
  const { view, date, today, options, formats } = shown;
  const t = useTranslate();
  const [initial] = useState(() => createValues(view, ownDays(view, date, options)));
  const [values, setValues] = useState<PrintValues>(initial);
  const form = useRef<HTMLFormElement>(null);
  const { sheets, lastPossible, amount, isReading } = useSheets(shown, values);
  const dayProps = {
    today: dayAt(today),
    weekStartsOn: options.week.rule.weekStartsOn,
    locale: formats.locale,
    required: true,
  };
  return (
    <div
      onChange={() => {
        if (form.current) setValues(readValues(form.current, initial));
      }}
    >
      <Form
        ref={form}
        initial={initial}
        limits={{}}
        pending={isReading}
        error={null}
        onSubmit={({ look, notes }) => {
          const job = { sheets, look, hasNotes: notes };
          void preloadMarkdown().then(() => onPrint(job));
        }}
      >
        {(field) => (
          <>
            <div className={styles.days}>
              <DateField
                {...field('first')}
                {...dayProps}
                label={t('calendar:First day')}
                min={dayAt(firstSupportedDay)}
                max={dayAt(lastSupportedDay)}
              />
              <DateField
                {...field('last')}
                {...dayProps}
                label={t('calendar:Last day')}
                min={values.first ?? undefined}
                max={dayAt(lastPossible)}
              />
            </div>
            <RadioField
              {...field('look')}
              label={t('calendar:Sub-calendars are told apart by')}
              options={[
                { value: 'colors', label: t('calendar:Colors') },
                {
                  value: 'patterns',
                  label: t('calendar:Patterns'),
                  hint: t('calendar:For printers without color'),
                },
              ]}
            />
            <CheckboxField {...field('notes')} label={t('calendar:With the notes of the events')} />
            <p aria-live="polite" className={styles.amount}>
              {amount}
            </p>
            <FormActions act={t('calendar:Print')} pending={isReading} onCancel={onClose} />
          </>
        )}
      </Form>
    </div>
  );
}

/** The sheets with the days that are filled in, none if these are not possible, and their amount in words. */
function useSheets(
  { view, date, events, shownEvents, options, formats }: ViewProps & { view: CalendarView },
  values: PrintValues,
) {
  const t = useTranslate();
  const first = values.first === null ? date : dayNumber(values.first);
  const lastPossible = lastPrintableDay(view, first, options);
  const days = filledDays(values, lastPossible);
  const sheets = days ? createSheets(view, days, options, formats) : [];
  const readDays = days ?? { first: date, last: date };
  const { isRead } = useDayEvents(shownEvents, daysOfSheets(sheets, readDays));
  const { spans } = useDayEvents(shownEvents, readDays);
  const { error } = useReadState(events);
  const isReading = !isRead && error === null;
  const count = spans.filter((span) => showsAny(span.days, options.week, readDays)).length;
  const amount = formats.join([
    t('calendar:%count% events', { count }),
    // A single one may go on over several pages.
    ...(sheets.length > 1 ? [t('calendar:%count% sheets', { count: sheets.length })] : []),
  ]);
  return {
    sheets,
    lastPossible,
    isReading,
    amount: days && (isReading ? t('common:Loading') : amount),
  };
}

/** The days on all sheets, which are more than those that are asked for. */
function daysOfSheets(sheets: readonly PrintSheet[], days: DayRange): DayRange {
  return {
    first: Math.min(days.first, ...sheets.map(({ range }) => range.first)),
    last: Math.max(days.last, ...sheets.map(({ range }) => range.last)),
  };
}

interface PrintValues {
  first: Day | null;
  last: Day | null;
  look: PrintJob['look'];
  notes: boolean;
}

/** A view that shows notes is printed with them. */
function createValues({ hasNotes = false }: CalendarView, { first, last }: DayRange): PrintValues {
  return { first: dayAt(first), last: dayAt(last), look: 'colors', notes: hasNotes };
}

/** Returns the days between two; null if they are not days yet, or too many. */
function filledDays({ first, last }: PrintValues, lastPossible: number): DayRange | null {
  if (first === null || last === null) return null;
  const days = { first: dayNumber(first), last: dayNumber(last) };
  const isPossible = firstSupportedDay <= days.first && days.last <= lastPossible;
  return isPossible && days.first <= days.last ? days : null;
}
