import { latinLetter } from '#src/util/latin-letter.ts';
import { useDocumentEvent } from '../use-document-event.ts';

/** The keys that open a palette, for `aria-keyshortcuts`. */
export const paletteKeys = 'Control+K Meta+K';

/** Opens a palette with Ctrl-K or Cmd-K. */
export function usePaletteKey(isOn: boolean, open: () => void): void {
  useDocumentEvent('keydown', isOn, (event) => {
    const { ctrlKey, metaKey, altKey, shiftKey } = event;
    if (latinLetter(event) !== 'k' || altKey || shiftKey || !(ctrlKey || metaKey)) return;
    // In a long text, it adds a link.
    if (event.target instanceof Element && event.target.closest('textarea, [contenteditable]'))
      return;
    // Browsers use it for a web search.
    event.preventDefault();
    open();
  });
}
