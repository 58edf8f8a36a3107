import { RecordForm } from '../../acts/RecordForm.tsx';
import { useActContext } from '../../acts/use-act-context.ts';
import type { CalendarData } from '../calendar-data.ts';
import { licenseAct, licenseHead, licenseKey } from './LicenseActs.tsx';
import { licenseTexts } from './license-texts.ts';
import { SubscriptionFields } from './SubscriptionFields.tsx';
import { subscriptionLimits, toChanges, toSubscriptionValues } from './subscription-values.ts';

/** Changes the license of a calendar, after the differences are confirmed. */
export function SubscriptionForm({ data }: { data: CalendarData }) {
  const context = useActContext();
  const { subscription } = data;
  const { names, write } = licenseTexts(context);
  const values = write(subscription);
  return (
    <RecordForm
      head={licenseHead(context)}
      actKey={licenseKey}
      toAct={(changedValues) => licenseAct(data, context, toChanges(subscription, changedValues))}
      initial={toSubscriptionValues(subscription)}
      limits={subscriptionLimits}
      texts={Object.entries(names).map(([key, name]) => ({ name, value: values[key] }))}
    >
      {(field) => <SubscriptionFields field={field} />}
    </RecordForm>
  );
}
