import { Toolbar } from '@base-ui/react/toolbar';
import { useShownTexts, useTranslate } from '#src/i18n/i18n.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { minutesPerDay } from '#src/util/day-numbers.ts';
import styles from './EventFields.module.css';
import { filledTimes, type TimedValues } from './time-values.ts';

/** Lengths that many events have, in minutes. */
const hours = [30, 60, 90, 120, 180];
/** In days. */
const days = [1, 2, 3, 7];

interface LengthChoiceProps {
  /** The current values of the fields. */
  values: TimedValues;
  /** @param minutes from the start to the end as the fields have it: to the last day of an event that lasts all day. */
  onChoose: (minutes: number, form: HTMLFormElement) => void;
}

/** Ends an event some time after its start. One stop of the Tab key, with arrow keys inside. */
export function LengthChoice({ values, onChoose }: LengthChoiceProps) {
  const t = useTranslate();
  const { language } = useShownTexts();
  const wantedHours = filledTimes(values);
  const length = wantedHours && wantedHours.end - wantedHours.start;
  const choices = values.all_day
    ? days.map((count) => ({ minutes: (count - 1) * minutesPerDay, count, unit: 'day' }))
    : hours.map((minutes) =>
        minutes < 60
          ? { minutes, count: minutes, unit: 'minute' }
          : { minutes, count: minutes / 60, unit: 'hour' },
      );
  return (
    <Toolbar.Root aria-label={t('calendar:Length')} className={styles.lengths}>
      {choices.map(({ minutes, count, unit }) => (
        <Toolbar.Button
          key={minutes}
          render={<Button size="dense" />}
          aria-pressed={minutes === length}
          onClick={({ currentTarget }) =>
            currentTarget.form && onChoose(minutes, currentTarget.form)
          }
        >
          {new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(
            count,
          )}
        </Toolbar.Button>
      ))}
    </Toolbar.Root>
  );
}
