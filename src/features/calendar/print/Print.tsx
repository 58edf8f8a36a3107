import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { message } from '#src/i18n/message.ts';
import { statusAtom } from '#src/status/status.ts';
import { isFramed } from '#src/util/framed.ts';
import type { ViewProps } from '../grid/view-props.ts';
import type { CalendarView } from '../views/calendar-view.ts';
import { PrintDialog } from './PrintDialog.tsx';
import { PrintSheets } from './PrintSheets.tsx';
import type { PrintJob } from './print-job.ts';

interface PrintProps extends ViewProps {
  isOpen: boolean;
  view: CalendarView;
  /** The calendar's title; undefined if the embedding site leaves it out. */
  title: string | undefined;
  /** By sub-calendar. */
  initials: ReadonlyMap<number, string>;
  onClose: () => void;
}

/** Asks what to print, and prints it. */
export function Print({ isOpen, onClose, ...shown }: PrintProps) {
  const [wantedJob, setWantedJob] = useState<PrintJob | null>(null);
  const [job, setJob] = useState<PrintJob | null>(null);
  const showStatus = useSetAtom(statusAtom);
  const print = (nextJob: PrintJob) => {
    let hasBegun = false;
    window.addEventListener('beforeprint', () => (hasBegun = true), { once: true });
    window.addEventListener('afterprint', () => setJob(null), { once: true });
    flushSync(() => setJob(nextJob));
    window.print();
    // A sandbox without `allow-modals` ignores it.
    if (hasBegun || !isFramed()) return;
    setJob(null);
    showStatus({ type: 'error', text: message('calendar:This page may not print in its frame.') });
  };
  // While the dialog is open, the page behind it cannot be printed.
  const onClosed = () => {
    if (!wantedJob) return;
    setWantedJob(null);
    // The dialog may close during a render, in which React would not render the sheets at once.
    queueMicrotask(() => print(wantedJob));
  };
  return (
    <>
      <PrintDialog
        {...shown}
        isOpen={isOpen}
        onPrint={(chosenJob) => {
          setWantedJob(chosenJob);
          onClose();
        }}
        onClose={onClose}
        onClosed={onClosed}
      />
      {job && <PrintSheets {...shown} job={job} />}
    </>
  );
}
