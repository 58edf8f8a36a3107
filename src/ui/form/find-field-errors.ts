import { type Control, codecOf, controlsOf, isVerbatim } from './controls.ts';
import type { FieldError, Rule } from './field-error.ts';

/** The fields that break a rule, by name, in their order on the page. */
export function findFieldErrors(form: HTMLFormElement): ReadonlyMap<string, FieldError> {
  const errors = new Map<string, FieldError>();
  for (const control of controlsOf(form)) {
    const error = errorOf(control);
    // All radio buttons of a group tell the same.
    if (error && !errors.has(control.name)) errors.set(control.name, error);
  }
  return errors;
}

const missingRules: Readonly<Record<string, Rule>> = {
  'select-one': 'unchosen',
  radio: 'unchosen',
  checkbox: 'unchecked',
};

/** The browser's own check, and what it misses. */
export function errorOf(control: Control): FieldError | undefined {
  if (!control.willValidate) return undefined;
  const { validity, value, type } = control;
  // Blanks are no answer, though the browser takes them for one.
  const isBlank = control.required && !isVerbatim(control) && !value.trim();
  if (validity.valueMissing || isBlank) return { rule: missingRules[type] ?? 'missing' };
  if (value === '') return validity.badInput ? { rule: 'date' } : undefined;
  if (validity.typeMismatch) return { rule: type === 'url' ? 'url' : 'email' };
  return lengthError(control) ?? codecOf(control)?.check?.(value) ?? patternError(control);
}

/**
 * The browser's own check ignores values that no key was pressed for, and where it knows a greatest length it cuts a
 * pasted text without a word. Characters are counted as the contract counts them.
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
