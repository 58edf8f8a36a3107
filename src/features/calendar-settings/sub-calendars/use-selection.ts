import { useState } from 'react';
import type { SubCalendar } from '#src/calendar/model/sub-calendar.ts';

/** The sub-calendars that are checked to do something with all of them. */
export function useSelection(subCalendars: readonly SubCalendar[]) {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  return {
    ids,
    /** Without those that are gone. */
    selected: subCalendars.filter(({ id }) => ids.has(id)),
    select: (changedIds: readonly number[], isSelected: boolean) => {
      const others = [...ids].filter((id) => !changedIds.includes(id));
      setIds(new Set(isSelected ? [...others, ...changedIds] : others));
    },
    clear: () => setIds(new Set()),
  };
}
