import { type ChangeEvent, useId } from 'react';
import { useTranslate } from '#src/i18n/i18n.ts';
import type { ChangeState } from '../address/calendar-state.ts';
import type { CalendarView } from '../views/calendar-view.ts';
import styles from './ViewSelector.module.css';

interface ViewSelectorProps {
  view: CalendarView;
  views: readonly CalendarView[];
  change: ChangeState;
}

/** Switches between the views of a calendar. */
export function ViewSelector({ view, views, change }: ViewSelectorProps) {
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
          ref={calendarView === view ? scrollToLabel : undefined}
          onPointerEnter={() => void calendarView.Part.preload()}
        >
          <input
            type="radio"
            className={styles.input}
            name={name}
            checked={calendarView === view}
            onChange={(event) => choose(calendarView, event)}
          />
          {calendarView.label(t)}
        </label>
      ))}
    </div>
  );
}

/** Scrolls the selector, but not the page, to the chosen view where there is no room for all of them. */
function scrollToLabel(label: HTMLElement | null): void {
  const selector = label?.parentElement;
  if (!label || !selector) return;
  selector.scrollLeft += findMiddle(label) - findMiddle(selector);
}

function findMiddle(element: HTMLElement): number {
  const { left, right } = element.getBoundingClientRect();
  return (left + right) / 2;
}
