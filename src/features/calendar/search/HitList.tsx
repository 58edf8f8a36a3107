import type { EventSpan } from '#src/calendar/model/event.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { withHits } from '#src/ui/data/Hits.tsx';
import { UnmarkedList } from '#src/ui/data/UnmarkedList.tsx';
import type { ViewProps } from '../grid/view-props.ts';
import styles from './HitList.module.css';

export interface HitListProps extends Pick<ViewProps, 'formats' | 'eventLook' | 'intents'> {
  spans: readonly EventSpan[];
  /** From `searchWords`. */
  words: readonly string[];
  /** Leads to the event's day in the view. */
  onShow: (span: EventSpan) => void;
}

/** Found events below the days on which they begin. */
export function HitList({ spans, ...list }: HitListProps) {
  return [...Map.groupBy(spans, ({ days }) => days.first)].map(([day, group]) => (
    <section key={day} className={styles.day}>
      <h3 className={styles.heading}>{list.formats.fullDay(day)}</h3>
      <UnmarkedList className={styles.hits}>
        {group.map((span) => (
          <Hit key={span.event.id} {...list} span={span} />
        ))}
      </UnmarkedList>
    </section>
  ));
}

function Hit(props: Omit<HitListProps, 'spans'> & { span: EventSpan }) {
  const { span, words, formats, eventLook, intents, onShow } = props;
  const t = useTranslate();
  const { event, start } = span;
  const title = eventLook.title(event);
  return (
    <li className={styles.hit} data-color={eventLook.color(event)}>
      <div className={styles.found}>
        <button
          type="button"
          className={styles.event}
          // Drawn by the styles: the name says it in full.
          data-time={event.all_day ? t('calendar:All day') : formats.time(start)}
          aria-label={eventLook.name(span)}
          onClick={({ currentTarget }) => intents.open(event, currentTarget)}
        >
          <span className={styles.title}>{withHits(title, words)}</span>
        </button>
        {event.location && <p className={styles.place}>{withHits(event.location, words)}</p>}
      </div>
      <Button
        look="link"
        aria-label={t('calendar:Show in calendar: %title%', { title })}
        onClick={() => onShow(span)}
      >
        {t('calendar:Show in calendar')}
      </Button>
    </li>
  );
}
