import type { Ref, RefCallback } from 'react';
import type { FieldError } from './field-error.ts';
import { setValueAt } from './field-values.ts';

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Converts between the text in a control and its value. */
export interface Codec<Value> {
  /** Accepts any text; the result is meaningless if `check` rejects the text. */
  read: (text: string) => Value;
  /**
   * Accepts any value, because a form looks values up by control name; a value of another type leaves the control
   * empty.
   */
  write: (value: unknown) => string;
  /** Finds errors that the browser's own check misses. */
  check?: (text: string) => FieldError | undefined;
}

/** Codecs by control, because a form reads its controls from the page rather than from components. */
const codecs = new WeakMap<Element, Codec<unknown>>();

/** A ref for a control whose value differs from its text. */
export function controlRef<Element extends Control, Value>(
  codec: Codec<Value>,
  ref?: Ref<Element>,
): RefCallback<Element> {
  return (element) => {
    if (element) codecs.set(element, codec);
    if (typeof ref === 'function') return ref(element);
    if (ref) ref.current = element;
  };
}

export function findCodec(control: Control): Codec<unknown> | undefined {
  return codecs.get(control);
}

/** The form's named controls, in document order. */
export function listControls(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(isControl).filter((control) => control.name);
}

/** The names of its groups of controls. */
export function listGroupNames(form: HTMLFormElement): string[] {
  return [...form.elements].flatMap((element) =>
    element instanceof HTMLFieldSetElement && element.name ? element.name : [],
  );
}

function isControl(element: Element): element is Control {
  return /^(INPUT|SELECT|TEXTAREA)$/.test(element.tagName);
}

/** The form's values: the initial ones, updated from its controls. */
export function readValues<Values extends object>(form: HTMLFormElement, initial: Values): Values {
  const values = structuredClone(initial);
  for (const control of listControls(form)) {
    if (control.type !== 'radio' || isChecked(control))
      setValueAt(values, control.name, readControl(control));
  }
  return values;
}

/** A control's value as the form submits it. */
export function readControl(control: Control): unknown {
  return readValue(control, readState(control));
}

/** Text, or whether a box or a radio button is checked. */
export type ControlState = string | boolean;

export function readState(control: Control): ControlState {
  return isCheckable(control) ? isChecked(control) : control.value;
}

/** The state in which a control begins. */
export function readInitialState(control: Control): ControlState {
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options];
    return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
  }
  return 'defaultChecked' in control && isCheckable(control)
    ? control.defaultChecked
    : control.defaultValue;
}

function isCheckable({ type }: Control): boolean {
  return type === 'checkbox' || type === 'radio';
}

/** The value that a control would submit in a state. That of a radio button is the same in both. */
export function readValue(control: Control, state: ControlState): unknown {
  const text = typeof state === 'string' ? state : control.value;
  const codec = findCodec(control);
  if (codec) return codec.read(text);
  if (control.type === 'checkbox') return state === true;
  return isVerbatim(control) ? text : text.trim();
}

/** Surrounding spaces are trimmed, except in passwords, hidden or revealed. */
export function isVerbatim(control: Control): boolean {
  return 'verbatim' in control.dataset;
}

export function isChecked(control: Control): boolean {
  return 'checked' in control && control.checked;
}
