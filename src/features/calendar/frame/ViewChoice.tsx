import { useTranslate } from '#src/i18n/i18n.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import type { ChangeState } from '../state/use-calendar-state.ts';
import type { ViewChoice as Choice, RangeOptions } from '../views/calendar-view.ts';
import styles from './ViewChoice.module.css';

interface ViewChoiceProps {
  choice: Choice;
  options: RangeOptions;
  change: ChangeState;
}

/** What the shown view leaves to the reader, such as its number of days. */
export function ViewChoice({ choice, options, change }: ViewChoiceProps) {
  const t = useTranslate();
  const chosen = choice.options.findIndex(({ changes }) => choice.isChosen(changes, options));
  return (
    <span className={styles.choice}>
      <select
        className={styles.select}
        aria-label={choice.label(t)}
        value={chosen}
        onChange={({ target }) => {
          const option = choice.options[target.selectedIndex];
          if (option) change(option.changes, 'push');
        }}
      >
        {choice.options.map(({ label }, index) => (
          <option key={label(t)} value={index}>
            {label(t)}
          </option>
        ))}
      </select>
      <span className={styles.chevron}>
        <Icon name="chevron-down" />
      </span>
    </span>
  );
}
