import { useState } from 'react';
import { getLicenseUsage } from '#generated/calendar/fetchers.ts';
import { Later } from '#src/actions/Later.tsx';
import { loadLater } from '#src/api/loaded.ts';
import { licenseName } from '#src/calendar/model/license-names.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Callout } from '#src/ui/feedback/Callout.tsx';

/** Says that the license allows no more fields, and how many the next higher one does. */
export function LicenseNotice({ address, max }: { address: string; max: number }) {
  const t = useTranslate();
  const [usage] = useState(() => loadLater(getLicenseUsage({ path: { calendar: address } })));
  return (
    <Callout icon="info" tone="info">
      {max === 0
        ? t('settings:Your plan has no fields of your own.')
        : t(
            'settings:Your plan allows %count% fields of your own, inactive ones included. Delete one to add another.',
            { count: max },
          )}{' '}
      <Later resolve={usage} failed={() => null}>
        {({ next }) =>
          next &&
          t('settings:The next plan, %plan%, allows %max%.', {
            plan: licenseName(next.license),
            max: next.features.custom_fields,
          })
        }
      </Later>
    </Callout>
  );
}
