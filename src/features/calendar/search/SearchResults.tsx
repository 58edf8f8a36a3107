import { useState } from 'react';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { lastSupportedDay } from '#src/util/day-numbers.ts';
import type { ViewProps } from '../grid/view-props.ts';
import { FoundEvents } from './FoundEvents.tsx';
import type { HitListProps } from './HitList.tsx';
import styles from './SearchResults.module.css';

export interface SearchResultsProps
  extends Omit<HitListProps, 'spans' | 'words'>,
    Pick<ViewProps, 'events'> {
  /** The calendar's key or identifier. */
  address: string;
  query: string;
  today: number;
  /** The time zone of all times; null for the calendar's own. */
  zone: string | null;
}

/** The days of a call: the most that it may have. */
const daysAtOnce = 400;

/** The events that match a search, instead of the view: from today on, then as far as the reader wants to look. */
export function SearchResults({ today, ...search }: SearchResultsProps) {
  const t = useTranslate();
  const [ahead, setAhead] = useState(1);
  const [back, setBack] = useState(0);
  const { shortDayAndYear } = search.formats;
  const end = Math.min(today + ahead * daysAtOnce - 1, lastSupportedDay);
  const start = today - back * daysAtOnce;
  return (
    <div className={styles.results}>
      <section className={styles.part} aria-label={t('calendar:Found from today on')}>
        {numbers(ahead).map((index) => (
          <FoundEvents
            key={index}
            {...search}
            range={daysFrom(today + index * daysAtOnce)}
            order="earliest first"
          />
        ))}
        <Button size="dense" onClick={() => setAhead(ahead + 1)}>
          {t('calendar:Search after %day%', { day: shortDayAndYear(end) })}
        </Button>
      </section>
      <section className={styles.part} aria-label={t('calendar:Found before today')}>
        {numbers(back).map((index) => (
          <FoundEvents
            key={index}
            {...search}
            range={daysFrom(today - (index + 1) * daysAtOnce)}
            order="latest first"
          />
        ))}
        <Button size="dense" onClick={() => setBack(back + 1)}>
          {t('calendar:Search before %day%', { day: shortDayAndYear(start) })}
        </Button>
      </section>
    </div>
  );
}

const daysFrom = (first: number) => ({ first, last: first + daysAtOnce - 1 });

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
