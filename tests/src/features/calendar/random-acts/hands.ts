import { fireEvent } from '@testing-library/react';

/** How an act waits and chooses. */
export interface Hands {
  /** Chooses among things. */
  readonly value: number;
  /** Loads the page again. */
  readonly reload: () => Promise<void>;
  /** A title that no event has. */
  readonly title: string;
  /** Waits until something is there; null if it does not come. */
  readonly until: <Found>(find: () => Found | null | undefined | false) => Promise<Found | null>;
  /** Lets something arrive that is on its way. */
  readonly pause: () => Promise<void>;
  /** Does something, waits for it, and lets the page render. */
  readonly make: (act: () => unknown) => Promise<void>;
}

/** The open dialog, card, list or question; the topmost of several. */
export function openDialog(): HTMLElement | null {
  const open = document.querySelectorAll<HTMLElement>(
    ':is([role="dialog"], [role="alertdialog"])[data-open]',
  );
  return [...open].at(-1) ?? null;
}

/** The open editor of an event. */
export function openEditor(): HTMLElement | null {
  return document.querySelector('section[aria-labelledby="event-editor"]');
}

/** The events that a view shows, or a list beside it. */
export function shownEvents(within: ParentNode = document.body): HTMLElement[] {
  const selector = within === document.body ? 'main [data-event]' : '[data-event]';
  return [...within.querySelectorAll<HTMLElement>(selector)];
}

export function buttonNamed(within: ParentNode, name: string | RegExp): HTMLElement | undefined {
  return [...within.querySelectorAll<HTMLElement>('button')].find((button) => {
    const own = button.getAttribute('aria-label') ?? button.textContent ?? '';
    return typeof name === 'string' ? own === name : name.test(own);
  });
}

export const press = (target: Element, key: string, init: object = {}) =>
  void fireEvent.keyDown(target, { key, ...init });

/** Gives up what is chosen or dragged, but not a question that has come up meanwhile and has not been read. */
export async function giveUp({ make }: Pick<Hands, 'make'>): Promise<void> {
  if (!openDialog()) await make(() => press(document.activeElement ?? document.body, 'Escape'));
}

/** Enters something as a person does. */
export function enter(control: Element, value: string): void {
  fireEvent.change(control, { target: { value } });
}

export function fillIn(form: HTMLFormElement, title: string): void {
  const field = form.querySelector('[name="title"]');
  if (field) enter(field, title);
  for (const number of form.querySelectorAll<HTMLInputElement>('[name^="custom."]')) {
    if (number.required && number.value === '') enter(number, '7');
  }
}
