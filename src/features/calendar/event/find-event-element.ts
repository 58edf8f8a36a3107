/** The first element that shows an event in the view; null if none does. */
export function findEventElement(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-event="${CSS.escape(id)}"]`);
}

/** Finds the element that shows the event of a row, from any part of the row except its other links and buttons. */
export function findShownEvent(element: Element): HTMLElement | null {
  const control = element.closest<HTMLElement>('a, button');
  if (control) return control.matches('[data-event]') ? control : null;
  return element.closest('li, tr')?.querySelector<HTMLElement>('[data-event]') ?? null;
}
