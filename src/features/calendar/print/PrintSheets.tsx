import type { ViewIntents, ViewProps } from '../grid/view-props.ts';
import type { CalendarView } from '../views/calendar-view.ts';
import { PaperFoot } from './PaperFoot.tsx';
import styles from './PrintSheets.module.css';
import { withPatterns } from './patterns.ts';
import './patterns.css';
import type { PrintJob } from './print-job.ts';

interface PrintSheetsProps extends ViewProps {
  job: PrintJob;
  view: CalendarView;
  /** The calendar's title; undefined if the embedding site leaves it out. */
  title: string | undefined;
  /** By sub-calendar. */
  initials: ReadonlyMap<number, string>;
}

/** Nobody acts on paper. */
const noIntents: ViewIntents = {
  open: () => {},
  go: () => {},
  step: () => 0,
  create: null,
  clipboard: null,
  openDay: null,
  zoom: () => {},
};

/** The sheets of a print job, which stand for the page on paper. They are in the document while they are printed. */
export function PrintSheets({ job, view, title, initials, ...shown }: PrintSheetsProps) {
  const { hasNotes } = job;
  const looks = job.look === 'patterns' ? withPatterns(shown) : shown;
  const paper = { ...looks, hasNotes, intents: noIntents };
  return (
    <div className={styles.sheets} data-sheets="" aria-hidden="true">
      {job.sheets.map(({ date, range, label }) => (
        <section key={date} className={styles.sheet} data-paper={view.paper}>
          {/* Browsers repeat it on each page. */}
          <header className={styles.head}>
            {title !== undefined && <p className={styles.title}>{title}</p>}
            <h2>{label}</h2>
          </header>
          <div className={styles.content}>
            <view.Part {...paper} date={date} range={range} label={label} />
            <PaperFoot {...paper} view={view} range={range} initials={initials} />
          </div>
        </section>
      ))}
    </div>
  );
}
