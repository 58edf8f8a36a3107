import { useId } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { type Failure, RequestError } from '#src/api/errors.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { UnmarkedList } from '#src/ui/data/UnmarkedList.tsx';
import { isRecord } from '#src/util/is-record.ts';
import { writeState } from '../address/calendar-state.ts';

/** Links to the events and series that fill a range so much that it cannot be read, for those who can mend them. */
export function RangeFillings({ error }: { error: Failure }) {
  const t = useTranslate();
  const [parameters] = useSearchParams();
  const headingId = useId();
  const fillings = readFillings(error);
  if (fillings.length === 0) return null;
  return (
    <div>
      <p id={headingId}>{t('calendar:Most events are from:')}</p>
      <UnmarkedList aria-labelledby={headingId}>
        {fillings.map(({ eventId, title, total }) => (
          <li key={eventId}>
            <Link to={{ search: writeState(parameters, { eventId }).toString() }}>
              {title ?? t('calendar:Reserved')}
            </Link>
            {`, ${t('calendar:%count% events', { count: total })}`}
          </li>
        ))}
      </UnmarkedList>
    </div>
  );
}

interface Filling {
  readonly eventId: string;
  /** Null if the reader may not see details. */
  readonly title: string | null;
  readonly total: number;
}

/** The entries that the server names, as far as they can be shown. */
function readFillings(error: Failure): Filling[] {
  const response = error instanceof RequestError && isRecord(error.response) ? error.response : {};
  const { fullest } = response;
  if (!Array.isArray(fullest)) return [];
  return fullest.flatMap((filling) => {
    if (!isRecord(filling)) return [];
    const { event_id: eventId, title, total } = filling;
    if (typeof eventId !== 'string' || typeof total !== 'number') return [];
    return [{ eventId, title: typeof title === 'string' ? title : null, total }];
  });
}
