import { type Translate, useTranslate } from '#src/i18n/i18n.ts';
import type { ImportOutcome, ImportResult } from './import-choices.ts';

/** Outcomes and their names, in the order of their weight for readers. */
export const outcomes: readonly {
  readonly name: ImportOutcome;
  /** With how many events have it. */
  readonly describe: (t: Translate, count: number) => string;
}[] = [
  { name: 'refused', describe: (t, count) => t('settings:%count% refused', { count }) },
  { name: 'new', describe: (t, count) => t('settings:%count% new', { count }) },
  { name: 'changed', describe: (t, count) => t('settings:%count% changed', { count }) },
  {
    name: 'same',
    describe: (t, count) => t('settings:%count% already in the calendar', { count }),
  },
  {
    name: 'canceled',
    describe: (t, count) => t('settings:%count% left out as canceled', { count }),
  },
  {
    name: 'older',
    describe: (t, count) => t('settings:%count% left out as older', { count }),
  },
];

/** Describes how many events of a file have each outcome. */
export function useCountsText(): (counts: ImportResult['counts']) => string {
  const t = useTranslate();
  return (counts) =>
    outcomes
      .filter(({ name }) => counts[name] > 0)
      .map(({ name, describe }) => describe(t, counts[name]))
      .join(' · ');
}
