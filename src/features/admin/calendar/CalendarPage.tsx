import { Link, useLoaderData } from 'react-router-dom';
import { licenseName } from '#src/calendar/model/license-names.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { CopyText } from '#src/ui/button/CopyText.tsx';
import { Badge } from '#src/ui/data/Badge.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { ActControl } from '../acts/ActControl.tsx';
import { useExpectedData } from '../acts/acts-context.ts';
import { useActContext } from '../acts/use-act-context.ts';
import { listApps } from '../apps/AppActs.tsx';
import { Apps } from '../apps/Apps.tsx';
import { newAttributeAct } from '../attributes/AttributeActs.tsx';
import { AttributeEditor } from '../attributes/AttributeEditor.tsx';
import { MissingCalendar } from '../records/MissingRecord.tsx';
import { RawData } from '../records/RawData.tsx';
import { RecordFact, RecordParts, RecordShell } from '../records/RecordShell.tsx';
import { RecordTabs } from '../records/RecordTabs.tsx';
import { recordPaths } from '../records/record-paths.ts';
import { calendarTabs } from '../records/record-tabs.ts';
import { activationAct, resetPasswordAct } from './CalendarActs.tsx';
import { type CalendarDetails, loader } from './calendar-data.ts';
import { calendarHandle, describeCalendar } from './calendar-handle.ts';
import { Audit } from './parts/Audit.tsx';
import { KeysTable } from './parts/KeysTable.tsx';
import { RestorePoints } from './parts/RestorePoints.tsx';
import { UsersTable } from './parts/UsersTable.tsx';
import { SubscriptionTab } from './subscription/SubscriptionTab.tsx';

/** A calendar, with everything staff can do for it. */
function CalendarPage() {
  const data = useExpectedData(useLoaderData<typeof loader>());
  const context = useActContext();
  const { details } = data;
  const { t } = context;
  return (
    <RecordShell
      kind={t('records:Calendar')}
      id={details.calendar.id}
      name={details.calendar.title}
      marks={
        <>
          {!details.calendar.active && <Badge tone="warning">{t('common:Inactive')}</Badge>}
          {details.organization?.hidden && (
            <Badge tone="warning">{t('records:Organization hidden')}</Badge>
          )}
          {details.password_protected && <Badge>{t('records:Password')}</Badge>}
        </>
      }
      facts={<Facts details={details} />}
      actions={
        <>
          <ActControl act={resetPasswordAct(details, context)} />
          {!details.calendar.active && <ActControl act={activationAct(details, context)} />}
        </>
      }
      danger={details.calendar.active && <ActControl act={activationAct(details, context)} />}
    >
      <RecordTabs
        label={t('records:Parts of the calendar')}
        edit={{ key: 'attributes', label: t('records:Edit attributes') }}
        tabs={calendarTabs(t)}
        content={{
          overview: <Overview details={details} />,
          subscription: <SubscriptionTab data={data} />,
          attributes: <CalendarAttributes details={details} />,
          apps: <Apps apps={listApps(details.organization, details.calendar.id)} />,
          restore: <RestorePoints details={details} />,
          audit: <Audit details={details} />,
          raw: <RawData data={data} record={{ kind: 'calendar', id: details.calendar.id }} />,
        }}
      />
    </RecordShell>
  );
}

function Facts({ details: { calendar, subscription } }: { details: CalendarDetails }) {
  const t = useTranslate();
  const { date } = useFormats();
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
      <RecordFact name={t('records:Created')}>{date(created_at)}</RecordFact>
    </>
  );
}

function Overview({ details }: { details: CalendarDetails }) {
  const t = useTranslate();
  return (
    <RecordParts beside="fitting">
      <KeysTable details={details} />
      <Section title={t('records:Users')}>
        <UsersTable users={details.users} />
      </Section>
    </RecordParts>
  );
}

function CalendarAttributes({ details }: { details: CalendarDetails }) {
  const context = useActContext();
  const owner = describeCalendar(details);
  return (
    <Section
      title={context.t('records:Attributes')}
      actions={<ActControl act={newAttributeAct(owner, context)} />}
    >
      <AttributeEditor owner={owner} />
    </Section>
  );
}

export { CalendarPage as Component, calendarHandle as handle, loader, MissingCalendar as Missing };
