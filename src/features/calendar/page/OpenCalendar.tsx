import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { revalidateAtom } from '#src/actions/page-data.ts';
import { weekNumbers } from '#src/calendar/model/week.ts';
import type { EventStore } from '#src/calendar/store/event-store.ts';
import { useHeaderLook } from '#src/calendar/store/use-header-look.ts';
import { CalendarMoments } from '#src/calendar/words/CalendarMoments.tsx';
import type { CalendarFormats } from '#src/calendar/words/calendar-formats.ts';
import { useCalendarFormats } from '#src/calendar/words/use-calendar-formats.ts';
import { useEmbedSwitches } from '#src/session/embed-switches.ts';
import type { MonthGridProps } from '#src/ui/date/MonthGrid.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { dayAt, dayNumber } from '#src/util/day-numbers.ts';
import { AccessSign } from '../access/AccessSign.tsx';
import type { ChangeState } from '../address/calendar-state.ts';
import type { ReadableCalendar } from '../address/readable-calendar.ts';
import { ChangesNotice } from '../changes/ChangesNotice.tsx';
import { useMissedChanges } from '../changes/use-missed-changes.ts';
import { CommandsContext } from '../commands/commands-context.ts';
import { useSignIcons } from '../event/use-sign-icons.ts';
import type { ViewProps } from '../grid/view-props.ts';
import { CopySign } from '../offline/CopySign.tsx';
import { CalendarPanel } from '../panel/CalendarPanel.tsx';
import { PanelButton } from '../panel/PanelButton.tsx';
import { usePanel } from '../panel/use-panel.ts';
import { useZoneChoice } from '../panel/zone-choices.ts';
import { AddressNotice } from './AddressNotice.tsx';
import { CalendarContent } from './CalendarContent.tsx';
import styles from './OpenCalendar.module.css';
import { PageEvents } from './PageEvents.tsx';
import { PageFoot, PagePrint } from './PagePrint.tsx';
import { ReadNotice } from './ReadNotice.tsx';
import { SettingsLink } from './SettingsLink.tsx';
import { Toolbar } from './Toolbar.tsx';
import { useCalendarItems } from './use-calendar-items.ts';
import { useOpenView } from './use-open-view.ts';
import { usePageCommands } from './use-page-commands.ts';
import { useRecentPlace } from './use-recent-place.ts';
import '#src/ui/palette.css';
import '../event/signs.css';

/** A calendar, whose parts share its commands. */
export function OpenCalendar(calendar: ReadableCalendar) {
  const page = usePageCommands(calendar);
  const formats = useCalendarFormats(calendar.configuration.settings.date_time);
  return (
    <CommandsContext value={page.commands}>
      <CalendarMoments zone={calendar.zone} formats={formats}>
        <CalendarParts calendar={calendar} page={page} formats={formats} />
      </CalendarMoments>
    </CommandsContext>
  );
}

interface CalendarPartsProps {
  calendar: ReadableCalendar;
  page: ReturnType<typeof usePageCommands>;
  formats: CalendarFormats;
}

/** A calendar's toolbar, and below it the side panel and the view, or what a search has found. */
function CalendarParts({ calendar, page, formats }: CalendarPartsProps) {
  const { address, events, configuration, active, zone } = calendar;
  const open = useOpenView(calendar, page.commands, formats);
  const { view, views, shown } = open;
  const { state, problems, change } = open.address;
  const recent = useRecentPlace();
  const { may } = configuration.access;
  const { title, showTitle, showMenu, showSidepanel, disableSidepanel } = useEmbedSwitches();
  const shownTitle = title ?? configuration.title;
  const printedTitle = showTitle ? shownTitle : undefined;
  const [isPrintOpen, setPrintOpen] = useState(false);
  const panel = usePanel(calendar.address, calendar.memory.panel, showSidepanel);
  const missedChanges = useMissedChanges(calendar, shown.today);
  const month = createMonth(shown, change);
  const chooseZone = useZoneChoice(calendar);
  const [heading, setHeading] = useState<HTMLElement | null>(null);
  const calendarItems = useCalendarItems(calendar, shown.range);
  useCalendarReload(events);
  useHeaderLook(configuration.settings.identity);
  const panelProps = { address, panel, configuration, active, zone, state, month, change };
  return (
    <div
      className={styles.page}
      style={useSignIcons()}
      data-paper={state.query === '' ? view.paper : undefined}
    >
      <VisuallyHidden>
        <h1 ref={setHeading}>{shownTitle}</h1>
      </VisuallyHidden>
      {state.editing === null && (
        <>
          <Toolbar
            {...shown}
            view={view}
            views={views}
            change={change}
            month={month}
            query={state.query}
            title={printedTitle}
            onRecent={may.add || may.change ? recent.open : null}
            // What a search finds is printed as it is.
            onPrint={state.query === '' ? () => setPrintOpen(true) : null}
            calendarItems={calendarItems}
            lead={!disableSidepanel && <PanelButton panel={panel} active={active} state={state} />}
          >
            {showTitle && <AccessSign {...configuration} />}
            {showMenu && may.administer && <SettingsLink />}
            <CopySign />
            <ChangesNotice {...shown} calendar={calendar} missed={missedChanges} change={change} />
          </Toolbar>
          <div className={styles.body}>
            {!disableSidepanel && (
              <CalendarPanel
                {...panelProps}
                secondZone={shown.secondZone}
                onChooseZone={chooseZone}
                onChooseSecondZone={open.chooseSecondZone}
              />
            )}
            <div className={styles.content} tabIndex={-1}>
              <AddressNotice problems={problems} />
              <ReadNotice events={events} />
              <CalendarContent calendar={calendar} open={open} />
              {state.query === '' && <PageFoot open={open} />}
            </div>
          </div>
          <PagePrint
            open={open}
            title={printedTitle}
            isOpen={isPrintOpen}
            onClose={() => setPrintOpen(false)}
          />
        </>
      )}
      <PageEvents calendar={calendar} open={open} page={page} recent={recent} heading={heading} />
    </div>
  );
}

/** A month from which to choose the day that the page is about; the days of the view are marked. */
function createMonth(
  { date, today, range, options, formats }: ViewProps,
  change: ChangeState,
): MonthGridProps {
  return {
    value: dayAt(date),
    today: dayAt(today),
    marked: { first: dayAt(range.first), last: dayAt(range.last) },
    weekStartsOn: options.week.rule.weekStartsOn,
    weekNumber: weekNumbers(options.week),
    locale: formats.locale,
    // A search is over, since the day is in the view.
    onChoose: (day) => change({ date: dayNumber(day), query: '' }, 'push'),
  };
}

/** Reads the calendar again when its settings, sub-calendars or access have changed on the server. */
function useCalendarReload(events: EventStore): void {
  const revalidate = useSetAtom(revalidateAtom);
  // The store finds out by itself, while the page is open.
  useEffect(() => events.watchCalendar(() => void revalidate()), [events, revalidate]);
}
