import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/Icon.tsx';
import { type Choice, type ChoiceValue, choiceCodec } from './choices.ts';
import { controlRef } from './controls.ts';
import fieldStyles from './Field.module.css';
import { Field, type FieldProps, splitFieldProps } from './Field.tsx';
import styles from './SelectField.module.css';

type SelectFieldProps<Value extends ChoiceValue> = FieldProps & {
  initial?: Value | undefined;
  /** Labels must be distinct. The native control works best with keyboards and on phones. */
  options: readonly Choice<Value>[];
} & Omit<
    ComponentProps<'select'>,
    'className' | 'id' | 'children' | 'defaultValue' | 'multiple' | 'size'
  >;

export function SelectField<Value extends ChoiceValue>(props: SelectFieldProps<Value>) {
  const { frame, control } = splitFieldProps(props);
  const { initial, options, ref, ...select } = control;
  return (
    <Field {...frame} name={select.name} required={select.required}>
      {(aria) => (
        <>
          <select
            {...select}
            {...aria}
            {...(initial === undefined ? {} : { defaultValue: String(initial) })}
            ref={controlRef(choiceCodec(options), ref)}
            className={classNames(fieldStyles.input, styles.select)}
          >
            {groupChoices(options).map(({ group, choices }) =>
              group === undefined ? (
                choices.map(choiceOption)
              ) : (
                <optgroup key={group} label={group}>
                  {choices.map(choiceOption)}
                </optgroup>
              ),
            )}
          </select>
          <span className={styles.chevron}>
            <Icon name="chevron-down" />
          </span>
        </>
      )}
    </Field>
  );
}

/** Choices without a group come first. */
function groupChoices<Value extends ChoiceValue>(options: readonly Choice<Value>[]) {
  const groups = new Set([undefined, ...options.map(({ group }) => group)]);
  return [...groups].map((group) => ({
    group,
    choices: options.filter((option) => option.group === group),
  }));
}

function choiceOption<Value extends ChoiceValue>({ value, label, lang }: Choice<Value>) {
  return (
    <option key={String(value)} value={String(value)} lang={lang}>
      {label}
    </option>
  );
}
