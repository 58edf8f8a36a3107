import { Field, type FieldProps, splitFieldProps } from './Field.tsx';
import type { InputProps } from './TextField.tsx';

export type CheckboxFieldProps = FieldProps &
  Omit<InputProps, 'type'> & {
    initial?: boolean | undefined;
    /** A class for differently styled boxes. */
    look?: string | undefined;
  };

export function CheckboxField(props: CheckboxFieldProps) {
  const { frame, control } = splitFieldProps(props);
  const { initial, look, ...input } = control;
  return (
    <Field {...frame} name={input.name} required={input.required} kind="check">
      {(aria) => (
        <input
          {...input}
          {...aria}
          {...(initial === undefined ? {} : { defaultChecked: initial })}
          type="checkbox"
          className={look}
        />
      )}
    </Field>
  );
}
