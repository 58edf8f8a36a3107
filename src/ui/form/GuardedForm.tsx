import { useId, useRef, useState } from 'react';
import { type Control, controlsOf } from './controls.ts';
import { Form, type FormProps } from './Form.tsx';
import { UnsavedForm } from './UnsavedForm.tsx';

/** A form that starts empty. It guards typed values against leaving the page. A new `key` clears it. */
export function GuardedForm<Values extends object>(props: Omit<FormProps<Values>, 'ref'>) {
  const { pending } = props;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [isDirty, setDirty] = useState(false);
  const look = () => setDirty(form.current !== null && controlsOf(form.current).some(isTyped));
  return (
    <div onChange={look}>
      <Form {...props} ref={form} />
      {isDirty && !pending && <UnsavedForm id={id} />}
    </div>
  );
}

/** Browsers autofill the current password, so it does not count. */
function isTyped(control: Control): boolean {
  return control.autocomplete !== 'current-password' && control.value !== '';
}
