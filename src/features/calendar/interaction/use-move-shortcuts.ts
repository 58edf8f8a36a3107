import { useTranslate } from '#src/i18n/i18n.ts';
import { useNamedShortcuts } from '#src/session/use-page-shortcuts.ts';
import { isMac } from '#src/ui/is-mac.ts';

/** Lists the keys that a grid of events handles itself. @param mayAdd whether the visitor may add events. */
export function useMoveShortcuts(mayAdd: boolean): void {
  const t = useTranslate();
  const [copy, paste] = isMac() ? ['⌘C', '⌘V'] : [t('calendar:Ctrl C'), t('calendar:Ctrl V')];
  const run = () => {};
  useNamedShortcuts([
    { key: 'Alt ← ↑ → ↓', label: t('calendar:Move the event'), run },
    { key: 'Alt ⇧ ← ↑ → ↓', label: t('calendar:Move the end of the event'), run },
    ...(mayAdd
      ? [
          { key: '⇧ ← ↑ → ↓', label: t('calendar:Draw a new event'), run },
          { key: copy, label: t('calendar:Copy the event'), run },
          { key: paste, label: t('calendar:Paste the event'), run },
        ]
      : []),
  ]);
}
