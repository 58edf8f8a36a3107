import type { ReactNode } from 'react';
import { usualTime, type WantedTime } from '#src/calendar/model/wanted-time.ts';
import { clockMinuteIn } from '#src/calendar/model/zone-clock.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { useEmbedSwitches } from '#src/session/embed-switches.ts';
import { Button, IconButton } from '#src/ui/button/Button.tsx';
import type { MonthGridProps } from '#src/ui/date/MonthGrid.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { serverNow } from '#src/util/server-clock.ts';
import type { ChangeState } from '../address/calendar-state.ts';
import { useChosenCount } from '../event/chosen-events.ts';
import { cellPlace } from '../grid/place-at-point.ts';
import type { ViewProps } from '../grid/view-props.ts';
import { SearchBox } from '../search/SearchBox.tsx';
import { ChosenBar } from '../selection/ChosenBar.tsx';
import type { CalendarView } from '../views/calendar-view.ts';
import { RangeHeading } from './RangeHeading.tsx';
import styles from './Toolbar.module.css';
import { useEventShortcuts } from './use-event-shortcuts.ts';
import { ViewChoiceButtons } from './ViewChoice.tsx';
import { ViewSelector } from './ViewSelector.tsx';
import { ViewShortcuts } from './ViewShortcuts.tsx';

type ToolbarProps = Pick<
  ViewProps,
  | 'events'
  | 'date'
  | 'today'
  | 'zone'
  | 'label'
  | 'options'
  | 'intents'
  | 'eventLook'
  | 'configuration'
> & {
  view: CalendarView;
  views: readonly CalendarView[];
  change: ChangeState;
  /** Controls before all others. */
  lead: ReactNode;
  /** From which to choose another day. */
  month: MonthGridProps;
  /** Notices beside the heading. */
  children: ReactNode;
  /** The words of the search; empty for none. */
  query: string;
};

/** Where an event is added without a place of its own: on the focused day, otherwise on the one that is shown. */
function placeToAdd(
  date: number,
  zone: string | null,
): [time: WantedTime, subCalendarId: number | null] {
  const cell = document.activeElement?.closest<HTMLElement>('[role="gridcell"]');
  const focusedPlace = cell ? cellPlace(cell, true) : null;
  const day = focusedPlace && Number.isFinite(focusedPlace.day) ? focusedPlace.day : date;
  return [usualTime(day, clockMinuteIn(zone, serverNow())), focusedPlace?.subCalendarId ?? null];
}

/** Moves through ranges, and switches between views. */
export function Toolbar(props: ToolbarProps) {
  const { view, views, date, today, zone, label, options, intents, change, lead, month } = props;
  const t = useTranslate();
  const { create } = intents;
  const add = create && (() => create(...placeToAdd(date, zone), false));
  useEventShortcuts(props, change);
  const switches = useEmbedSwitches();
  const { showMenu, showViewSelector, showSearch } = switches;
  const count = useChosenCount(props.eventLook.chosen);
  const hasHeading = !view.headerSwitch || switches[view.headerSwitch];
  const hasSelector = showViewSelector && views.length > 1;
  return (
    <div className={styles.toolbar} data-bar="" data-chosen={count > 0 ? '' : undefined}>
      <ViewShortcuts views={views} today={today} intents={intents} add={add} change={change} />
      {showMenu && (
        <div className={styles.steps}>
          {lead && <span className={styles.lead}>{lead}</span>}
          <Button onClick={() => change({ date: today }, 'push')}>{t('calendar:Today')}</Button>
          <span className={styles.arrows}>
            <IconButton
              icon="chevron-left"
              label={t('calendar:Previous')}
              onClick={() => intents.step(-1)}
            />
            <IconButton
              icon="chevron-right"
              label={t('calendar:Next')}
              onClick={() => intents.step(1)}
            />
          </span>
        </div>
      )}
      {hasHeading ? (
        <RangeHeading label={label} month={month} />
      ) : (
        <VisuallyHidden>
          <h2 aria-live="polite">{label}</h2>
        </VisuallyHidden>
      )}
      {props.children}
      {showSearch && <SearchBox query={props.query} change={change} />}
      {showMenu && add && (
        <span className={styles.add}>
          <Button look="primary" onClick={add}>
            <span className={styles.plus}>
              <Icon name="plus" />
            </span>
            <span className={styles.words}>{t('calendar:New event')}</span>
          </Button>
        </span>
      )}
      {(hasSelector || (showMenu && view.choice)) && (
        <div className={styles.views}>
          {hasSelector && <ViewSelector view={view} views={views} change={change} />}
          {showMenu && view.choice && (
            <div className={styles.choice}>
              <ViewChoiceButtons choice={view.choice} options={options} change={change} />
            </div>
          )}
        </div>
      )}
      <ChosenBar {...props} count={count} />
    </div>
  );
}
