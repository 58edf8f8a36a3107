import { type Control, codecOf, isChecked } from './controls.ts';

/** Fills in a control as a person would, so that everything that follows its value does so. */
export function fillIn(control: Control, value: unknown): void {
  const codec = codecOf(control);
  if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)) {
    const isOn =
      control.type === 'checkbox' ? value === true : codec?.read(control.value) === value;
    if (isOn !== isChecked(control) && (isOn || control.type === 'checkbox')) control.click();
    // A press turns no radio button off.
    else control.checked = isOn;
    return;
  }
  const text = codec ? codec.write(value) : String(value ?? '');
  if (control.value === text) return;
  // React overlooks a value that was set by the element's own property, which it watches.
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {};
  set?.call(control, text);
  const event = control instanceof HTMLSelectElement ? 'change' : 'input';
  control.dispatchEvent(new Event(event, { bubbles: true }));
}
