import type { LoaderFunctionArgs } from 'react-router-dom';
import {
  getBilling,
  getOrganization,
  type SearchCalendarsData,
  searchCalendars,
} from '#generated/admin/fetchers.ts';
import type { components } from '#generated/admin/types.ts';
import { loadLater, requireLoaded } from '#src/api/loaded.ts';
import { mayCall } from '#src/session/rights.ts';
import { userContext } from '#src/session/user-context.ts';

export type Organization = components['schemas']['Organization'];
export type Billing = NonNullable<Organization['billing']>;

export interface OrganizationData {
  organization: Organization;
  /** Oldest first. */
  calendars: SearchCalendarsData;
  /** Null for staff who may not see it. */
  billing: Promise<Billing | null>;
}

/** Loads the organization in the page's address. The page does not wait for its billing data. */
export async function loader({
  params,
  context,
  request: { signal },
}: LoaderFunctionArgs): Promise<OrganizationData> {
  const id = Number(params['organizationId']);
  const billing = mayCall(context.get(userContext), 'getBilling')
    ? getBilling({ path: { org: id } }, { signal }).then((answer) => answer?.billing)
    : Promise.resolve(null);
  const later = loadLater(billing, signal);
  const [organization, calendars] = await Promise.all([
    getOrganization({ path: { id } }, { signal }),
    searchCalendars({ query: { organization: id, sort: 'created_at' } }, { signal }),
  ]);
  return {
    organization: requireLoaded(organization, signal),
    calendars: requireLoaded(calendars, signal),
    billing: later,
  };
}
