import { useTranslate } from '#src/i18n/i18n.ts';
import { LiveRegion } from '#src/ui/feedback/LiveRegion.tsx';
import { DateField } from '#src/ui/form/DateField.tsx';
import type { Fields } from '#src/ui/form/Form.tsx';
import { NoValue } from '../search/NoValue.tsx';
import { Differences } from '../writes/Differences.tsx';
import styles from './Fields.module.css';
import { trialEndOn } from './trial-end.ts';
import { useMoments } from './use-moments.ts';

const yearMs = 366 * 86_400_000;

export interface TrialValues {
  /** `YYYY-MM-DD`; null while the field is empty. */
  day: string | null;
}

interface TrialFieldsProps {
  field: Fields<TrialValues>;
  values: TrialValues;
  /** The current end; null without a trial. */
  current: string | null;
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
function useEndWarning(end: string | null): string | null {
  const t = useTranslate();
  if (!end) return null;
  const remainingMs = Date.parse(end) - Date.now();
  if (remainingMs <= 0) return t('records:This has passed: the trial ends at once.');
  return remainingMs > yearMs ? t('records:This is more than a year from now.') : null;
}
