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
  const codec = findCodec(control);
  if (codec) return codec.read(control.value);
  if (control.type === 'checkbox') return isChecked(control);
  return isVerbatim(control) ? control.value : control.value.trim();
}

/** Surrounding spaces are trimmed, except in passwords, hidden or revealed. */
export function isVerbatim(control: Control): boolean {
  return 'verbatim' in control.dataset;
}

export function isChecked(control: Control): boolean {
  return 'checked' in control && control.checked;
}
