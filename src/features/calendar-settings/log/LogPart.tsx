import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ListCalendarChangesData, listCalendarChanges } from '#generated/calendar/fetchers.ts';
import { AwaitSection } from '#src/actions/AwaitSection.tsx';
import { ignoreFailure } from '#src/api/errors.ts';
import { loadLater } from '#src/api/loaded.ts';
import { clockMinuteIn } from '#src/calendar/model/zone-clock.ts';
import { CalendarMoments } from '#src/calendar/words/CalendarMoments.tsx';
import { useCalendarFormats } from '#src/calendar/words/use-calendar-formats.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { FilterBar } from '#src/ui/form/FilterBar.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { dayOfMinute } from '#src/util/day-numbers.ts';
import { serverNow } from '#src/util/server-clock.ts';
import { readOffset } from '../frame/page-address.ts';
import type { SettingsPartProps } from '../frame/settings-part.ts';
import { useAddressData } from '../frame/use-address-data.ts';
import { LogFields } from './LogFields.tsx';
import { LogPage, pageLimit } from './LogPage.tsx';
import { noFilters, toQuery, useLogFilters } from './log-filters.ts';

interface LastRead {
  readonly data: Promise<ListCalendarChangesData>;
  readonly page: ListCalendarChangesData;
}

/** Who changed which events of the calendar, and when. */
export function LogPart({ address, configuration }: SettingsPartProps) {
  const t = useTranslate();
  const { date_time } = configuration.settings;
  const zone = date_time.time_zone;
  const formats = useCalendarFormats(date_time);
  const { number } = useFormats();
  const [filters, change] = useLogFilters();
  const [search] = useSearchParams();
  // The same for as long as the page is open, so that changes do not vanish while they are read.
  const [today] = useState(() => dayOfMinute(clockMinuteIn(zone, serverNow())));
  const [lastRead, setLastRead] = useState<LastRead | null>(null);
  const bar = useRef<HTMLDivElement>(null);
  const offset = readOffset(search);
  const wanted = { ...toQuery(filters, today), offset, limit: pageLimit };
  const { data, read } = useAddressData(JSON.stringify(wanted), () =>
    loadLater(listCalendarChanges({ path: { calendar: address }, query: wanted })),
  );
  // The filters, which stay while other changes are read, tell what the last answer said.
  useEffect(() => {
    let isLast = true;
    data.then((page) => isLast && setLastRead({ data, page })).catch(ignoreFailure);
    return () => {
      isLast = false;
    };
  }, [data]);
  const isFiltered = Object.values(filters).some((value) => value !== null);
  const total = lastRead?.data === data ? lastRead.page.total : null;
  const clear = () => {
    change(noFilters);
    // The button disappears.
    bar.current?.querySelector('select')?.focus();
  };
  const clearButton = isFiltered && (
    <Button size="dense" onClick={clear}>
      {t('settings:Clear filters')}
    </Button>
  );
  return (
    <CalendarMoments zone={zone} formats={formats}>
      <Section
        title={t('settings:Changes of events')}
        lead={t(
          'settings:Who did what, the latest first. Comments, sign-ups and settings are not listed.',
        )}
      >
        <FilterBar
          ref={bar}
          status={total !== null && t('settings:%count% changes', { count: total })}
          action={total !== 0 && clearButton}
        >
          <LogFields
            filters={filters}
            authors={lastRead?.page.authors ?? []}
            subCalendars={configuration.sub_calendars}
            onChange={change}
          />
        </FilterBar>
        <AwaitSection
          // Other filters show at once that what they find is on its way; another page replaces the last one.
          key={JSON.stringify(filters)}
          resolve={data}
          onRetry={read}
        >
          {(page) => (
            <LogPage
              page={page}
              words={{
                t,
                number,
                formats,
                zone,
                subCalendars: configuration.sub_calendars,
                fields: configuration.event_fields,
              }}
              clearButton={clearButton}
            />
          )}
        </AwaitSection>
      </Section>
    </CalendarMoments>
  );
}
