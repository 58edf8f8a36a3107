import { createContext } from 'react';

/** What is wrong with the fields of the form around, by the fields' names. */
export const FormErrors = createContext<ReadonlyMap<string, string>>(new Map());

/** Says in the page's language what a control's own check found. */
export type DescribeError = (control: HTMLInputElement) => string;

/** The controls of a form that do not hold what they must, with words for each. */
export function findFieldErrors(
  form: HTMLFormElement,
  describe: DescribeError,
): ReadonlyMap<string, string> {
  const controls = [...form.elements].filter((element) => element instanceof HTMLInputElement);
  return new Map(
    controls
      .filter((control) => control.willValidate && !isFilledIn(control))
      .map((control) => [control.name, describe(control)]),
  );
}

function isFilledIn(control: HTMLInputElement): boolean {
  // Blanks are no answer, though the browser takes them for one.
  if (control.required && control.type !== 'password' && !control.value.trim()) return false;
  // The browser's own check of the length ignores values that no key was pressed for.
  return control.checkValidity() && control.value.length >= control.minLength;
}
