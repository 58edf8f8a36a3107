/**
 * Keeps the focus on the page. When a focused control disappears, keyboard and screen reader users would land at the
 * start of the document. This moves the focus to the nearest focusable area around it, or to the page's content.
 * @returns the cleanup for the content's ref.
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
    // If the control still exists, the user left it on purpose by clicking next to it.
    if (element.isConnected) return;
    (area?.isConnected ? area : content)?.focus({ preventScroll: true });
  };
  const look = () => {
    if (!last || document.activeElement !== document.body) return;
    // Lets code that moves the focus on purpose run first.
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
