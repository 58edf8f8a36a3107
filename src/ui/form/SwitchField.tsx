import { CheckboxField, type CheckboxFieldProps } from './CheckboxField.tsx';
import styles from './SwitchField.module.css';

/** Something that is on or off; where it applies at once, act on `onChange`. */
export function SwitchField(props: Omit<CheckboxFieldProps, 'look' | 'role'>) {
  return <CheckboxField {...props} role="switch" look={styles.switch} />;
}
