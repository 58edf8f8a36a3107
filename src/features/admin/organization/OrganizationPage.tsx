import { useLoaderData } from 'react-router-dom';
import { AwaitSection } from '#src/actions/AwaitSection.tsx';
import { Later } from '#src/actions/Later.tsx';
import { useTranslate } from '#src/i18n/i18n.ts';
import { CopyText } from '#src/ui/button/CopyText.tsx';
import { Badge } from '#src/ui/data/Badge.tsx';
import { ActControl } from '../acts/ActControl.tsx';
import { useExpectedData } from '../acts/acts-context.ts';
import { noteCopy } from '../acts/note-copy.ts';
import { useActContext } from '../acts/use-act-context.ts';
import { useDenial } from '../acts/use-denial.ts';
import { listApps } from '../apps/AppActs.tsx';
import { Apps } from '../apps/Apps.tsx';
import { MissingOrganization } from '../records/MissingRecord.tsx';
import { RawData } from '../records/RawData.tsx';
import { RecordFact, RecordShell } from '../records/RecordShell.tsx';
import { RecordTabs } from '../records/RecordTabs.tsx';
import { organizationTabs } from '../records/record-tabs.ts';
import { NoValue } from '../search/NoValue.tsx';
import { findNotesCalendar } from './account.ts';
import { organizationActs, organizationHandle } from './OrganizationActs.tsx';
import { loader, type OrganizationData } from './organization-data.ts';
import { BillingTab } from './parts/BillingTab.tsx';
import { CalendarsTab } from './parts/CalendarsTab.tsx';
import { Notes } from './parts/Notes.tsx';
import { useStatusNames } from './parts/use-status-names.ts';

/** An organization, with everything staff can do for it. */
function OrganizationPage() {
  const data = useExpectedData(useLoaderData<typeof loader>());
  // Another organization has other billing data.
  return <OrganizationRecord key={data.organization.id} {...data} />;
}

function OrganizationRecord(data: OrganizationData) {
  const t = useTranslate();
  const { organization, calendars, billing } = data;
  const acts = organizationActs(data, useActContext());
  return (
    <RecordShell
      kind={t('records:Organization')}
      id={organization.id}
      name={organization.name}
      marks={<Marks {...data} />}
      facts={<Facts {...data} />}
      actions={
        <>
          <ActControl act={acts.note} />
          <ActControl act={acts.hide} />
        </>
      }
    >
      <RecordTabs
        label={t('records:Parts of the organization')}
        edit={{ key: 'apps', label: t('records:Edit attributes') }}
        tabs={organizationTabs(t)}
        content={{
          billing: (
            <AwaitSection resolve={billing}>
              {(loadedBilling) => (
                <BillingTab account={{ organization, calendars, billing: loadedBilling }} />
              )}
            </AwaitSection>
          ),
          calendars: <CalendarsTab organization={organization} calendars={calendars} />,
          notes: <Notes notes={organization.notes} />,
          apps: (
            <Apps apps={listApps(organization, findNotesCalendar(organization.id, calendars))} />
          ),
          raw: (
            <AwaitSection resolve={billing}>
              {(loadedBilling) => (
                <RawData
                  record={{ kind: 'organization', id: organization.id }}
                  data={{ organization: { ...organization, billing: loadedBilling }, calendars }}
                />
              )}
            </AwaitSection>
          ),
        }}
      />
    </RecordShell>
  );
}

/** Only unusual states: most organizations pay and are visible to their users. */
function Marks({ organization, billing }: OrganizationData) {
  const t = useTranslate();
  const statusNames = useStatusNames();
  return (
    <>
      {organization.hidden && <Badge tone="warning">{t('records:Hidden')}</Badge>}
      {/* The tab explains the error. */}
      <Later
        resolve={billing}
        failed={() => <Badge tone="warning">{t('records:Billing not loaded')}</Badge>}
      >
        {(loadedBilling) => {
          const status = loadedBilling?.status ?? 'paying';
          if (status === 'paying') return null;
          const isWarning = status === 'overdue' || status === 'expired';
          return <Badge tone={isWarning ? 'warning' : 'neutral'}>{statusNames[status]}</Badge>;
        }}
      </Later>
    </>
  );
}

function Facts({ organization, billing }: OrganizationData) {
  const t = useTranslate();
  const invoicesTo = t('records:Invoices go to');
  const denial = useDenial('getBilling');
  return (
    <>
      <RecordFact name={t('records:ID')}>
        <CopyText text={String(organization.id)} label={t('records:Copy ID')} />
      </RecordFact>
      <Later
        resolve={billing}
        fallback={denial === null && <RecordFact name={invoicesTo}>{null}</RecordFact>}
        failed={() => (
          <RecordFact name={invoicesTo}>
            <NoValue />
          </RecordFact>
        )}
      >
        {(loadedBilling) =>
          loadedBilling && (
            <RecordFact name={invoicesTo}>
              <CopyText
                text={loadedBilling.billing_email}
                label={t('records:Copy address')}
                onCopy={() => noteCopy({ kind: 'organization', id: organization.id }, 'email')}
              />
            </RecordFact>
          )
        }
      </Later>
    </>
  );
}

export {
  loader,
  MissingOrganization as Missing,
  OrganizationPage as Component,
  organizationHandle as handle,
};
