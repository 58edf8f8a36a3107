import type { ReactNode } from 'react';
import { Field, type FieldProps } from './Field.tsx';
import styles from './FieldGroup.module.css';

type FieldGroupProps = Pick<FieldProps, 'label' | 'labelHidden' | 'hint'> & {
  /** That of its check boxes begins with it: `weekdays` for `weekdays.1`. */
  name: string;
  children: ReactNode;
};

/** Check boxes that answer one question. What is wrong with them together is below them. */
export function FieldGroup({ children, ...field }: FieldGroupProps) {
  return (
    <Field {...field} kind="group">
      {() => <div className={styles.boxes}>{children}</div>}
    </Field>
  );
}
