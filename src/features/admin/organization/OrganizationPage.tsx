import { useLoaderData } from 'react-router-dom';
import { getBilling } from '#generated/admin/fetchers.ts';
import { SectionContent } from '#src/actions/SectionContent.tsx';
import { useSectionData } from '#src/actions/section-data.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { CopyText } from '#src/ui/button/CopyText.tsx';
import { Badge } from '#src/ui/data/Badge.tsx';
import { Apps } from '../apps/Apps.tsx';
import { AdminFrame } from '../frame/AdminFrame.tsx';
import { MissingOrganization } from '../records/MissingRecord.tsx';
import { NewNote } from '../records/NewNote.tsx';
import { RawData } from '../records/RawData.tsx';
import { RecordFact, RecordShell } from '../records/RecordShell.tsx';
import { RecordTabs } from '../records/RecordTabs.tsx';
import { ActButton } from '../writes/ActButton.tsx';
import { useDenial } from '../writes/use-denial.ts';
import { BillingTab } from './BillingTab.tsx';
import { CalendarsTab } from './CalendarsTab.tsx';
import {
  type Billing,
  loader,
  type Organization,
  type OrganizationData,
} from './organization-loader.ts';
import { useHiding } from './use-hiding.ts';
import { useStatusNames } from './use-status-names.ts';

/** An organization, with everything staff can do for it. */
function OrganizationPage() {
  const data = useLoaderData<typeof loader>();
  // Another organization has other billing data.
  return <OrganizationRecord key={data.organization.id} {...data} />;
}

function OrganizationRecord(data: OrganizationData) {
  const t = useTranslate();
  const { organization, calendars } = data;
  const { id, name } = organization;
  const denial = useDenial('getBilling');
  const section = useSectionData<Organization>((options) =>
    denial === null ? getBilling({ path: { org: id } }, options) : Promise.resolve(organization),
  );
  const { settled, reload } = section;
  const billing = settled && 'data' in settled ? settled.data.billing : null;
  const noted = calendars.results.find(({ active }) => active) ?? calendars.results[0];
  const noteOn = noted?.id;
  const hiding = useHiding(organization, noteOn);
  return (
    <RecordShell
      kind={t('records:Organization')}
      name={name}
      marks={
        <>
          <Marks isHidden={hiding.isHidden} billing={billing} />
          {settled && 'error' in settled && (
            <Badge tone="warning">{t('records:Billing not loaded')}</Badge>
          )}
        </>
      }
      facts={
        <Facts
          organization={organization}
          invoicesTo={billing?.billing_email}
          isLoading={!settled && denial === null}
        />
      }
      actions={
        <>
          <NewNote
            name={name}
            calendars={calendars.results.map(({ id, title, identifier }) => ({
              value: id,
              label: `${title} · ${identifier}`,
            }))}
            first={noteOn}
          />
          <ActButton denial={hiding.denial} onClick={() => hiding.start(!hiding.isHidden)}>
            {hiding.isHidden ? t('records:Show to its users') : t('records:Hide from its users')}
          </ActButton>
        </>
      }
    >
      <RecordTabs
        label={t('records:Parts of the organization')}
        edit={{ key: 'apps', label: t('records:Edit attributes') }}
        tabs={[
          {
            key: 'billing',
            label: t('records:Billing'),
            content: (
              <SectionContent section={section}>
                {(shown) => (
                  <BillingTab
                    account={{ organization, billing: shown.billing, noteOn, reload }}
                    denial={denial}
                  />
                )}
              </SectionContent>
            ),
          },
          {
            key: 'calendars',
            label: t('records:Calendars'),
            content: <CalendarsTab organization={organization} calendars={calendars} />,
          },
          {
            key: 'apps',
            label: t('records:Apps'),
            content: <Apps organization={organization} noteOn={noteOn} />,
          },
          {
            key: 'raw',
            label: t('records:Raw data'),
            content: <RawData data={{ organization: { ...organization, billing }, calendars }} />,
          },
        ]}
      />
    </RecordShell>
  );
}

/** Only unusual states: most organizations pay and are visible to their users. */
function Marks({ isHidden, billing }: { isHidden: boolean; billing: Billing | null }) {
  const t = useTranslate();
  const statusNames = useStatusNames();
  const status = billing?.status ?? 'paying';
  const isWarning = status === 'overdue' || status === 'expired';
  return (
    <>
      {isHidden && <Badge tone="warning">{t('records:Hidden')}</Badge>}
      {status !== 'paying' && (
        <Badge tone={isWarning ? 'warning' : 'neutral'}>{statusNames[status]}</Badge>
      )}
    </>
  );
}

interface FactsProps {
  organization: Organization;
  invoicesTo: string | undefined;
  /** Whether the address of the invoices will follow, which then needs its room. */
  isLoading: boolean;
}

function Facts({ organization, invoicesTo, isLoading }: FactsProps) {
  const t = useTranslate();
  return (
    <>
      <RecordFact name={t('records:ID')}>
        <CopyText text={String(organization.id)} label={t('records:Copy ID')} />
      </RecordFact>
      {(isLoading || invoicesTo !== undefined) && (
        <RecordFact name={t('records:Invoices go to')}>
          {invoicesTo === undefined ? null : (
            <CopyText text={invoicesTo} label={t('records:Copy address')} />
          )}
        </RecordFact>
      )}
    </>
  );
}

export {
  AdminFrame as Frame,
  loader,
  MissingOrganization as Missing,
  OrganizationPage as Component,
};
