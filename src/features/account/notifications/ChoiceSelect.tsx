import { useTranslate } from '#src/i18n/i18n.ts';
import { classNames } from '#src/ui/class-names.ts';
import type { Choice, ChoiceValue } from '#src/ui/form/choices.ts';
import { SelectField } from '#src/ui/form/SelectField.tsx';
import styles from './NotificationTable.module.css';

interface ChoiceSelectProps<Value extends ChoiceValue> {
  label: string;
  options: readonly Choice<Value>[];
  /** The current value of each calendar in the line. */
  chosen: readonly Value[];
  /** Why the setting has no effect now; undefined if it has. */
  idleReason?: string | undefined;
  onChoose: (value: Value) => void;
}

/** A setting in a line of the table. Shows "Various" until the calendars in the line have one value. */
export function ChoiceSelect<Value extends ChoiceValue>({
  label,
  options,
  chosen: [first, ...otherValues],
  idleReason,
  onChoose,
}: ChoiceSelectProps<Value>) {
  const t = useTranslate();
  const isMixed = otherValues.some((otherValue) => otherValue !== first);
  const mixedChoice = { value: '', label: t('notifications:Various') };
  const shownChoices: readonly Choice<ChoiceValue>[] = isMixed
    ? [mixedChoice, ...options]
    : options;
  return (
    <div className={classNames(styles.choice, idleReason !== undefined && styles.idle)}>
      <SelectField
        label={label}
        labelHidden
        value={isMixed || first === undefined ? mixedChoice.value : String(first)}
        options={shownChoices}
        aria-description={idleReason}
        onChange={(event) => {
          const text = event.currentTarget.value;
          const choice = options.find(({ value }) => String(value) === text);
          if (choice) onChoose(choice.value);
        }}
      />
    </div>
  );
}
