import { CheckboxField, type CheckboxFieldProps } from './CheckboxField.tsx';
import styles from './SwitchField.module.css';

/** A setting that is on or off. If it applies immediately, use `onChange`. */
export function SwitchField(props: Omit<CheckboxFieldProps, 'look' | 'role'>) {
  return <CheckboxField {...props} role="switch" look={styles.switch} />;
}
