/** The first element that shows an event in the view; null if none does. */
export function findEventElement(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-event="${CSS.escape(id)}"]`);
}

/** What shows the event of a row, whatever part of that is meant, except for its other links and buttons. */
export function findShownEvent(element: Element): HTMLElement | null {
  const control = element.closest<HTMLElement>('a, button');
  if (control) return control.matches('[data-event]') ? control : null;
  return element.closest('li, tr')?.querySelector<HTMLElement>('[data-event]') ?? null;
}
