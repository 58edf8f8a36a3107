import { useState } from 'react';
import { type GetLicenseUsageData, getLicenseUsage } from '#generated/calendar/fetchers.ts';
import { Later } from '#src/actions/Later.tsx';
import { loadLater } from '#src/api/loaded.ts';
import { licenseName } from '#src/calendar/model/license-names.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Callout } from '#src/ui/feedback/Callout.tsx';

type NextLicense = NonNullable<GetLicenseUsageData['next']>;

interface LicenseNoticeProps {
  /** The calendar's key or identifier. */
  address: string;
  /** Says that the license allows no more. */
  text: string;
  /** The next license's number of what this one allows no more of. */
  readMax: (features: NextLicense['features']) => number;
}

/** Says that the license allows no more, and how many the next higher one does. */
export function LicenseNotice({ address, text, readMax }: LicenseNoticeProps) {
  const t = useTranslate();
  const [usage] = useState(() => loadLater(getLicenseUsage({ path: { calendar: address } })));
  return (
    <Callout icon="info" tone="info">
      {text}{' '}
      <Later resolve={usage} failed={() => null}>
        {({ next }) =>
          next &&
          t('settings:The next plan, %plan%, allows %max%.', {
            plan: licenseName(next.license),
            max: readMax(next.features),
          })
        }
      </Later>
    </Callout>
  );
}
