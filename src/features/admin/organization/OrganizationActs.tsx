import { updateOrganization } from '#generated/admin/fetchers.ts';
import { message } from '#src/i18n/message.ts';
import { type Act, type ActContext, defineAct } from '../acts/act.ts';
import type { NotedCalendar } from '../acts/audit-note.ts';
import type { RecordHandle } from '../acts/open-record.ts';
import { appActs, listApps } from '../apps/AppActs.tsx';
import { noteAct } from '../records/NoteAct.tsx';
import { organizationTabs } from '../records/record-tabs.ts';
import { findNotesCalendar } from './account.ts';
import { creditInvoiceAct } from './BalanceActs.tsx';
import { billingActs } from './BillingActs.tsx';
import type { OrganizationData } from './organization-data.ts';

/** The acts on an organization that its head offers. */
export function organizationActs(
  { organization, calendars }: Pick<OrganizationData, 'organization' | 'calendars'>,
  context: ActContext,
) {
  const noteOn = findNotesCalendar(organization.id, calendars);
  return {
    note: noteAct(context, {
      name: organization.name,
      calendars: calendars.results.map(({ id, title, identifier }) => ({
        value: id,
        label: `${title} · ${identifier}`,
      })),
      first: noteOn?.id,
      about: { kind: 'organization', id: organization.id },
    }),
    hide: hidingAct(organization, noteOn, context),
  };
}

/** Hides an organization from its users, or shows it again. */
function hidingAct(
  { id, name, hidden }: OrganizationData['organization'],
  noteOn: NotedCalendar | undefined,
  { t }: ActContext,
): Act {
  const change = (to: boolean) => ({
    call: (options: { signal: AbortSignal }) =>
      updateOrganization({ path: { id }, body: { hidden: to } }, options),
    expect: (data: OrganizationData) => ({
      ...data,
      organization: { ...data.organization, hidden: to },
    }),
  });
  return defineAct({
    key: 'hide',
    operation: 'updateOrganization',
    label: hidden ? t('records:Show to its users') : t('records:Hide from its users'),
    ...change(!hidden),
    done: () =>
      hidden
        ? message('records:%name% is shown to its users.', { name })
        : message('records:%name% is hidden from its users.', { name }),
    opposite: () => change(hidden),
    noteOn,
  });
}

/** The page's data and acts that the palette offers. */
export const organizationHandle: RecordHandle<OrganizationData> = {
  tabs: organizationTabs,
  acts: ({ organization, calendars, billing }, context) => {
    const { note, hide } = organizationActs({ organization, calendars }, context);
    const ofApps = listApps(organization, findNotesCalendar(organization.id, calendars)).flatMap(
      (app) => Object.values(appActs(app, context)),
    );
    if (billing === undefined) return [note, hide, ...ofApps];
    const account = { organization, calendars, billing };
    const credits = billing?.invoices.map((invoice) => creditInvoiceAct(account, context, invoice));
    return [
      note,
      hide,
      ...Object.values(billingActs(account, context)).flat(),
      ...(credits ?? []),
      ...ofApps,
    ];
  },
};
