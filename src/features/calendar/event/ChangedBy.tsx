import type { components } from '#generated/calendar/types.ts';
import { type Translate, useTranslate } from '#src/i18n/i18n.ts';
import { RelativeTime } from '#src/ui/data/RelativeTime.tsx';

type HistoryEntry = components['schemas']['HistoryEntry'];

interface ChangedByProps {
  change: Pick<HistoryEntry, 'kind' | 'changed_at'> & {
    /** Null if the reader may not know. */
    readonly author: string | null;
  };
}

/** Who did what to an event, and when. */
export function ChangedBy({ change: { author, kind, changed_at } }: ChangedByProps) {
  const t = useTranslate();
  const done = describeDone(t, author ?? t('calendar:Somebody'), kind);
  return (
    <RelativeTime
      at={changed_at}
      text={(time) => t('calendar:%author%, %time%', { author: done, time })}
    />
  );
}

function describeDone(t: Translate, author: string, kind: HistoryEntry['kind']): string {
  switch (kind) {
    case 'created':
      return t('calendar:%author% created it', { author });
    case 'updated':
      return t('calendar:%author% changed it', { author });
    case 'deleted':
      return t('calendar:%author% deleted it', { author });
    case 'undone':
      return t('calendar:%author% took a change back', { author });
  }
}
