import { useMemo, useState } from 'react';
import type { ListMeasures } from '#src/calendar/layout/day-list.ts';
import { useMedia } from '#src/ui/use-media.ts';

/** The heights of the list's parts, in pixels. They grow with the reader's font size. */
export function useListMeasures(): ListMeasures {
  const isNarrow = useMedia('(width < 640px)');
  const [rem] = useState(
    () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16,
  );
  return useMemo(
    () => ({ row: (isNarrow ? 3.25 : 2.25) * rem, padding: 0.25 * rem, top: 4 * rem }),
    [isNarrow, rem],
  );
}
