import type { components } from '#generated/admin/types.ts';
import type { OrganizationRecord } from '../seed/organizations.ts';
import type { AdminWorld } from './admin-world.ts';
import { dayMs } from './times.ts';

type OverdueOrganization = components['schemas']['OverdueOrganization'];

/** Organisations with overdue invoices, the longest overdue first. */
export function overdueOrganizations(admin: AdminWorld, now: Date): OverdueOrganization[] {
  return admin.organizations
    .list()
    .flatMap((organization) => overdue(admin, organization, now) ?? [])
    .toSorted((a, b) => (a.overdue_since < b.overdue_since ? -1 : 1));
}

function overdue(
  admin: AdminWorld,
  organization: OrganizationRecord,
  now: Date,
): OverdueOrganization | undefined {
  const { invoices, billing_email, currency } = admin.billings.get(organization.id);
  const unpaid = invoices.filter(({ status }) => status === 'overdue');
  const [overdue_since] = unpaid.map(({ due_at }) => due_at).toSorted();
  if (overdue_since === undefined) return undefined;
  const days = Math.floor((now.getTime() - Date.parse(overdue_since)) / dayMs);
  return {
    organization,
    billing_email,
    currency,
    amount: unpaid.reduce((sum, { amount }) => sum + amount, 0),
    invoices: unpaid.length,
    overdue_since,
    days_overdue: Math.max(0, days),
  };
}
