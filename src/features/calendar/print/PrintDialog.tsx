import { useRef, useState } from 'react';
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
import { type DayRange, dayAt, dayNumber } from '#src/util/day-numbers.ts';
import type { ViewProps } from '../grid/view-props.ts';
import type { CalendarView } from '../views/calendar-view.ts';
import styles from './PrintDialog.module.css';
import { createSheets, ownDays, type PrintJob, type PrintSheet } from './print-job.ts';

interface PrintDialogProps extends ViewProps {
  isOpen: boolean;
  view: CalendarView;
  onPrint: (job: PrintJob) => void;
  onClose: () => void;
  onClosed: () => void;
}

/** The most days that are printed at once. */
const mostDays = 366;

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
  const { events, shownEvents, view, date, today, options, formats } = shown;
  const t = useTranslate();
  const [initial] = useState(() => createValues(ownDays(view, date, options)));
  const [values, setValues] = useState<PrintValues>(initial);
  const box = useRef<HTMLDivElement>(null);
  const days = filledDays(values) ?? filledDays(initial) ?? { first: date, last: date };
  const sheets = createSheets(view, days, options, formats);
  const { spans } = useDayEvents(shownEvents, days);
  const { isRead } = useDayEvents(shownEvents, daysOfSheets(sheets, days));
  const { error } = useReadState(events);
  const dayProps = {
    today: dayAt(today),
    weekStartsOn: options.week.rule.weekStartsOn,
    locale: formats.locale,
    required: true,
  };
  const isReading = !isRead && error === null;
  return (
    <div
      ref={box}
      onChange={() => {
        const form = box.current?.querySelector('form');
        if (form) setValues(readValues(form, initial));
      }}
    >
      <Form
        initial={initial}
        limits={{}}
        pending={isReading}
        error={null}
        onSubmit={(filled) => {
          const filledRange = filledDays(filled);
          if (!filledRange) return;
          const job = { ...filledRange, look: filled.look, hasNotes: filled.notes };
          void preloadMarkdown().then(() => onPrint(job));
        }}
      >
        {(field) => (
          <>
            <div className={styles.days}>
              <DateField {...field('first')} {...dayProps} label={t('calendar:First day')} />
              <DateField
                {...field('last')}
                {...dayProps}
                label={t('calendar:Last day')}
                min={values.first ?? undefined}
                max={values.first ? dayAt(dayNumber(values.first) + mostDays - 1) : undefined}
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
              {isReading
                ? t('common:Loading')
                : formats.join([
                    t('calendar:%count% events', { count: spans.length }),
                    // A single one may go on over several pages.
                    ...(sheets.length > 1
                      ? [t('calendar:%count% sheets', { count: sheets.length })]
                      : []),
                  ])}
            </p>
            <FormActions act={t('calendar:Print')} pending={isReading} onCancel={onClose} />
          </>
        )}
      </Form>
    </div>
  );
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

function createValues({ first, last }: DayRange): PrintValues {
  return { first: dayAt(first), last: dayAt(last), look: 'colors', notes: false };
}

/** Returns the days between two; null if they are not days yet, or too many. */
function filledDays({ first, last }: PrintValues): DayRange | null {
  if (first === null || last === null) return null;
  const days = { first: dayNumber(first), last: dayNumber(last) };
  const count = days.last - days.first + 1;
  return count >= 1 && count <= mostDays ? days : null;
}
