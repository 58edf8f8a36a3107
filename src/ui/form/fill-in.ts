import { type Control, findCodec, isChecked } from './controls.ts';

/** Sets a control's value like user input, so that everything that depends on it updates. */
export function fillIn(control: Control, value: unknown): void {
  const codec = findCodec(control);
  if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)) {
    const isOn =
      control.type === 'checkbox' ? value === true : codec?.read(control.value) === value;
    switchTo(control, isOn);
  } else {
    typeIn(control, codec ? codec.write(value) : String(value ?? ''));
  }
}

/** Turns a checkbox or radio button on or off like user input. */
export function switchTo(control: Control, isOn: boolean): void {
  if (isOn !== isChecked(control) && (isOn || control.type === 'checkbox')) control.click();
  // Clicking cannot turn a radio button off.
  else if ('checked' in control) control.checked = isOn;
}

/** Replaces a control's text like user input. */
export function typeIn(control: Control, text: string): void {
  if (control.value === text) return;
  // React tracks the element's own value property and would miss the change.
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {};
  set?.call(control, text);
  const event = control instanceof HTMLSelectElement ? 'change' : 'input';
  control.dispatchEvent(new Event(event, { bubbles: true }));
}
