import type { components } from '#generated/calendar/types.ts';
import type { Translate } from '#src/i18n/i18n.ts';

/** Who did what to an event. */
export function historyText(
  t: Translate,
  author: string,
  kind: components['schemas']['HistoryEntry']['kind'],
): string {
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
