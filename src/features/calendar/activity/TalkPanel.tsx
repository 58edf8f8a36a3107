import { Tabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { AwaitSection } from '#src/actions/AwaitSection.tsx';
import { useSectionData } from '#src/actions/use-section-data.ts';
import { useEventChanges } from '#src/calendar/store/use-event-changes.ts';
import styles from './EventTalk.module.css';
import type { EventPlace } from './event-place.ts';

interface TalkPanelProps<Data> {
  /** That of its tab. */
  value: string;
  place: EventPlace;
  load: () => Promise<Data>;
  children: (data: Data) => ReactNode;
}

/**
 * A part of the card that is read when it is first opened, and again when somebody has changed the event. It stays while
 * another part is open, with what is typed there.
 */
export function TalkPanel<Data>({ value, place, load, children }: TalkPanelProps<Data>) {
  const { data, read, reread } = useSectionData(load, { atOnce: true });
  useEventChanges(place.calendar.events, place.event, reread);
  return (
    <Tabs.Panel value={value} keepMounted tabIndex={-1} className={styles.panel}>
      {data && (
        <AwaitSection resolve={data} onRetry={read}>
          {(answer) => <div className={styles.content}>{children(answer)}</div>}
        </AwaitSection>
      )}
    </Tabs.Panel>
  );
}
