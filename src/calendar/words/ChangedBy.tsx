import type { components } from '#generated/calendar/types.ts';
import { type Translate, useTranslate } from '#src/i18n/i18n.ts';
import { RelativeTime } from '#src/ui/data/RelativeTime.tsx';

type HistoryEntry = components['schemas']['HistoryEntry'];

type Deed = Pick<HistoryEntry, 'kind'> & {
  /** Null if the reader may not know. */
  readonly author: string | null;
};

/** Who did what to an event, and when. */
export function ChangedBy({ change }: { change: Deed & Pick<HistoryEntry, 'changed_at'> }) {
  const t = useTranslate();
  return (
    <RelativeTime
      at={change.changed_at}
      text={(time) => t('calendar:%author%, %time%', { author: describeDeed(t, change), time })}
    />
  );
}

/** Who did what to an event. */
export function describeDeed(t: Translate, { author: name, kind }: Deed): string {
  const author = name ?? t('calendar:Somebody');
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
