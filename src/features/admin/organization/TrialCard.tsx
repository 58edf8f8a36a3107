import { useState } from 'react';
import { restartTrial, setTrialDate } from '#generated/admin/fetchers.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { message } from '#src/i18n/message.ts';
import { RelativeTime } from '#src/i18n/RelativeTime.tsx';
import { useFormats } from '#src/i18n/use-formats.ts';
import { NoValue } from '../search/NoValue.tsx';
import { ActButton } from '../writes/ActButton.tsx';
import { StaffFormDialog } from '../writes/StaffFormDialog.tsx';
import { useStaffAct } from '../writes/use-staff-act.ts';
import type { Account } from './account.ts';
import { FactCard } from './FactCard.tsx';
import { TrialFields, type TrialValues } from './TrialFields.tsx';
import { dayLater, trialEndOn } from './trial-end.ts';

/** The usual trial extensions, in days. */
const extensions = [7, 14, 30];

/** The organization's trial, with the actions that change its end. */
export function TrialCard({ account }: { account: Account }) {
  const t = useTranslate();
  const { day } = useFormats();
  const { billing } = account;
  const end = billing?.trial_end ?? null;
  return (
    <FactCard
      title={t('records:Trial')}
      value={billing ? end === null ? t('records:No trial') : day(end) : <NoValue />}
      detail={
        end !== null &&
        (billing?.status === 'expired' ? (
          <RelativeTime at={end} text={(time) => t('records:Ended %time%', { time })} focusable />
        ) : (
          <RelativeTime at={end} text={(time) => t('records:Ends %time%', { time })} focusable />
        ))
      }
      actions={
        <>
          <TrialEnd account={account} />
          <RestartTrial account={account} />
        </>
      }
    />
  );
}

interface TrialMove {
  from: string | null;
  to: string;
}

function TrialEnd({ account: { organization, billing, noteOn, reload } }: { account: Account }) {
  const t = useTranslate();
  const { day } = useFormats();
  const { id, name } = organization;
  const end = billing?.trial_end ?? null;
  const [chosen, setChosen] = useState('');
  const act = useStaffAct({
    operation: 'setTrialDate',
    call: ({ to }: TrialMove, options) =>
      setTrialDate({ path: { org: id }, body: { trial_end: to } }, options),
    done: ({ to }) => message('records:The trial of %name% ends on %day%.', { name, day: day(to) }),
    // The API cannot remove a trial, so an organization's first one cannot be undone.
    ...(end !== null && {
      opposite: ({ from, to }: TrialMove) => ({ from: to, to: from ?? to }),
    }),
    noteOn,
    reload,
  });
  const open = (on: string) => {
    setChosen(on);
    act.form.open();
  };
  const initial: TrialValues = { day: chosen };
  return (
    <>
      {extensions.map((count) => (
        <ActButton
          key={count}
          denial={act.denial}
          onClick={() => open(dayLater(end, count, Date.now()))}
        >
          {t('records:+%count% days', { count })}
        </ActButton>
      ))}
      <ActButton denial={act.denial} onClick={() => open(end?.slice(0, 10) ?? '')}>
        {t('records:Other date…')}
      </ActButton>
      <StaffFormDialog
        form={act.form}
        title={t('records:Trial of %name%', { name })}
        effect={
          end === null
            ? t('records:The organization has no trial now: this starts one.')
            : t('records:The organization can use everything until its trial ends.')
        }
        act={t('records:Set trial end')}
        initial={initial}
        asksReason
        inputOf={({ day }) => ({ from: end, to: trialEndOn(day ?? chosen, end) })}
      >
        {(field, values) => <TrialFields field={field} values={values} current={end} />}
      </StaffFormDialog>
    </>
  );
}

function RestartTrial({ account }: { account: Account }) {
  const t = useTranslate();
  const { day } = useFormats();
  const { organization, billing, noteOn, reload } = account;
  const { id, name } = organization;
  const end = billing?.trial_end ?? null;
  const act = useStaffAct({
    operation: 'restartTrial',
    call: (org: number, options) => restartTrial({ path: { org } }, options),
    question: () => ({
      title: t('records:Restart the trial of %name%?', { name }),
      effect: end
        ? t('records:It runs for 30 days from now; its end was %day%.', { day: day(end) })
        : t('records:It runs for 30 days from now.'),
      act: t('records:Restart trial'),
    }),
    done: () => message('records:The trial of %name% runs for another 30 days.', { name }),
    noteOn,
    reload,
  });
  const hasTrial = billing?.status === 'trial' || billing?.status === 'expired';
  return (
    <>
      <ActButton
        denial={act.denial}
        obstacle={
          hasTrial ? null : t('records:Only a trial that runs or has run can be restarted.')
        }
        pending={act.pending}
        onClick={() => act.start(id)}
      >
        {t('records:Restart…')}
      </ActButton>
      {act.dialog}
    </>
  );
}
