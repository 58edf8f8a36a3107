import { fireEvent } from '@testing-library/react';
import {
  type Act,
  buttonNamed,
  enterInto,
  findName,
  isOff,
  listControls,
  listFields,
  openDialog,
  press,
  undoButtons,
  usualText,
} from '#tests/setup/random-acts/controls.ts';

/** Actions that leave the page, or change nothing on it. */
const others = /^(Columns|Copy|Export|History of|View as|Go to…|Try again|Discard changes)/;

/** All actions that the page currently offers: press, switch, choose, edit and submit a form, undo. */
export function actsOn(app: Element): Act[] {
  const buttons = [
    ...app.querySelectorAll<HTMLElement>('main button[type="button"]'),
    ...listTabs(app),
    ...undoButtons(app),
  ];
  return [
    ...buttons.map((button) => ({
      name: findName(button),
      control: button,
      perform: press(button),
    })),
    ...listControls<HTMLInputElement>(app, '[role="switch"]').map((control) => ({
      name: findName(control),
      control,
      perform: press(control),
    })),
    ...listControls<HTMLSelectElement>(app, 'select').map((control) => ({
      name: findName(control),
      control,
      perform: enterInto(control, usualText),
    })),
    ...[...app.querySelectorAll<HTMLFormElement>('main form:not([aria-label="Search"])')].map(
      (form) => ({
        name: `form with ${findName(form)}`,
        control: form,
        perform: (value: number) => changeForm(form, value),
      }),
    ),
  ].filter(({ name, control }) => !others.test(name) && !isOff(control));
}

/** The links to the parts of the record, the first part first. */
export function listTabs(app: Element): HTMLElement[] {
  return [...app.querySelectorAll<HTMLElement>('nav[aria-label^="Parts of"] a')];
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
  for (const _ of [1, 2]) {
    for (const control of listFields(form)) enterInto(control, usualText)(value);
  }
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

function changeForm(form: HTMLFormElement, value: number): void {
  const controls = listFields(form);
  const control = controls[value % controls.length];
  if (control) enterInto(control, usualText)(value);
  fireEvent.submit(form);
}
