import type { ReactNode } from 'react';
import type { Column } from '#src/ui/data/table-columns.ts';
import type { Moment } from '#src/util/dates.ts';
import { longMoment } from './long-moment.ts';

interface DateColumn<Key> extends Pick<Column<never>, 'label' | 'canSort'> {
  /** The member with the moment. */
  key: Key;
  /** Shown if there is none. */
  none?: ReactNode;
}

/** A column with the day of a moment. */
export function dateColumn<Key extends string>(
  date: (moment: Moment) => string,
  { key, none, ...column }: DateColumn<Key>,
): Column<Readonly<Record<Key, Moment | null>>> {
  return {
    ...column,
    key,
    kind: 'number',
    cell: ({ [key]: at }) => (at === null ? none : date(at)),
    longest: date(longMoment),
    text: ({ [key]: at }) => at ?? '',
  };
}
