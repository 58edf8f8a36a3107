import { useTranslate } from '#src/i18n/i18n.ts';
import { useNamedShortcuts } from '#src/session/use-page-shortcuts.ts';
import { isMac } from '#src/ui/is-mac.ts';

interface Rights {
  mayAdd: boolean;
  mayChange: boolean;
}

const run = () => {};

/** Lists the keys that a grid of events handles itself, by whether the visitor may add and change events. */
export function useMoveShortcuts(rights: Rights): void {
  const t = useTranslate();
  useNamedShortcuts([
    ...(rights.mayChange
      ? [
          { key: 'Alt ← ↑ → ↓', label: t('calendar:Move the event'), run },
          { key: 'Alt A', label: t('calendar:Switch the event between all day and hours'), run },
          { key: 'Alt ⇧ ← ↑ → ↓', label: t('calendar:Move the end of the event'), run },
        ]
      : []),
    ...(rights.mayAdd ? [{ key: '⇧ ← ↑ → ↓', label: t('calendar:Draw a new event'), run }] : []),
  ]);
  useChoiceShortcuts(rights);
}

/** Lists the keys that every view of events handles itself. */
export function useChoiceShortcuts({ mayAdd, mayChange }: Rights): void {
  const t = useTranslate();
  const all = isMac() ? '⌘A' : t('calendar:Ctrl A');
  const cut = isMac() ? '⌘X' : t('calendar:Ctrl X');
  const [copy, paste] = isMac() ? ['⌘C', '⌘V'] : [t('calendar:Ctrl C'), t('calendar:Ctrl V')];
  useNamedShortcuts([
    ...(mayChange
      ? [
          { key: t('calendar:Ctrl Space'), label: t('calendar:Choose the event'), run },
          { key: t('calendar:⇧ Space'), label: t('calendar:Choose as far as the event'), run },
          { key: all, label: t('calendar:Choose all events in sight'), run },
          { key: t('calendar:Del'), label: t('calendar:Delete the chosen events'), run },
        ]
      : []),
    ...(mayAdd
      ? [
          { key: copy, label: t('calendar:Copy the chosen events'), run },
          { key: cut, label: t('calendar:Cut the chosen events'), run },
          { key: paste, label: t('calendar:Paste events'), run },
        ]
      : []),
  ]);
}
