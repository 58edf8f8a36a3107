import { useTranslate } from '#src/i18n/i18n.ts';
import { Section } from '#src/ui/layout/Section.tsx';
import { RecordParts } from '../../records/RecordShell.tsx';
import type { CalendarData } from '../calendar-data.ts';
import { LicenseHistory } from './LicenseHistory.tsx';
import { SubscriptionForm } from './SubscriptionForm.tsx';

/** The calendar's license and its past ones. */
export function SubscriptionTab({ data }: { data: CalendarData }) {
  const t = useTranslate();
  return (
    <RecordParts beside="halves">
      <Section title={t('records:License')}>
        <SubscriptionForm data={data} />
      </Section>
      <LicenseHistory subscription={data.subscription} />
    </RecordParts>
  );
}
