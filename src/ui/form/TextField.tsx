import type { ComponentProps, ReactNode } from 'react';
import type { IconName } from '#generated/icons.ts';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/Icon.tsx';
import styles from './Field.module.css';
import { Field, type FieldProps, splitFieldProps } from './Field.tsx';

export type InputProps = Omit<
  ComponentProps<'input'>,
  'className' | 'id' | 'defaultValue' | 'defaultChecked' | 'minLength' | 'maxLength'
>;

export type TextFieldProps = FieldProps &
  InputProps & {
    initial?: string | undefined;
    /** An icon before the text. */
    icon?: IconName;
    /** A control at the end of the text. */
    end?: ReactNode;
    unit?: string | undefined;
    /** An additional class for the text's style. */
    look?: string | undefined;
  };

export function TextField(props: TextFieldProps) {
  const { frame, control } = splitFieldProps(props);
  const { initial, icon, end, unit, look, ...input } = control;
  return (
    <Field {...frame} name={input.name} required={input.required} unit={unit}>
      {(aria) => (
        <>
          {icon && (
            <span className={styles.start}>
              <Icon name={icon} />
            </span>
          )}
          <input
            {...input}
            {...aria}
            {...(initial === undefined ? {} : { defaultValue: initial })}
            className={classNames(
              styles.input,
              icon && styles.withStart,
              !!end && styles.withEnd,
              look,
            )}
          />
          {end && <span className={styles.end}>{end}</span>}
        </>
      )}
    </Field>
  );
}
