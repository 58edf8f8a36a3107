import { useState } from 'react';
import type { EventSpan } from '#src/calendar/model/event.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { useStable } from '#src/ui/use-stable.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import type { ReadableCalendar } from '../address/readable-calendar.ts';
import { hitTarget } from '../search/hit-target.ts';
import { ShownHit } from '../search/ShownHit.tsx';
import { LazySearchResults } from '../search/search-part.ts';
import type { CalendarView, SkeletonProps } from '../views/calendar-view.ts';
import { EmptyRange } from './EmptyRange.tsx';
import type { useOpenView } from './use-open-view.ts';

interface CalendarContentProps {
  calendar: ReadableCalendar;
  open: ReturnType<typeof useOpenView>;
}

/** The view, or in its place what a search has found. */
export function CalendarContent({ calendar, open }: CalendarContentProps) {
  const { address, events, active } = calendar;
  const { view, views, shown } = open;
  const { state, change } = open.address;
  const { shownEvents, options } = shown;
  const t = useTranslate();
  /** A found event that the view is to show. */
  const [hit, setHit] = useState<EventSpan | null>(null);
  // The same on each render, so that only rows that have changed render again.
  const showHit = useStable((span: EventSpan) => {
    setHit(span);
    change(hitTarget(span, { active, state, shownEvents, week: options.week, views }), 'push');
  });
  if (state.query === '') {
    return (
      <>
        <view.Part
          // A store has its calendar and time zone for life.
          key={`${view.name} ${events.id}`}
          {...shown}
          fallback={<LoadingView view={view} {...shown} />}
        />
        <EmptyRange {...shown} view={view} filters={state.filters} change={change} />
        {hit && <ShownHit span={hit} shownEvents={shownEvents} onEnd={() => setHit(null)} />}
      </>
    );
  }
  return (
    <LazySearchResults
      // Times are in another zone.
      key={events.id}
      {...shown}
      address={address}
      query={state.query}
      reach={state.reach}
      change={change}
      hasHidden={state.sub !== null || state.filters.size > 0}
      onShow={showHit}
      fallback={<Skeleton shape="lines" label={t('common:Loading')} />}
    />
  );
}

/** Stands in the place of a view until its code has loaded. */
function LoadingView({ view, ...shown }: SkeletonProps & { view: CalendarView }) {
  const t = useTranslate();
  return (
    <>
      <VisuallyHidden live>{t('common:Loading')}</VisuallyHidden>
      <view.Skeleton {...shown} />
    </>
  );
}
