import type { EventDraft } from './event-draft.ts';

/** Marks the events of a draft where a grid shows them, or none. Their ghosts show where they would be. */
export function markMoving(grid: HTMLElement | null, draft: EventDraft | null): void {
  for (const element of grid?.querySelectorAll('[data-moving]') ?? []) {
    element.removeAttribute('data-moving');
  }
  if (!draft || draft.isNew) return;
  const ids = new Set([draft, ...draft.others].map(({ original: { event } }) => event.id));
  for (const element of grid?.querySelectorAll<HTMLElement>('[data-event]') ?? []) {
    if (ids.has(element.dataset['event'] ?? '')) element.setAttribute('data-moving', '');
  }
}
