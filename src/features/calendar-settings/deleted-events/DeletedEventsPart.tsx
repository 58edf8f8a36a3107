import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Navigate, useSearchParams } from 'react-router-dom';
import { type ListDeletedEventsData, listDeletedEvents } from '#generated/calendar/fetchers.ts';
import { AwaitSection } from '#src/actions/AwaitSection.tsx';
import { loadLater } from '#src/api/loaded.ts';
import { CalendarMoments } from '#src/calendar/words/CalendarMoments.tsx';
import { useCalendarFormats } from '#src/calendar/words/use-calendar-formats.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { ItemList } from '#src/ui/data/ItemList.tsx';
import { ResultPager } from '#src/ui/data/ResultPager.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { useFocusPlace } from '#src/ui/overlay/use-focus-place.ts';
import { readOffset, withOffset } from '../frame/page-address.ts';
import type { SettingsPartProps } from '../frame/settings-part.ts';
import { useAddressData } from '../frame/use-address-data.ts';
import { DeletedEventItem } from './DeletedEventItem.tsx';
import { type DeletedEvent, useRestoration } from './use-restoration.ts';

const pageLimit = 25;

/** The events that were deleted in the last 30 days, each with the way back. */
export function DeletedEventsPart({ address, configuration }: SettingsPartProps) {
  const t = useTranslate();
  const { date_time } = configuration.settings;
  const formats = useCalendarFormats(date_time);
  const [search] = useSearchParams();
  const offset = readOffset(search);
  const { data, read, reread } = useAddressData(String(offset), () =>
    loadLater(
      listDeletedEvents({ path: { calendar: address }, query: { offset, limit: pageLimit } }),
    ),
  );
  const [goneIds, setGoneIds] = useState<readonly string[]>([]);
  const area = useRef<HTMLElement>(null);
  const focusPlace = useFocusPlace(area);
  const restoration = useRestoration(address, {
    onRestore: (id) => {
      flushSync(() => setGoneIds((ids) => [...ids, id]));
      // The button has disappeared with its row.
      if (document.activeElement === document.body) focusPlace.find()?.focus();
      reread();
    },
    onUndo: (id) => {
      setGoneIds((ids) => ids.filter((goneId) => goneId !== id));
      reread();
    },
    onMissing: reread,
  });
  const title = t('settings:Deleted in the last 30 days');
  return (
    <CalendarMoments zone={date_time.time_zone} formats={formats}>
      <Section
        ref={area}
        title={title}
        lead={t(
          'settings:Restored events have their comments, sign-ups and files again. After 30 days they are gone for good.',
        )}
      >
        <AwaitSection resolve={data} onRetry={read}>
          {(page) => (
            <DeletedEventPage page={page} goneIds={goneIds} label={title}>
              {(event) => (
                <DeletedEventItem
                  key={event.event_id}
                  event={event}
                  configuration={configuration}
                  formats={formats}
                  pending={restoration.isRunning(event)}
                  refusal={restoration.refusals.get(event.event_id)}
                  onRestore={(button) => {
                    focusPlace.remember(button);
                    restoration.restore(event);
                  }}
                />
              )}
            </DeletedEventPage>
          )}
        </AwaitSection>
      </Section>
    </CalendarMoments>
  );
}

interface DeletedEventPageProps {
  page: ListDeletedEventsData;
  /** The ids of events that are back already. */
  goneIds: readonly string[];
  label: string;
  children: (event: DeletedEvent) => ReactNode;
}

/** One page of the deleted events, with links to the others. */
function DeletedEventPage({ page, goneIds, label, children }: DeletedEventPageProps) {
  const t = useTranslate();
  const [search] = useSearchParams();
  const { results, total, offset } = page;
  if (results.length === 0 && offset > 0) return <Navigate replace to={withOffset(search, 0)} />;
  const events = results.filter(({ event_id }) => !goneIds.includes(event_id));
  if (events.length === 0) {
    return (
      <EmptyState
        icon="trash"
        level={3}
        title={t('settings:No deleted events')}
        text={t('settings:Events that somebody deletes can be restored here.')}
      />
    );
  }
  return (
    <>
      <ItemList label={label}>{events.map(children)}</ItemList>
      {total > pageLimit && (
        <ResultPager
          label={t('settings:Pages')}
          request={{ offset, pageLimit }}
          total={total}
          shown={results.length}
          toAddress={(change) => withOffset(search, change.offset)}
          keepScroll={false}
        />
      )}
    </>
  );
}
