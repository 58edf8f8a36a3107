import type { ReactNode } from 'react';
import { AwaitSection } from '#src/actions/AwaitSection.tsx';
import { useSectionData } from '#src/actions/use-section-data.ts';
import { useEventChanges } from '#src/calendar/store/use-event-changes.ts';
import styles from './Disclosure.module.css';
import type { EventPlace } from './event-place.ts';

interface DisclosureProps<Data> {
  place: EventPlace;
  title: string;
  load: () => Promise<Data>;
  children: (data: Data) => ReactNode;
}

/** A part of the card that is read when it is first opened, and again when somebody has changed the event. */
export function Disclosure<Data>({ place, title, load, children }: DisclosureProps<Data>) {
  const { data, read, reread } = useSectionData(load);
  useEventChanges(place.calendar.events, place.event, () => data && reread());
  return (
    <details
      className={styles.disclosure}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && !data) read();
      }}
    >
      <summary className={styles.summary}>{title}</summary>
      {data && (
        <AwaitSection resolve={data} onRetry={read}>
          {(answer) => <div className={styles.content}>{children(answer)}</div>}
        </AwaitSection>
      )}
    </details>
  );
}
