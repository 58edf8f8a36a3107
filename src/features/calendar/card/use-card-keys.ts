import { useAtomValue } from 'jotai';
import { shortcutsOffAtom, shortcutsOnAtom } from '#src/session/shortcuts-setting.ts';
import { isTypedInto } from '#src/ui/is-typed-into.ts';
import { useDocumentEvent } from '#src/ui/use-document-event.ts';
import { isCopyKey } from '../grid/copy-keys.ts';

interface CardKeys {
  /** Null for what the visitor may not do. */
  edit: (() => void) | null;
  remove: (() => void) | null;
  copy: (() => void) | null;
  cut: (() => void) | null;
}

/** The keys of an open card: `e` edits, Delete deletes, Ctrl or Cmd C copies, and X cuts. */
export function useCardKeys({ edit, remove, copy, cut }: CardKeys): void {
  const areOn = useAtomValue(shortcutsOnAtom);
  const off = useAtomValue(shortcutsOffAtom);
  const offered = {
    edit: off.includes('e') ? null : edit,
    remove: off.includes('Delete') ? null : remove,
    copy: off.includes('$mod+C') ? null : copy,
    cut: off.includes('$mod+X') ? null : cut,
  };
  useDocumentEvent('keydown', true, (event) => {
    const act = findClipboardAct(event, offered) ?? (areOn ? findAct(event, offered) : null);
    if (!act) return;
    event.preventDefault();
    // The event below may still have the focus, and would do the same.
    event.stopPropagation();
    act();
  });
}

function findClipboardAct(
  event: KeyboardEvent,
  { copy, cut }: Pick<CardKeys, 'copy' | 'cut'>,
): (() => void) | null {
  if (isCopyKey(event, 'c')) return copy;
  return isCopyKey(event, 'x') ? cut : null;
}

function findAct(
  { key, ctrlKey, metaKey, altKey, shiftKey, repeat, target }: KeyboardEvent,
  { edit, remove }: Pick<CardKeys, 'edit' | 'remove'>,
): (() => void) | null {
  if (ctrlKey || metaKey || altKey || shiftKey || repeat || isTypedInto(target)) return null;
  if (key.toLowerCase() === 'e') return edit;
  return key === 'Delete' ? remove : null;
}
