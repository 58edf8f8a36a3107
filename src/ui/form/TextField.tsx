import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/Icon.tsx';
import styles from './Field.module.css';
import { Field, type FieldProps, framed } from './Field.tsx';

export type InputProps = Omit<
  ComponentProps<'input'>,
  'className' | 'id' | 'defaultValue' | 'defaultChecked' | 'maxLength'
>;

export type TextFieldProps = FieldProps &
  InputProps & {
    initial?: string | undefined;
    maxLength?: number;
    /** The name of an icon before the text. */
    icon?: string;
    /** A control at the end of the text. */
    end?: ReactNode;
    /** The value's unit. */
    unit?: string | undefined;
    /** An additional class for the text's style. */
    look?: string | undefined;
  };

export function TextField(props: TextFieldProps) {
  const { frame, control } = framed(props);
  const { initial, maxLength, icon, end, unit, look, ...input } = control;
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
            data-max={maxLength}
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
