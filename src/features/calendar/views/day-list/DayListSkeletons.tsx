import { GridSkeleton } from '../grid/GridSkeleton.tsx';
import agendaStyles from './AgendaView.module.css';
import listStyles from './ListView.module.css';

/** Days below each other. */
export function ListSkeleton() {
  return <GridSkeleton className={listStyles.list} headings="0px" column="100%" row="2.75rem" />;
}

/** Days below each other, each with the box of an event. */
export function AgendaSkeleton() {
  return (
    <div className={agendaStyles.agenda} data-part="skeleton" aria-hidden="true">
      <AgendaLines />
    </div>
  );
}

/** Stands in the place of events until they have been read. */
export function AgendaLines() {
  return <div className={agendaStyles.lines} />;
}
