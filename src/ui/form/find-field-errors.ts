import { type Control, findCodec, isVerbatim, listControls, readControl } from './controls.ts';
import type { FieldError, Rule } from './field-error.ts';
import { type FieldLimits, fieldLimits, type Limits } from './limits.ts';

/** The invalid fields' errors by name, in document order. */
export function findFieldErrors(
  form: HTMLFormElement,
  limits: Limits,
): ReadonlyMap<string, FieldError> {
  const errors = new Map<string, FieldError>();
  for (const control of listControls(form)) {
    const error = findFieldError(control, fieldLimits(limits, control.name));
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
export function findFieldError(control: Control, limits: FieldLimits = {}): FieldError | undefined {
  if (!control.willValidate) return undefined;
  const { validity, value, type } = control;
  // The browser accepts whitespace as a value.
  const isBlank = control.required && !isVerbatim(control) && !value.trim();
  if (validity.valueMissing || isBlank) return { rule: missingRules[type] ?? 'missing' };
  if (value === '') return undefined;
  if (validity.typeMismatch) return { rule: type === 'url' ? 'url' : 'email' };
  return findCodec(control)?.check?.(value) ?? limitError(control, limits) ?? patternError(control);
}

/**
 * The browser's length validation ignores values that were not typed, and with `maxlength` it truncates pasted text
 * silently. This one checks what will be sent, and counts characters like the contract.
 */
function limitError(
  control: Control,
  { minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern }: FieldLimits,
): FieldError | undefined {
  const value = readControl(control);
  if (typeof value !== 'string' || value === '') return undefined;
  const length = [...value].length;
  if (length < minLength) return { rule: 'short', count: minLength };
  if (length > maxLength) return { rule: 'long', count: maxLength };
  return pattern && !new RegExp(pattern, 'u').test(value) ? { rule: 'pattern' } : undefined;
}

function patternError({ validity }: Control): FieldError | undefined {
  return validity.valid ? undefined : { rule: 'pattern' };
}
