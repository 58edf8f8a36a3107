import { type ChangeEvent, useId } from 'react';
import { type Translate, useTranslate } from '#src/i18n/i18n.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { MenuButton } from '#src/ui/menu/MenuButton.tsx';
import type { MenuItem } from '#src/ui/menu/menu-item.ts';
import { useMedia } from '#src/ui/use-media.ts';
import type { ChangeState, ViewName } from '../address/calendar-state.ts';
import type { RangeOptions } from '../grid/view-props.ts';
import type { CalendarView, ViewChoice } from '../views/calendar-view.ts';
import styles from './ViewSelector.module.css';

interface ViewSelectorProps {
  view: CalendarView;
  /** True if what a search has found is shown instead of the view. */
  isSearching: boolean;
  views: readonly CalendarView[];
  change: ChangeState;
}

/** The views that have a place of their own where there is none for all, the most used first. */
const usualViews: readonly ViewName[] = ['month', 'week', 'list', 'days'];

/** Switches between the usual views of a calendar, beside each other; the others are in its menu. */
export function ViewSelector({ views, ...props }: ViewSelectorProps) {
  return <ViewRadios {...props} views={usePlacedViews(views, props.view)} />;
}

interface MoreMenuProps extends ViewSelectorProps {
  /** The acts beside switching views. */
  actions: readonly MenuItem[];
}

/** The views that have no place of their own, and what else can be done. */
export function MoreMenu({ view, views, isSearching, actions, change }: MoreMenuProps) {
  const t = useTranslate();
  const placedViews = usePlacedViews(views, view);
  const otherViews = views.filter((otherView) => !placedViews.includes(otherView));
  const viewGroup: MenuItem = {
    key: 'views',
    kind: 'group',
    label: t('calendar:More views'),
    items: viewChoices(t, otherViews, isSearching ? null : view, change),
  };
  const items = otherViews.length > 0 ? [viewGroup, ...divide(actions)] : actions;
  if (items.length === 0) return null;
  return (
    <MenuButton
      label={actions.length > 0 ? t('calendar:More') : t('calendar:More views')}
      items={items}
    >
      <Icon name="more" />
    </MenuButton>
  );
}

interface ViewMenuProps extends MoreMenuProps {
  /** The choice that the view leaves to the reader: it has no room beside the menu. */
  choice: ViewChoice | undefined;
  options: RangeOptions;
}

/** The same in the width of one button. */
export function ViewMenu(props: ViewMenuProps) {
  const { view, views, isSearching, choice, options, actions, change } = props;
  const t = useTranslate();
  const viewGroup: MenuItem = {
    key: 'views',
    kind: 'group',
    label: t('calendar:View'),
    items: viewChoices(t, views, isSearching ? null : view, change),
  };
  const choiceGroup: MenuItem | undefined = choice && {
    key: 'choice',
    kind: 'group',
    divided: true,
    label: choice.label(t),
    items: choice.options.map(({ label, changes }, index) => ({
      key: String(index),
      kind: 'choice',
      label: label(t),
      chosen: choice.isChosen(changes, options),
      onSelect: () => change(changes, 'push'),
    })),
  };
  return (
    <MenuButton
      look="text"
      label={t('calendar:View: %view%', { view: view.label(t) })}
      items={[viewGroup, ...(choiceGroup ? [choiceGroup] : []), ...divide(actions)]}
    >
      {view.label(t)}
      <Icon name="chevron-down" />
    </MenuButton>
  );
}

/** Separates actions from the views before them. */
function divide(actions: readonly MenuItem[]): readonly MenuItem[] {
  return actions.map((action, index) => ({
    ...action,
    divided: index === 0 || action.divided === true,
  }));
}

function usePlacedViews(views: readonly CalendarView[], view: CalendarView) {
  const isMedium = useMedia('(width < 1280px)');
  return placeViews(views, view, isMedium ? 3 : 4);
}

/** Picks the usual views, and the shown one in place of the least usual. All, if the menu would only have one. */
function placeViews(
  views: readonly CalendarView[],
  view: CalendarView,
  places: number,
): readonly CalendarView[] {
  if (views.length <= places + 1) return views;
  const rank = ({ name }: CalendarView) => usualViews.indexOf(name) + 1 || usualViews.length + 1;
  const usual = views.toSorted((a, b) => rank(a) - rank(b)).slice(0, places);
  const placed = usual.includes(view) ? usual : [...usual.slice(0, -1), view];
  return views.filter((otherView) => placed.includes(otherView));
}

function viewChoices(
  t: Translate,
  views: readonly CalendarView[],
  shownView: CalendarView | null,
  change: ChangeState,
): MenuItem[] {
  return views.map((listedView) => ({
    key: listedView.name,
    kind: 'choice',
    label: listedView.label(t),
    chosen: listedView === shownView,
    onSelect: () => change({ view: listedView.name, count: null }, 'push'),
  }));
}

function ViewRadios({ view, views, isSearching, change }: ViewSelectorProps) {
  const t = useTranslate();
  const name = useId();
  const choose = (chosenView: CalendarView, { nativeEvent }: ChangeEvent) => {
    // Arrow keys pass through the views between two; such a click comes without a pointer.
    const isByPointer = nativeEvent instanceof UIEvent && nativeEvent.detail > 0;
    change({ view: chosenView.name, count: null }, isByPointer ? 'push' : 'replace');
  };
  return (
    <div role="radiogroup" aria-label={t('calendar:View')} className={styles.selector}>
      {views.map((calendarView) => (
        <label
          key={calendarView.name}
          className={styles.view}
          onPointerEnter={() => void calendarView.Part.preload()}
        >
          <input
            type="radio"
            className={styles.input}
            name={name}
            checked={calendarView === view && !isSearching}
            onChange={(event) => choose(calendarView, event)}
          />
          {calendarView.label(t)}
        </label>
      ))}
    </div>
  );
}
