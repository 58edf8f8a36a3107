import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslate } from '#src/i18n/i18n.ts';
import { messageText } from '#src/i18n/message.ts';
import { shortcutsOffAtom, shortcutsOnAtom } from '#src/session/shortcuts-setting.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { isTypedInto } from '#src/ui/is-typed-into.ts';
import { useDocumentEvent } from '#src/ui/use-document-event.ts';
import styles from './ActionButton.module.css';
import { clearStatusAtom, type StatusMessage } from './status.ts';

/** The button of a message's action, and its shortcut. */
export function ActionButton({ action }: { action: NonNullable<StatusMessage['action']> }) {
  const t = useTranslate();
  const clear = useSetAtom(clearStatusAtom);
  const areOn = useAtomValue(shortcutsOnAtom);
  const off = useAtomValue(shortcutsOffAtom);
  const { shortcut } = action;
  const hasShortcut = shortcut !== undefined && areOn && !off.includes(shortcut);
  const run = () => {
    // Cleared before the action, which may show its own message.
    clear();
    action.run();
  };
  useDocumentEvent('keydown', hasShortcut, (event) => {
    const { target, key, ctrlKey, metaKey, altKey, repeat } = event;
    const isOther = ctrlKey || metaKey || altKey || repeat || key.toLowerCase() !== shortcut;
    if (isOther || isTypedInto(target) || !isInCard(target)) return;
    event.preventDefault();
    run();
  });
  return (
    <Button
      look="link"
      {...(hasShortcut && { 'aria-keyshortcuts': shortcut.toUpperCase() })}
      onClick={run}
    >
      {messageText(t, action.label)}
      {hasShortcut && <span className={styles.key} data-key={shortcut.toUpperCase()} />}
    </Button>
  );
}

/** Elsewhere, the page's own shortcuts act. */
function isInCard(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="dialog"]') !== null;
}
