import { type FormEvent, useState } from 'react';
import { readValues } from '#src/ui/form/controls.ts';
import { setValueAt, valueAt } from '#src/ui/form/field-values.ts';
import { findFieldErrors } from '#src/ui/form/find-field-errors.ts';

/** A form's values during typing, for a preview of the effect. An invalid number or day is null. */
export function useTyped<Values extends object>(initial: Values) {
  const [typedValues, setTypedValues] = useState(initial);
  return {
    typed: typedValues,
    /** For the element around the fields. */
    onChange: ({ currentTarget }: FormEvent<HTMLElement>) => {
      const form = currentTarget.closest('form');
      if (form) setTypedValues(readValidValues(form, initial));
    },
  };
}

function readValidValues<Values extends object>(form: HTMLFormElement, initial: Values): Values {
  const values = readValues(form, initial);
  // Without the limits of texts; numbers know their bounds.
  for (const name of findFieldErrors(form, {}).keys())
    if (typeof valueAt(values, name) === 'number') setValueAt(values, name, null);
  return values;
}
