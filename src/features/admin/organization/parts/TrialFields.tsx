import { useTranslate } from '#src/i18n/i18n.ts';
import { LiveRegion } from '#src/ui/feedback/LiveRegion.tsx';
import { DateField } from '#src/ui/form/DateField.tsx';
import type { Fields } from '#src/ui/form/Form.tsx';
import { type Day, dayMs, type Moment } from '#src/util/dates.ts';
import { Differences } from '../../acts/Differences.tsx';
import { NoValue } from '../../search/NoValue.tsx';
import { trialEndOn } from '../trial-end.ts';
import styles from './Fields.module.css';
import { useMoments } from './use-moments.ts';

const yearMs = 366 * dayMs;

export interface TrialValues {
  /** In UTC; null while the field is empty. */
  day: Day | null;
}

interface TrialFieldsProps {
  field: Fields<TrialValues>;
  values: TrialValues;
  /** The current end; null without a trial. */
  current: Moment | null;
}

/** The new last day of a trial, and a comparison of both ends. */
export function TrialFields({ field, values, current }: TrialFieldsProps) {
  const t = useTranslate();
  const { utc, local, zone } = useMoments();
  const next = values.day && trialEndOn(values.day, current);
  const warning = useEndWarning(next);
  return (
    <>
      <DateField {...field('day')} label={t('records:Ends on, in UTC')} required />
      {next && (
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
      )}
      <LiveRegion>{warning && <p className={styles.warning}>{warning}</p>}</LiveRegion>
    </>
  );
}

/** Points out an end that may be a mistake. */
function useEndWarning(end: Moment | null): string | null {
  const t = useTranslate();
  if (!end) return null;
  const remainingMs = Date.parse(end) - Date.now();
  if (remainingMs <= 0) return t('records:This has passed: the trial ends at once.');
  return remainingMs > yearMs ? t('records:This is more than a year from now.') : null;
}
