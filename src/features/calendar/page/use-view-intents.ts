import { useMemo } from 'react';
import { supportedDay } from '#src/util/day-numbers.ts';
import type { ChangeState } from '../address/calendar-state.ts';
import type { Commands } from '../commands/commands-context.ts';
import type { RangeOptions, ViewIntents } from '../grid/view-props.ts';
import type { EventClipboard } from '../selection/use-event-clipboard.ts';
import type { CalendarView } from '../views/calendar-view.ts';
import type { FormStart } from './use-event-form.ts';

interface Place {
  view: CalendarView;
  views: readonly CalendarView[];
  date: number;
  options: RangeOptions;
  change: ChangeState;
  /** Remembers what the card of an event points at. */
  setAnchor: (anchor: HTMLElement) => void;
  commands: Commands;
  clipboard: EventClipboard;
  /** Opens the form of a new event. */
  openForm: (start: FormStart) => void;
}

/** Turns what a person wants in a view into changes of the page. */
export function useViewIntents(place: Place): ViewIntents {
  const { view, views, date, options, change, setAnchor, commands, clipboard, openForm } = place;
  return useMemo(() => {
    const mayAdd = commands.findDenial({ kind: 'create' }) === null;
    const canShowDays = views.some(({ name }) => name === 'days');
    return {
      open: ({ id }, anchor) => {
        setAnchor(anchor);
        change({ eventId: id }, 'push');
      },
      go: (day) => change({ date: supportedDay(day) }, 'replace'),
      step: (by) => {
        const day = supportedDay(view.step(date, by, options));
        change({ date: day }, 'push');
        return day;
      },
      zoom: (scale, day) => change({ scale, date: supportedDay(day) }, 'push'),
      create: mayAdd
        ? (time, subCalendarId = null, isTimeChosen = true) =>
            openForm({ kind: 'quick', time, subCalendarId, isTimeChosen })
        : null,
      clipboard: mayAdd ? clipboard : null,
      openDay: canShowDays ? (day) => change({ view: 'days', count: 1, date: day }, 'push') : null,
    };
  }, [view, views, date, options, change, setAnchor, commands, clipboard, openForm]);
}
