import type { Translate } from '#src/i18n/i18n.ts';
import type { RangeOptions } from '../grid/view-props.ts';
import type { ViewChoice } from './calendar-view.ts';

/** Creates the choice of how many days or weeks a view shows. */
export function countChoice(choice: {
  label: ViewChoice['label'];
  counts: readonly number[];
  /** Such as "3 days". */
  name: (t: Translate, count: number) => string;
  /** The number that is shown. */
  current: (options: RangeOptions) => number;
}): ViewChoice {
  const { label, counts, name, current } = choice;
  return {
    label,
    options: counts.map((count) => ({ label: (t) => name(t, count), changes: { count } })),
    isChosen: ({ count }, options) => count === current(options),
  };
}

/** Creates the choice of how many days a view shows, from one to seven. */
export function dayCountChoice(current: (options: RangeOptions) => number): ViewChoice {
  return countChoice({
    label: (t) => t('calendar:Number of days'),
    counts: [1, 2, 3, 4, 5, 6, 7],
    name: (t, count) => t('calendar:%count% days', { count }),
    current,
  });
}
