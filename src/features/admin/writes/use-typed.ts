import { type FormEvent, useState } from 'react';
import { readValues } from '#src/ui/form/controls.ts';

/** A form's values during typing, for a preview of the effect. An invalid number or day is null. */
export function useTyped<Values extends object>(initial: Values) {
  const [typed, setTyped] = useState(initial);
  return {
    typed,
    /** For the element around the fields. */
    onChange: ({ currentTarget }: FormEvent<HTMLElement>) => {
      const form = currentTarget.closest('form');
      if (form) setTyped(readValues(form, initial));
    },
  };
}
