import { useTranslate } from '#src/i18n/i18n.ts';
import { DateField } from '#src/ui/form/DateField.tsx';
import type { Fields } from '#src/ui/form/Form.tsx';
import { NoValue } from '../search/NoValue.tsx';
import { Differences } from '../writes/Differences.tsx';
import { useTyped } from '../writes/use-typed.ts';
import styles from './Fields.module.css';
import { trialEndOn } from './trial-end.ts';
import { useMoments } from './use-moments.ts';

interface TrialValues {
  day: string;
}

interface TrialFieldsProps {
  field: Fields<TrialValues>;
  initial: TrialValues;
  /** The current end; null without a trial. */
  current: string | null;
}

/** The new last day of a trial, and a comparison of both ends. */
export function TrialFields({ field, initial, current }: TrialFieldsProps) {
  const t = useTranslate();
  const { utc, local, zone } = useMoments();
  // An empty date field returns null.
  const { typed, onChange } = useTyped<{ day: string | null }>(initial);
  const next = typed.day && trialEndOn(typed.day, current);
  return (
    <div className={styles.fields} onChange={onChange}>
      <DateField {...field('day')} label={t('records:Ends on, in UTC')} required />
      {next && (
        <>
          <Differences
            of={[
              { name: 'UTC', before: current ? utc(current) : <NoValue />, after: utc(next) },
              {
                name: t('records:Your time (%zone%)', { zone }),
                before: current ? local(current) : <NoValue />,
                after: local(next),
              },
            ]}
          />
          {Date.parse(next) <= Date.now() && (
            <p className={styles.warning}>
              {t('records:This has passed: the trial ends at once.')}
            </p>
          )}
        </>
      )}
    </div>
  );
}
