import type { ReactNode } from 'react';
import { Link, Navigate, useParams, useSearchParams } from 'react-router-dom';
import type { ListCalendarChangesData } from '#generated/calendar/fetchers.ts';
import { eventPath } from '#src/calendar/model/calendar-paths.ts';
import { describeDeed } from '#src/calendar/words/ChangedBy.tsx';
import { FieldChanges } from '#src/calendar/words/FieldChanges.tsx';
import { calendarNames, type FieldWords, timeText } from '#src/calendar/words/field-writer.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Badge } from '#src/ui/data/Badge.tsx';
import { RelativeTime } from '#src/ui/data/RelativeTime.tsx';
import { ResultPager } from '#src/ui/data/ResultPager.tsx';
import { Timeline } from '#src/ui/data/Timeline.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { withOffset } from '../frame/page-address.ts';

export const pageLimit = 50;

interface LogPageProps {
  page: ListCalendarChangesData;
  words: FieldWords;
  /** The way back to all changes; false if nothing is left out. */
  clearButton: ReactNode;
}

/** One page of the log, with links to the others. */
export function LogPage({ page, words, clearButton }: LogPageProps) {
  const t = useTranslate();
  const [search] = useSearchParams();
  const { results, total, offset } = page;
  if (results.length === 0 && offset > 0) return <Navigate replace to={withOffset(search, 0)} />;
  if (results.length === 0) {
    return (
      <EmptyState
        icon={clearButton ? 'search' : 'list'}
        level={3}
        title={clearButton ? t('settings:No such change') : t('settings:Nothing has changed yet')}
        action={clearButton}
      />
    );
  }
  return (
    <>
      <Timeline
        label={t('settings:Changes of events')}
        items={results.map((change) => ({
          key: `${change.event_id} ${change.id}`,
          time: <RelativeTime at={change.changed_at} text={(time) => time} focusable />,
          title: <ChangedEvent change={change} />,
          foot: <Deed change={change} words={words} />,
        }))}
      />
      {total > pageLimit && (
        <ResultPager
          label={t('settings:Pages')}
          request={{ offset, pageLimit }}
          total={total}
          shown={results.length}
          toAddress={(place) => withOffset(search, place.offset)}
          keepScroll={false}
        />
      )}
    </>
  );
}

type CalendarChange = ListCalendarChangesData['results'][number];

/** The event of a change, which leads to it unless it is deleted. */
function ChangedEvent({ change: { event_id, exists, title, start } }: { change: CalendarChange }) {
  const t = useTranslate();
  const names = useParams();
  if (exists) return <Link to={eventPath(names, { id: event_id, start })}>{title}</Link>;
  return (
    <>
      {title} <Badge>{t('settings:Deleted')}</Badge>
    </>
  );
}

function Deed({ change, words }: { change: CalendarChange; words: FieldWords }) {
  const { start, sub_calendar_ids, changes } = change;
  const { t, formats } = words;
  const facts = [timeText(start, words), calendarNames(sub_calendar_ids, words)];
  return (
    <>
      <p>{facts.filter((fact) => fact !== '').join(' · ')}</p>
      <p>{formats.join([describeDeed(t, change), ...describeScope(words, change)])}</p>
      <FieldChanges changes={changes} start={start} words={words} />
    </>
  );
}

/** Says which occurrences of a series a change was about. */
function describeScope({ t }: FieldWords, { scope }: CalendarChange): string[] {
  switch (scope) {
    case null:
      return [];
    case 'this':
      return [t('settings:one event of the series')];
    case 'following':
      return [t('settings:with all that follow')];
    case 'all':
      return [t('settings:the whole series')];
  }
}
