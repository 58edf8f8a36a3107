import type { ComponentProps, ReactNode } from 'react';
import { usualTime, type WantedTime } from '#src/calendar/model/wanted-time.ts';
import { nearestShownDay } from '#src/calendar/model/week.ts';
import { clockMinuteIn } from '#src/calendar/model/zone-clock.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { useEmbedSwitches } from '#src/session/embed-switches.ts';
import { Shortcut } from '#src/session/Shortcut.tsx';
import { Button, IconButton } from '#src/ui/button/Button.tsx';
import type { MonthGridProps } from '#src/ui/date/MonthGrid.tsx';
import { SelectField } from '#src/ui/form/SelectField.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import type { MenuItem } from '#src/ui/menu/menu-item.ts';
import { useMedia } from '#src/ui/use-media.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { serverNow } from '#src/util/server-clock.ts';
import type { ChangeState } from '../address/calendar-state.ts';
import { useCommands } from '../commands/commands-context.ts';
import { useChosenCount } from '../event/chosen-events.ts';
import { phoneQuery } from '../formats/phone-query.ts';
import { gridCells } from '../grid/grid-cells.ts';
import type { RangeOptions, ViewProps } from '../grid/view-props.ts';
import { SearchBox } from '../search/SearchBox.tsx';
import { ChosenBar } from '../selection/ChosenBar.tsx';
import type { CalendarView, ViewChoice as Choice } from '../views/calendar-view.ts';
import { RangeHeading } from './RangeHeading.tsx';
import styles from './Toolbar.module.css';
import { useEventShortcuts } from './use-event-shortcuts.ts';
import { MoreMenu, ViewMenu, ViewSelector } from './ViewSelector.tsx';

type ToolbarProps = Pick<
  ViewProps,
  | 'date'
  | 'range'
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
  /** Lists the recent changes; null for visitors who may make none. */
  onRecent: (() => void) | null;
  /** The words of the search; empty for none. */
  query: string;
  /** The calendar's title, for paper: screens have it above. */
  title: string | undefined;
  /** Asks what to print; null if there is nothing to ask. */
  onPrint: (() => void) | null;
  /** The parts of the menu about more than the shown events. */
  calendarItems: readonly MenuItem[];
};

/** Where an event is added without a place of its own: on the focused day, otherwise on the one that is shown. */
function placeToAdd({
  date,
  range,
  options,
  zone,
}: Pick<ToolbarProps, 'date' | 'range' | 'options' | 'zone'>): [
  time: WantedTime,
  subCalendarId: number | null,
] {
  const cell = document.activeElement && gridCells.around(document.activeElement);
  const day = cell?.day ?? nearestShownDay(date, options.week, range);
  const time = usualTime(day, clockMinuteIn(zone, serverNow()));
  return [time, cell?.subCalendarId ?? null];
}

/** Moves through ranges, and switches between views. On a phone, what is used most is within reach of a thumb. */
export function Toolbar(props: ToolbarProps) {
  const { view, views, today, label, options, intents, change, month, query } = props;
  const { create } = intents;
  const add = create && (() => create(...placeToAdd(props), false));
  useEventShortcuts(props, change);
  const switches = useEmbedSwitches();
  const { showMenu, showViewSelector, showSearch } = switches;
  const isPhone = useMedia(phoneQuery);
  const isNarrow = useMedia('(width < 1024px)');
  const count = useChosenCount(props.eventLook.chosen);
  const chosen = count > 0 ? '' : undefined;
  const hasSelector = showViewSelector && views.length > 1;
  const hasMenu = hasSelector && isNarrow;
  const isSearching = query !== '';
  // What a search shows has no length.
  const choice = showMenu && !isSearching ? view.choice : undefined;

  const stepProps = { today, isSearching, intents, change };
  const shortcuts = <ViewShortcuts {...stepProps} views={views} add={add} />;
  const lead = showMenu && props.lead && <span className={styles.lead}>{props.lead}</span>;
  const steps = <Steps {...stepProps} />;
  const isHeadingShown = !view.headerSwitch || switches[view.headerSwitch];
  const heading = (
    <Heading isShown={isHeadingShown} isSearching={isSearching} label={label} month={month} />
  );
  const selector = (
    <ViewControls
      view={view}
      views={hasSelector ? views : []}
      isSearching={isSearching}
      choice={choice}
      options={options}
      change={change}
      isMenu={hasMenu}
      onRecent={props.onRecent}
      onPrint={props.onPrint}
      calendarItems={props.calendarItems}
    />
  );
  const choiceField = choice && !hasMenu && (
    <ViewChoiceField choice={choice} options={options} change={change} />
  );
  const search = showSearch && <SearchBox query={query} change={change} />;
  const addButton = showMenu && add && <AddButton add={add} />;
  const chosenBar = <ChosenBar {...props} count={count} />;
  if (!isPhone) {
    return (
      <div className={styles.toolbar} data-bar="" data-title={props.title} data-chosen={chosen}>
        {shortcuts}
        {lead}
        {steps}
        {heading}
        {props.children}
        {selector}
        {choiceField}
        {search}
        {addButton}
        {chosenBar}
      </div>
    );
  }
  return (
    <>
      <div className={styles.toolbar} data-bar="" data-title={props.title}>
        {shortcuts}
        {lead}
        {heading}
        {props.children}
        {choiceField}
        {search}
      </div>
      <div className={styles.thumbBar} data-bar="" data-chosen={chosen}>
        {steps}
        {selector}
        {addButton}
        {chosenBar}
      </div>
    </>
  );
}

