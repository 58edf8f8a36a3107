import type { DragDraft } from './drag-draft.ts';

/** Marks the events of a draft where a grid shows them; null ends it. Their ghosts show where they would be. */
export function markMoving(grid: HTMLElement | null, draft: DragDraft | null): void {
  if (!draft) {
    for (const element of grid?.querySelectorAll('[data-moving]') ?? []) {
      element.removeAttribute('data-moving');
    }
    return;
  }
  if (draft.isNew) return;
  // Browsers find one event among a thousand sooner than a script that looks at each.
  const events = [draft, ...draft.others].map(
    ({ original: { event } }) => `[data-event="${CSS.escape(event.id)}"]`,
  );
  for (const element of grid?.querySelectorAll(events.join()) ?? []) {
    element.setAttribute('data-moving', '');
  }
}
