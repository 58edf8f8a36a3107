import { updateSubscription } from '#generated/admin/fetchers.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { message } from '#src/i18n/message.ts';
import { DescriptionList } from '#src/ui/data/DescriptionList.tsx';
import { EditForm } from '#src/ui/form/EditForm.tsx';
import { ActButton } from '../../writes/ActButton.tsx';
import { Differences } from '../../writes/Differences.tsx';
import { useStaffAct } from '../../writes/use-staff-act.ts';
import type { Subscription } from '../calendar-loader.ts';
import styles from './Subscription.module.css';
import { SubscriptionFields } from './SubscriptionFields.tsx';
import {
  changesOf,
  editedOf,
  oppositeOf,
  type SubscriptionChanges,
} from './subscription-values.ts';
import { useLicenseWords } from './use-license-words.ts';

interface SubscriptionFormProps {
  title: string;
  subscription: Subscription;
}

/** Changes the license of a calendar, after the differences are confirmed. */
export function SubscriptionForm({ title, subscription }: SubscriptionFormProps) {
  const t = useTranslate();
  const { names, written } = useLicenseWords();
  const { calendar_id: id } = subscription;
  const act = useStaffAct({
    operation: 'updateSubscription',
    call: (body: SubscriptionChanges, options) =>
      updateSubscription({ path: { id }, body }, options),
    question: (changes) => ({
      title: t('records:Change the license of %title%?', { title }),
      effect: changes.license
        ? t('records:Another license brings its own features and is entered in the history.')
        : t('records:The change applies at once.'),
      act: t('records:Change license'),
      facts: <Differences of={differencesOf(subscription, changes, { names, written })} />,
    }),
    done: () => message('records:The license of %title% is changed.', { title }),
    opposite: (changes) => oppositeOf(subscription, changes),
    noteOn: id,
    showsError: true,
  });
  if (act.denial !== null) {
    const values = written(subscription);
    return (
      <div className={styles.column}>
        <DescriptionList
          items={Object.entries(names).map(([name, label]) => ({
            name: label,
            value: values[name],
          }))}
        />
        <div>
          <ActButton denial={act.denial}>{t('records:Change license')}</ActButton>
        </div>
      </div>
    );
  }
  const { pending, error } = act.form;
  return (
    <div className={styles.column}>
      <EditForm
        inTab
        initial={editedOf(subscription)}
        pending={pending}
        error={error}
        onSubmit={(changed) => act.start(changesOf(subscription, changed))}
      >
        {(field) => <SubscriptionFields field={field} />}
      </EditForm>
      {act.dialog}
    </div>
  );
}

/** A change as text, one entry per field. */
function differencesOf(
  subscription: Subscription,
  { features = {}, ...changes }: SubscriptionChanges,
  { names, written }: Pick<ReturnType<typeof useLicenseWords>, 'names' | 'written'>,
) {
  const before = written(subscription);
  const after = written({
    ...subscription,
    ...changes,
    features: { ...subscription.features, ...features },
  });
  return Object.entries(names).flatMap(([key, name]) =>
    key in changes || key in features
      ? [
          {
            name,
            before: before[key],
            after: after[key],
          },
        ]
      : [],
  );
}
