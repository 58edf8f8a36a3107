import { fireEvent } from '@testing-library/react';
import {
  type Act,
  enterInto,
  type Field,
  findButton,
  findName,
  isOff,
  listControls,
  listFields,
  press,
  undoButtons,
  usualText,
} from '#tests/setup/random-acts/controls.ts';

/** What the customer knows by heart. */
export interface Memory {
  password: string;
}

/** Controls that only copy, search, arrange or retry, or that need a real browser: a file, a key of the device. */
const others =
  /^(Copy|Download|Print|Try again|Discard changes|Choose|Clear|Search|Show all|Save as|Language$)|passkey|avatar file/i;

/** All actions that the page currently offers, and the ways to the other account pages. */
export function actsOn(app: Element, memory: Memory): Act[] {
  const fill = (control: Field) => enterInto(control, textFor(memory));
  return [
    ...[
      ...listControls<HTMLElement>(app, 'button[type="button"], [role="switch"]'),
      ...app.querySelectorAll<HTMLElement>('nav[aria-label="Your account"] a'),
      ...undoButtons(app),
    ].map((control) => ({ name: findName(control), control, perform: press(control) })),
    ...listControls<HTMLSelectElement>(app, 'select').map((control) => ({
      name: findName(control),
      control,
      perform: fill(control),
    })),
    ...listForms(app).map((form) => ({
      name: `form with ${findName(form)}`,
      control: form,
      perform: (value: number) => {
        changeForm(form, value, memory);
        fireEvent.submit(form);
      },
    })),
  ].filter(({ name, control }) => !others.test(name) && !isOff(control));
}

/** The forms in which drafts can stay. */
export function listForms(app: Element): HTMLFormElement[] {
  return [...app.querySelectorAll<HTMLFormElement>('main form:not([role="search"])')];
}

/** Types into a form: all fields of one that starts empty, else one of them. */
export function changeForm(form: HTMLFormElement, value: number, memory: Memory): void {
  const fields = listFields(form).filter((field) => !others.test(findName(field)));
  const isPasswordForm = fields.some(({ type }) => type === 'password');
  const chosen = isPasswordForm ? fields : fields.slice(value % fields.length).slice(0, 1);
  for (const field of chosen) enterInto(field, textFor(memory))(value);
}

/** Answers the open question or menu: confirms it, or cancels it. Returns what was done. */
export function answer(dialog: HTMLElement, value: number, memory: Memory): string {
  if (dialog.matches('[role="menu"]')) return chooseItem(dialog, value);
  if (value % 4 === 0 && close(dialog)) return 'cancels';
  const form = dialog.querySelector('form');
  if (form) {
    fillIn(form, value, memory);
    return `submits “${[...form.querySelectorAll('button')].map(findName).at(-1)}”`;
  }
  const buttons = [...dialog.querySelectorAll('button')].filter(
    (button) => !/^(Close|Cancel|Copy|Try again)/.test(findName(button)) && !isOff(button),
  );
  const last = buttons.at(-1);
  if (last) press(last)();
  else close(dialog);
  return last ? `confirms “${findName(last)}”` : 'closes';
}

function fillIn(form: HTMLFormElement, value: number, memory: Memory): void {
  for (const field of listFields(form)) {
    // A list of codes closes only once it is said to be saved.
    if (field.type !== 'checkbox') enterInto(field, textFor(memory))(value);
    else if (!field.matches(':checked')) fireEvent.click(field);
  }
  fireEvent.submit(form);
}

/** Closes a dialog or menu without an act; false if it has no such way. */
export function close(dialog: HTMLElement): boolean {
  if (dialog.matches('[role="menu"]')) {
    fireEvent.keyDown(dialog, { key: 'Escape' });
    return true;
  }
  const button = findButton(dialog, 'Cancel') ?? findButton(dialog, 'Close');
  if (button && !isOff(button)) press(button)();
  return button !== undefined;
}

/** Takes a draft back, in a form that starts with the record or empty. */
export function dropDraft(form: HTMLFormElement): void {
  const discard = findButton(form, 'Discard changes');
  if (discard) press(discard)();
  if (findButton(form, 'Save changes')) return;
  for (const field of listFields(form)) {
    if (field.value) fireEvent.change(field, { target: { value: '' } });
  }
}

export function retryButton(main: Element): HTMLElement | undefined {
  // What lacks a login is loaded again after it.
  return findButton(main, 'Try again') ?? findButton(main, 'Log in');
}

function chooseItem(menu: HTMLElement, value: number): string {
  const items = [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')].filter(
    (item) => !/^(Open|Copy)/.test(item.textContent ?? '') && !isOff(item),
  );
  const chosen = items[value % items.length];
  if (!chosen) throw new Error(`The menu offers nothing: ${menu.textContent}`);
  press(chosen)();
  return `chooses “${chosen.textContent}”`;
}

/** Passwords and codes are sometimes wrong. */
function textFor(memory: Memory) {
  return (field: Field, value: number): string => {
    const isWrong = value % 5 === 1;
    const known: [name: RegExp, text: string][] = [
      [/^New password/, `a long new password ${value}`],
      [/password/i, isWrong ? 'not the password' : memory.password],
      [/code/i, isWrong ? '000000' : '123456'],
      [/^Link or key/, ['ksregatta2026plan5', 'ksstaldhelmschoir7'][value % 2] ?? ''],
    ];
    const name = findName(field);
    return known.find(([pattern]) => pattern.test(name))?.[1] ?? usualText(field, value);
  };
}
