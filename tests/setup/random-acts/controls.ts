import { fireEvent } from '@testing-library/react';

/** An action that the page currently offers. */
export interface Act {
  name: string;
  perform: (value: number) => void;
}

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A value that a field may accept, chosen by a number. */
export type TextFor = (field: Field, value: number) => string;

/** The open dialog. */
export function openDialog(): HTMLElement | null {
  return document.querySelector(':is([role="dialog"], [role="alertdialog"])[data-open]');
}

/** The page's own controls, outside its forms. */
export function listControls<Kind extends Element>(app: Element, selector: string): Kind[] {
  const page = [...app.querySelectorAll('main')];
  return page
    .flatMap((main) => [...main.querySelectorAll<Kind>(selector)])
    .filter((control) => !control.closest('form'));
}

/** Buttons named "Undo", which are in messages. */
export function undoButtons(app: Element): HTMLElement[] {
  return [...app.querySelectorAll<HTMLElement>('button')].filter((one) => findName(one) === 'Undo');
}

/** @throws if there is no such button. */
export function buttonNamed(within: Element, name: string): HTMLElement {
  const button = findButton(within, name);
  if (!button) throw new Error(`There is no button "${name}" in: ${within.textContent}`);
  return button;
}

export function findButton(within: Element, name: string): HTMLElement | undefined {
  return [...within.querySelectorAll('button')].find((one) => findName(one) === name);
}

export function listFields(form: Element): Field[] {
  return [...form.querySelectorAll<Field>('input, select, textarea')].filter(
    (control) =>
      !control.disabled &&
      !control.hidden &&
      !(control instanceof HTMLInputElement && control.readOnly),
  );
}

export function press(control: Element): () => void {
  return () => void fireEvent.click(control);
}

/** Types into a field, or chooses in it. */
export function enterInto(control: Field, textFor: TextFor): (value: number) => void {
  return (value) => {
    if (control instanceof HTMLInputElement && /^(radio|checkbox)$/.test(control.type)) {
      if (value % 2 === 0) fireEvent.click(control);
    } else fireEvent.change(control, { target: { value: textFor(control, value) } });
  };
}

/** A value that most fields accept. */
export function usualText(control: Field, value: number): string {
  if (control instanceof HTMLSelectElement) {
    // A browser tells nothing of a choice that is the same as before.
    const others = [...control.options].filter((option) => option.value !== control.value);
    return others[value % others.length]?.value ?? control.value;
  }
  const confirmed = /^Type “(.*)” to confirm/.exec(findName(control))?.[1];
  if (confirmed !== undefined) return confirmed;
  if (control.type === 'date') return `2027-0${1 + (value % 9)}-17`;
  if (control.type === 'email') return `person-${value}@example.com`;
  if (control.inputMode === 'url') return `club-${value}.example`;
  if (/^(decimal|numeric)$/.test(control.inputMode)) return String(1 + (value % 99));
  return `Text ${value}`;
}

export function isOff(control: Element): boolean {
  return control.matches(':disabled, [aria-disabled="true"], [aria-selected="true"]');
}

/** Cheaper than the accessible name, which jsdom computes for the whole page. */
export function findName(element: Element): string {
  const labels = 'labels' in element && element.labels instanceof NodeList ? element.labels : [];
  const own =
    element instanceof HTMLFormElement ? listFields(element).map(findName).join() : undefined;
  return (
    own ?? element.getAttribute('aria-label') ?? labels[0]?.textContent ?? element.textContent ?? ''
  );
}
