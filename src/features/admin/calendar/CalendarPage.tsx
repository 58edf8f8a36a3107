import { Link, useLoaderData } from 'react-router-dom';
import { setCalendarAttributes } from '#generated/admin/fetchers.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { CopyText } from '#src/ui/button/CopyText.tsx';
import { Badge } from '#src/ui/data/Badge.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { Apps } from '../apps/Apps.tsx';
import { AttributeEditor, type AttributeEditorProps } from '../attributes/AttributeEditor.tsx';
import { NewAttribute } from '../attributes/NewAttribute.tsx';
import { AdminFrame } from '../frame/AdminFrame.tsx';
import { licenseName } from '../kinds/license-names.ts';
import { recordPaths } from '../record-paths.ts';
import { MissingCalendar } from '../records/MissingRecord.tsx';
import { RawData } from '../records/RawData.tsx';
import { RecordFact, RecordParts, RecordShell } from '../records/RecordShell.tsx';
import { RecordTabs } from '../records/RecordTabs.tsx';
import { ActButton } from '../writes/ActButton.tsx';
import { Audit } from './Audit.tsx';
import { type CalendarDetails, loader } from './calendar-loader.ts';
import { KeysTable } from './KeysTable.tsx';
import { ResetPassword } from './ResetPassword.tsx';
import { RestorePoints } from './RestorePoints.tsx';
import { SubscriptionTab } from './subscription/SubscriptionTab.tsx';
import { UsersTable } from './UsersTable.tsx';
import { useActivation } from './use-activation.ts';

/** A calendar, with everything staff can do for it. */
function CalendarPage() {
  const t = useTranslate();
  const data = useLoaderData<typeof loader>();
  const { details } = data;
  const activation = useActivation(details);
  const { isActive } = activation;
  return (
    <RecordShell
      kind={t('records:Calendar')}
      name={details.calendar.title}
      marks={
        <>
          {!isActive && <Badge tone="warning">{t('common:Inactive')}</Badge>}
          {details.organization?.hidden && (
            <Badge tone="warning">{t('records:Organization hidden')}</Badge>
          )}
          {details.password_protected && <Badge>{t('records:Password')}</Badge>}
        </>
      }
      facts={<Facts details={details} />}
      actions={
        <>
          <ResetPassword details={details} />
          <ActButton
            denial={activation.denial}
            onClick={() => activation.start({ key: null, active: !isActive })}
          >
            {isActive ? t('records:Deactivate…') : t('records:Activate')}
          </ActButton>
        </>
      }
    >
      <RecordTabs
        label={t('records:Parts of the calendar')}
        edit={{ key: 'attributes', label: t('records:Edit attributes') }}
        tabs={[
          {
            key: 'overview',
            label: t('records:Overview'),
            content: <Overview details={details} activation={activation} />,
          },
          {
            key: 'subscription',
            label: t('records:License'),
            content: <SubscriptionTab {...data} />,
          },
          {
            key: 'attributes',
            label: t('records:Attributes'),
            content: <CalendarAttributes details={details} />,
          },
          {
            key: 'apps',
            label: t('records:Apps'),
            content: <Apps organization={details.organization} noteOn={details.calendar.id} />,
          },
          {
            key: 'restore',
            label: t('records:Restore'),
            content: <RestorePoints details={details} />,
          },
          { key: 'audit', label: t('records:Audit'), content: <Audit details={details} /> },
          { key: 'raw', label: t('records:Raw data'), content: <RawData data={data} /> },
        ]}
      />
      {activation.dialog}
    </RecordShell>
  );
}

function Facts({ details: { calendar, subscription } }: { details: CalendarDetails }) {
  const t = useTranslate();
  const { day } = useFormats();
  const { id, identifier, owner, organization, created_at } = calendar;
  return (
    <>
      <RecordFact name={t('records:Identifier')}>
        <CopyText text={identifier} label={t('records:Copy identifier')} />
      </RecordFact>
      <RecordFact name={t('records:ID')}>
        <CopyText text={String(id)} label={t('records:Copy ID')} />
      </RecordFact>
      <RecordFact name={t('records:License')}>{licenseName(subscription.license)}</RecordFact>
      <RecordFact name={t('records:Owner')}>
        <Link to={recordPaths.user(owner.id)}>{owner.name}</Link>
      </RecordFact>
      {organization && (
        <RecordFact name={t('records:Organization')}>
          <Link to={recordPaths.organization(organization.id)}>{organization.name}</Link>
        </RecordFact>
      )}
      <RecordFact name={t('records:Created')}>{day(created_at)}</RecordFact>
    </>
  );
}

interface OverviewProps {
  details: CalendarDetails;
  activation: ReturnType<typeof useActivation>;
}

function Overview({ details, activation }: OverviewProps) {
  const t = useTranslate();
  return (
    <RecordParts>
      <KeysTable activation={activation} />
      <Section title={t('records:Users')}>
        <UsersTable users={details.users} />
      </Section>
    </RecordParts>
  );
}

function CalendarAttributes({ details: { calendar, attributes } }: { details: CalendarDetails }) {
  const t = useTranslate();
  const { id, title } = calendar;
  const edited: AttributeEditorProps = {
    name: title,
    attributes,
    operation: 'setCalendarAttributes',
    save: (changes, options) =>
      setCalendarAttributes({ path: { id }, body: { attributes: changes } }, options),
    noteOn: id,
  };
  return (
    <Section title={t('records:Attributes')} actions={<NewAttribute {...edited} />}>
      <AttributeEditor {...edited} />
    </Section>
  );
}

export { AdminFrame as Frame, CalendarPage as Component, loader, MissingCalendar as Missing };
