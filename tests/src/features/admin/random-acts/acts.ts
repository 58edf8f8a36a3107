import { fireEvent } from '@testing-library/react';

/** An action that the page currently offers to staff. */
export interface Act {
  name: string;
  perform: (value: number) => void;
}

/** Actions that leave the page, or change nothing on it. */
const others = /^(Columns|Copy|Export|View as|Go to…|Try again|Discard changes)/;

/** All actions that the page currently offers: press, switch, choose, edit and submit a form, undo. */
export function actsOn(app: Element): Act[] {
  const page = [...app.querySelectorAll('main')];
  const found = <Kind extends Element>(selector: string): Kind[] =>
    page.flatMap((main) => [...main.querySelectorAll<Kind>(selector)]);
  const buttons = [
    ...found<HTMLElement>('button[type="button"]'),
    ...listTabs(app),
    ...[...app.querySelectorAll<HTMLElement>('button')].filter((one) => findName(one) === 'Undo'),
  ];
  const outsideForms = (control: Element) => !control.closest('form');
  return [
    ...buttons.map((button) => ({
      name: findName(button),
      control: button,
      perform: press(button),
    })),
    ...found<HTMLInputElement>('[role="switch"]')
      .filter(outsideForms)
      .map((control) => ({ name: findName(control), control, perform: press(control) })),
    ...found<HTMLSelectElement>('select')
      .filter(outsideForms)
      .map((control) => ({ name: findName(control), control, perform: enterInto(control) })),
    ...found<HTMLFormElement>('form:not([aria-label="Search"])').map((form) => ({
      name: `form with ${findName(form)}`,
      control: form,
      perform: (value: number) => changeForm(form, value),
    })),
  ].filter(({ name, control }) => !others.test(name) && !isOff(control));
}

/** The links to the parts of the record, the first part first. */
export function listTabs(app: Element): HTMLElement[] {
  return [...app.querySelectorAll<HTMLElement>('nav[aria-label^="Parts of"] a')];
}

/** The open dialog. */
export function openDialog(): HTMLElement | null {
  return document.querySelector(':is([role="dialog"], [role="alertdialog"])[data-open]');
}

/** Fills in a dialog and confirms it, or picks a day of an open month. */
export function confirmDialog(dialog: HTMLElement, value: number): void {
  const form = dialog.querySelector('form');
  if (!form) {
    const days = dialog.querySelectorAll('[role="gridcell"] button:not([aria-disabled="true"])');
    press(days[value % days.length] ?? buttonNamed(dialog, 'Done'))();
    return;
  }
  // Some fields appear once others are filled.
  for (const _ of [1, 2]) for (const control of listFields(form)) enterInto(control)(value);
  fireEvent.submit(form);
}

/** Discards refused input, like a fresh page. */
export function dropDrafts(app: Element): void {
  const dialog = openDialog();
  if (dialog) press(buttonNamed(dialog, 'Cancel'))();
  for (const form of app.querySelectorAll('main form')) {
    const discard = [...form.querySelectorAll('button')].find(
      (button) => findName(button) === 'Discard changes',
    );
    if (discard) press(discard)();
    const note = form.querySelector('textarea');
    if (note?.value) fireEvent.change(note, { target: { value: '' } });
  }
}

export function buttonNamed(within: Element, name: string): HTMLElement {
  const button = [...within.querySelectorAll('button')].find((one) => findName(one) === name);
  if (!button) throw new Error(`There is no button "${name}" in: ${within.textContent}`);
  return button;
}

function changeForm(form: HTMLFormElement, value: number): void {
  const controls = listFields(form);
  const control = controls[value % controls.length];
  if (control) enterInto(control)(value);
  fireEvent.submit(form);
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function listFields(form: HTMLFormElement): Field[] {
  return [...form.querySelectorAll<Field>('input, select, textarea')].filter(
    (control) => !control.disabled && !(control instanceof HTMLInputElement && control.readOnly),
  );
}

function press(control: Element): () => void {
  return () => void fireEvent.click(control);
}

function enterInto(control: Field): (value: number) => void {
  return (value) => {
    if (control instanceof HTMLInputElement && /^(radio|checkbox)$/.test(control.type)) {
      if (value % 2 === 0) fireEvent.click(control);
    } else fireEvent.change(control, { target: { value: textFor(control, value) } });
  };
}

/** A value that the field may accept. */
function textFor(control: Field, value: number): string {
  if (control instanceof HTMLSelectElement) {
    return control.options[value % control.options.length]?.value ?? '';
  }
  const confirmed = /^Type “(.*)” to confirm/.exec(findName(control))?.[1];
  if (confirmed !== undefined) return confirmed;
  if (control.type === 'date') return `2027-0${1 + (value % 9)}-17`;
  if (control.type === 'email') return `person-${value}@example.com`;
  if (control.inputMode === 'url') return `club-${value}.example`;
  if (/^(decimal|numeric)$/.test(control.inputMode)) return String(1 + (value % 99));
  return `Text ${value}`;
}

function isOff(control: Element): boolean {
  return control.matches(':disabled, [aria-disabled="true"], [aria-selected="true"]');
}

/** Cheaper than the accessible name, which jsdom computes for the whole page. */
function findName(element: Element): string {
  const labels = 'labels' in element && element.labels instanceof NodeList ? element.labels : [];
  const own =
    element instanceof HTMLFormElement ? listFields(element).map(findName).join() : undefined;
  return (
    own ?? element.getAttribute('aria-label') ?? labels[0]?.textContent ?? element.textContent ?? ''
  );
}
