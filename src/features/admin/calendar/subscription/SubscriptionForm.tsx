import { DescriptionList } from '#src/ui/data/DescriptionList.tsx';
import { EditForm } from '#src/ui/form/EditForm.tsx';
import { ActButton } from '../../acts/ActButton.tsx';
import { useActs } from '../../acts/acts-context.ts';
import { useActContext } from '../../acts/use-act-context.ts';
import { useActState } from '../../acts/use-act-state.ts';
import { useDenial } from '../../acts/use-denial.ts';
import type { CalendarData } from '../calendar-data.ts';
import { licenseAct, licenseHead, licenseKey } from './LicenseActs.tsx';
import { licenseTexts } from './license-texts.ts';
import styles from './Subscription.module.css';
import { SubscriptionFields } from './SubscriptionFields.tsx';
import { subscriptionLimits, toChanges, toValues } from './subscription-values.ts';

/** Changes the license of a calendar, after the differences are confirmed. */
export function SubscriptionForm({ data }: { data: CalendarData }) {
  const context = useActContext();
  const { start } = useActs();
  const { pending, error } = useActState(licenseKey);
  const { subscription } = data;
  const head = licenseHead(context);
  const isDenied = useDenial(head.operation) !== null;
  if (isDenied) {
    const { names, write } = licenseTexts(context);
    const values = write(subscription);
    return (
      <div className={styles.column}>
        <DescriptionList
          items={Object.entries(names).map(([name, label]) => ({
            name: label,
            value: values[name],
          }))}
        />
        <div>
          <ActButton act={head} />
        </div>
      </div>
    );
  }
  return (
    <div className={styles.column}>
      <EditForm
        inTab
        initial={toValues(subscription)}
        limits={subscriptionLimits}
        pending={pending}
        error={error}
        onSubmit={(changed) => start(licenseAct(data, context, toChanges(subscription, changed)))}
      >
        {(field) => <SubscriptionFields field={field} />}
      </EditForm>
    </div>
  );
}
