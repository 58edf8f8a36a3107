import { useState } from 'react';
import { getLicenseUsage } from '#generated/calendar/fetchers.ts';
import { Later } from '#src/actions/Later.tsx';
import { loadLater } from '#src/api/loaded.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Callout } from '#src/ui/feedback/Callout.tsx';

/** Says that the license allows no more sub-calendars, and how many the next higher one does. */
export function LicenseNotice({ address, max }: { address: string; max: number }) {
  const t = useTranslate();
  const [usage] = useState(() => loadLater(getLicenseUsage({ path: { calendar: address } })));
  return (
    <Callout icon="info" tone="info">
      {t(
        'settings:Your plan allows %count% sub-calendars, inactive ones included. Delete or merge one to add another.',
        { count: max },
      )}{' '}
      <Later resolve={usage} failed={() => null}>
        {({ next }) =>
          next &&
          t('settings:The next plan allows %max%.', { max: next.features.max_sub_calendars })
        }
      </Later>
    </Callout>
  );
}