type StepsProps = Pick<ToolbarProps, 'today' | 'intents' | 'change'> & {
  /** True if what a search has found is shown instead of a range. */
  isSearching: boolean;
};

/** Leads to other ranges, or back from a search. */
function Steps({ today, isSearching, intents, change }: StepsProps) {
  const t = useTranslate();
  return (
    <div className={styles.steps}>
      {/* The same button, so that it keeps the focus. */}
      <Button onClick={() => change(isSearching ? { query: '' } : { date: today }, 'push')}>
        {isSearching ? t('calendar:End search') : t('calendar:Today')}
      </Button>
      {!isSearching && (
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
      )}
    </div>
  );
}

type ViewControlsProps = Omit<ComponentProps<typeof ViewMenu>, 'actions'> &
  Pick<ToolbarProps, 'onRecent' | 'onPrint' | 'calendarItems'> & {
    /** True if all views are in one menu. */
    isMenu: boolean;
  };

/** The views, and a menu with what else can be done with the calendar. */
function ViewControls({ isMenu, onRecent, onPrint, calendarItems, ...props }: ViewControlsProps) {
  const t = useTranslate();
  const { showMenu } = useEmbedSwitches();
  const acts = [
    { key: 'recent', label: t('calendar:Recent changes'), onSelect: onRecent },
    { key: 'print', label: t('calendar:Print'), onSelect: onPrint },
  ];
  const actions = acts.flatMap(({ onSelect, ...act }): MenuItem[] =>
    showMenu && onSelect ? [{ ...act, kind: 'action', onSelect }] : [],
  );
  if (showMenu) actions.push(...calendarItems);
  if (isMenu) return <ViewMenu {...props} actions={actions} />;
  return (
    <>
      {props.views.length > 0 && <ViewSelector {...props} />}
      <MoreMenu {...props} actions={actions} />
    </>
  );
}

/** The words of a search, or the shown range; for screen readers also where the embedding site leaves it out. */
function Heading({
  isShown,
  isSearching,
  ...range
}: {
  isShown: boolean;
  isSearching: boolean;
  label: string;
  month: MonthGridProps;
}) {
  if (isSearching) return <h2 className={styles.results}>{range.label}</h2>;
  if (isShown) return <RangeHeading {...range} />;
  return (
    <VisuallyHidden>
      <h2 aria-live="polite">{range.label}</h2>
    </VisuallyHidden>
  );
}

function AddButton({ add }: { add: () => void }) {
  const t = useTranslate();
  return (
    <span className={styles.add}>
      <Button look="primary" onClick={add}>
        <span className={styles.plus}>
          <Icon name="plus" />
        </span>
        <span className={styles.words}>{t('calendar:New event')}</span>
      </Button>
    </span>
  );
}

interface ViewChoiceProps {
  choice: Choice;
  options: RangeOptions;
  change: ChangeState;
}

/** Shows the choice that the view leaves to the reader, such as its number of days. */
function ViewChoiceField({ choice, options, change }: ViewChoiceProps) {
  const t = useTranslate();
  const chosenIndex = choice.options.findIndex(({ changes }) => choice.isChosen(changes, options));
  return (
    <SelectField
      label={choice.label(t)}
      labelHidden
      options={choice.options.map(({ label }, value) => ({ value, label: label(t) }))}
      value={chosenIndex}
      onChange={({ target }) => {
        const option = choice.options[target.selectedIndex];
        if (option) change(option.changes, 'push');
      }}
    />
  );
}

interface ViewShortcutsProps extends StepsProps {
  views: readonly CalendarView[];
  /** Adds an event; null for visitors who may not. */
  add: (() => void) | null;
}

/** Keys that move through ranges and switch between views. */
function ViewShortcuts(props: ViewShortcutsProps) {
  const { views, today, isSearching, intents, add, change } = props;
  const t = useTranslate();
  const { allows } = useCommands();
  const next = { label: t('calendar:Next'), run: () => void intents.step(1) };
  const previous = { label: t('calendar:Previous'), run: () => void intents.step(-1) };
  return (
    <>
      <Shortcut
        keys="t"
        label={t('calendar:Today')}
        run={() => change({ date: today, query: '' }, 'push')}
      />
      {!isSearching && (
        <>
          <Shortcut keys="j" {...next} />
          <Shortcut keys="n" {...next} />
          <Shortcut keys="k" {...previous} />
          <Shortcut keys="p" {...previous} />
        </>
      )}
      <Shortcut
        keys="c"
        label={t('calendar:New event')}
        run={add ?? (() => void allows({ kind: 'create' }))}
        group={add ? 'page' : 'unlisted'}
      />
      {views.map(({ name, shortcut, label }) => (
        <Shortcut
          key={name}
          keys={shortcut}
          label={label(t)}
          group="views"
          run={() => change({ view: name, count: null }, 'push')}
        />
      ))}
    </>
  );
}
