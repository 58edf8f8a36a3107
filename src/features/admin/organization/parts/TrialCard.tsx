import { useTranslate } from '#src/i18n/i18n.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { RelativeTime } from '#src/ui/data/RelativeTime.tsx';
import { ActControl } from '../../acts/ActControl.tsx';
import type { Act } from '../../acts/act.ts';
import { NoValue } from '../../search/NoValue.tsx';
import type { Billing } from '../organization-data.ts';
import { FactCard } from './FactCard.tsx';

interface TrialCardProps {
  billing: Billing | null;
  acts: { extendTrial: readonly Act[]; setTrialEnd: Act; restartTrial: Act };
}

/** The organization's trial, with the acts that change its end. */
export function TrialCard({ billing, acts }: TrialCardProps) {
  const t = useTranslate();
  const { date } = useFormats();
  const end = billing?.trial_end ?? null;
  return (
    <FactCard
      title={t('records:Trial')}
      value={billing ? end === null ? t('records:No trial') : date(end) : <NoValue />}
      detail={
        <>
          {end !== null &&
            (billing?.status === 'expired' ? (
              <RelativeTime
                at={end}
                text={(time) => t('records:Ended %time%', { time })}
                focusable
              />
            ) : (
              <RelativeTime
                at={end}
                text={(time) => t('records:Ends %time%', { time })}
                focusable
              />
            ))}
          {billing && acts.restartTrial.obstacle}
        </>
      }
      actions={
        <>
          {acts.extendTrial.map((act) => (
            <ActControl key={act.key} act={act} />
          ))}
          <ActControl act={acts.setTrialEnd} />
          <ActControl act={acts.restartTrial} />
        </>
      }
    />
  );
}
