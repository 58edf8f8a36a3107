import { type Control, codecOf, controlsOf, isVerbatim } from './controls.ts';
import type { FieldError, Rule } from './field-error.ts';

/** The invalid fields' errors by name, in document order. */
export function findFieldErrors(form: HTMLFormElement): ReadonlyMap<string, FieldError> {
  const errors = new Map<string, FieldError>();
  for (const control of controlsOf(form)) {
    const error = errorOf(control);
    // All radio buttons in a group report the same error.
    if (error && !errors.has(control.name)) errors.set(control.name, error);
  }
  return errors;
}

const missingRules: Readonly<Record<string, Rule>> = {
  'select-one': 'unchosen',
  radio: 'unchosen',
  checkbox: 'unchecked',
};

/** Checks a control with the browser's validation and for errors that it misses. */
export function errorOf(control: Control): FieldError | undefined {
  if (!control.willValidate) return undefined;
  const { validity, value, type } = control;
  // The browser accepts whitespace as a value.
  const isBlank = control.required && !isVerbatim(control) && !value.trim();
  if (validity.valueMissing || isBlank) return { rule: missingRules[type] ?? 'missing' };
  if (value === '') return validity.badInput ? { rule: 'date' } : undefined;
  if (validity.typeMismatch) return { rule: type === 'url' ? 'url' : 'email' };
  return lengthError(control) ?? codecOf(control)?.check?.(value) ?? patternError(control);
}

/**
 * The browser's length validation ignores values that were not typed, and with `maxlength` it truncates pasted text
 * silently. Characters are counted as in the contract.
 */
function lengthError(control: Control): FieldError | undefined {
  const length = [...control.value].length;
  const minimum = 'minLength' in control ? control.minLength : -1;
  const maximum = Number(control.dataset['max'] ?? Number.POSITIVE_INFINITY);
  if (length < minimum) return { rule: 'short', count: minimum };
  return length > maximum ? { rule: 'long', count: maximum } : undefined;
}

function patternError({ validity }: Control): FieldError | undefined {
  return validity.valid ? undefined : { rule: 'pattern' };
}
