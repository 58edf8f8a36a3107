import { useTranslate } from '#src/i18n/i18n.ts';
import { SelectField } from '#src/ui/form/SelectField.tsx';
import type { ChangeState } from '../address/calendar-state.ts';
import type { RangeOptions } from '../grid/view-props.ts';
import type { ViewChoice as Choice } from '../views/calendar-view.ts';

interface ViewChoiceProps {
  choice: Choice;
  options: RangeOptions;
  change: ChangeState;
}

/** Shows the choice that the view leaves to the reader, such as its number of days. */
export function ViewChoiceButtons({ choice, options, change }: ViewChoiceProps) {
  const t = useTranslate();
  const chosenIndex = choice.options.findIndex(({ changes }) => choice.isChosen(changes, options));
  return (
    <SelectField
      label={choice.label(t)}
      labelHidden
      options={choice.options.map(({ label }, value) => ({ value, label: label(t) }))}
      value={chosenIndex}
      onChange={({ target }) => {
        const option = choice.options[target.selectedIndex];
        if (option) change(option.changes, 'push');
      }}
    />
  );
}
