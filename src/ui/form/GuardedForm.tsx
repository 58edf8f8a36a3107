import { useId, useRef, useState } from 'react';
import { type Control, listControls } from './controls.ts';
import { Form, type FormProps } from './Form.tsx';
import { UnsavedForm } from './UnsavedForm.tsx';
import { useDraft } from './use-draft.ts';

type GuardedFormProps<Values extends object> = Omit<FormProps<Values>, 'ref'> & {
  /** The form is in one of `Tabs`, so leaving the tab loses its values, too. */
  inTab?: boolean;
};

/** A form that starts empty. It guards typed values against leaving the page. A new `key` clears it. */
export function GuardedForm<Values extends object>({
  inTab = false,
  ...props
}: GuardedFormProps<Values>) {
  const { pending } = props;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [isDirty, setDirty] = useState(() => Object.values(props.initial).some(isDraft));
  const look = () => setDirty(form.current !== null && listControls(form.current).some(isTyped));
  useDraft(form, isDirty);
  return (
    <div onChange={look}>
      <Form {...props} ref={form} />
      {isDirty && !pending && <UnsavedForm id={id} lostWith={inTab ? 'tab' : 'page'} isDraft />}
    </div>
  );
}

/** A form may begin with a text that is not saved anywhere else. */
function isDraft(value: unknown): boolean {
  return typeof value === 'string' && value !== '';
}

/** Browsers autofill the current password, so it does not count. */
function isTyped(control: Control): boolean {
  return control.autocomplete !== 'current-password' && control.value !== '';
}
