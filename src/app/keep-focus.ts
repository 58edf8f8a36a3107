/**
 * Keeps the focus on the page. A control that goes when it has done its work would leave keyboard and screen reader at the
 * document's beginning: the focus moves to the nearest area around it that takes one, or to the page's content.
 * @returns ends it, as the cleanup of the content's ref.
 */
export function keepFocus(content: HTMLElement): () => void {
  let last: { element: Element; area: HTMLElement | null } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onFocusIn = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    const area = target.parentElement?.closest<HTMLElement>('[tabindex="-1"]') ?? null;
    last = { element: target, area };
  };
  const settle = () => {
    if (!last || document.activeElement !== document.body) return;
    const { element, area } = last;
    last = undefined;
    // A control that is still there was left on purpose, by a press beside it.
    if (element.isConnected) return;
    (area?.isConnected ? area : content)?.focus({ preventScroll: true });
  };
  const look = () => {
    if (!last || document.activeElement !== document.body) return;
    // Code that moves the focus on purpose comes first.
    clearTimeout(timer);
    timer = setTimeout(settle);
  };
  const changes = new MutationObserver(look);
  changes.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', onFocusIn);
  document.addEventListener('focusout', look);
  return () => {
    clearTimeout(timer);
    changes.disconnect();
    document.removeEventListener('focusin', onFocusIn);
    document.removeEventListener('focusout', look);
  };
}
