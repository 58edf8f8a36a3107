/** The content of a page, line by line: texts and the values of controls, except refused drafts. */
export function shownIn(main: Element): string[] {
  return [...listLines(main)];
}

/** The outcome of the last attempt, which a fresh page lacks, buttons that only a focused row has, and tooltips. */
const passing =
  'form :is([role="alert"], [role="status"], p.id), button[aria-label^="Copy:"], [popover][aria-hidden="true"]';

function* listLines(element: Element): Iterable<string> {
  if (element.matches(passing)) return;
  const control = controlLine(element);
  if (control !== null) yield control;
  if (element instanceof HTMLSelectElement) return;
  for (const child of element.childNodes) {
    const text = child.nodeType === Node.TEXT_NODE ? child.textContent?.trim() : '';
    // Addresses are masked until their row is in use.
    if (text) yield text.replace(/(\w)[^\s@]*@/, '$1•••@');
    if (child instanceof Element) yield* listLines(child);
  }
}

function controlLine(element: Element): string | null {
  const off = element.getAttribute('aria-disabled') === 'true' ? ', off' : '';
  if (element instanceof HTMLButtonElement) return `button${off}`;
  if (element instanceof HTMLSelectElement) return `choice of ${element.value}${off}`;
  if (element instanceof HTMLTextAreaElement) return `text ${element.value}`;
  if (!(element instanceof HTMLInputElement)) return null;
  const isSwitch = element.type === 'checkbox' || element.type === 'radio';
  return `field ${isSwitch ? element.checked : element.value}${off}`;
}
