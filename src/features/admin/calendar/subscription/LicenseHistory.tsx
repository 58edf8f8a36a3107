import { licenseName } from '#src/calendar/model/license-names.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { Timeline } from '#src/ui/data/Timeline.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { ActControl } from '../../acts/ActControl.tsx';
import { useActContext } from '../../acts/use-act-context.ts';
import type { Subscription } from '../calendar-data.ts';
import { enterLicenseAct } from './LicenseActs.tsx';

/** The calendar's current and past licenses, with a form for adding one. */
export function LicenseHistory({ subscription }: { subscription: Subscription }) {
  const t = useTranslate();
  const { date } = useFormats();
  return (
    <Section
      title={t('records:License history')}
      actions={<ActControl act={enterLicenseAct(subscription, useActContext())} />}
    >
      <Timeline
        label={t('records:License history')}
        items={subscription.license_history.map((entry) => ({
          key: entry.id,
          time: entry.ends_at
            ? t('records:%from% – %to%', { from: date(entry.starts_at), to: date(entry.ends_at) })
            : t('records:Since %day%', { day: date(entry.starts_at) }),
          title: licenseName(entry.license),
          foot: [entry.author?.name ?? t('records:Purchase'), entry.note]
            .filter(Boolean)
            .join(' · '),
          isCurrent: entry.ends_at === null,
        }))}
      />
    </Section>
  );
}
