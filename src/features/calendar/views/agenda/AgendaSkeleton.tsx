import styles from './AgendaView.module.css';

/** Days below each other, each with the box of an event. */
export function AgendaSkeleton() {
  return (
    <div className={styles.agenda} data-part="skeleton" aria-hidden="true">
      <AgendaLines />
    </div>
  );
}

/** Stands in the place of events until they have been read. */
export function AgendaLines() {
  return <div className={styles.lines} />;
}
