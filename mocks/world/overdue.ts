import type { components } from '#generated/admin/types.ts';
import { dayMs } from '../seed/moment.ts';
import type { OrganizationRecord } from '../seed/organizations.ts';
import type { World } from './world.ts';

type OverdueOrganization = components['schemas']['OverdueOrganization'];

/** Organizations with overdue invoices, longest overdue first. */
export function overdueOrganizations(world: World, now: Date): OverdueOrganization[] {
  return world.organizations
    .list()
    .flatMap((organization) => overdue(world, organization, now) ?? [])
    .toSorted((a, b) => (a.overdue_since < b.overdue_since ? -1 : 1));
}

function overdue(
  world: World,
  organization: OrganizationRecord,
  now: Date,
): OverdueOrganization | undefined {
  const { invoices, billing_email, currency } = world.billings.get(organization.id);
  const unpaid = invoices.filter(({ status }) => status === 'overdue');
  const [overdue_since] = unpaid.map(({ due_at }) => world.date(due_at)).toSorted();
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
