import type { LoaderFunctionArgs } from 'react-router-dom';
import {
  getOrganization,
  type SearchCalendarsData,
  searchCalendars,
} from '#generated/admin/fetchers.ts';
import type { components } from '#generated/admin/types.ts';
import { loaded } from '#src/api/loaded.ts';

export type Organization = components['schemas']['Organization'];
export type Billing = NonNullable<Organization['billing']>;

export interface OrganizationData {
  organization: Organization;
  /** Oldest first. */
  calendars: SearchCalendarsData;
}

/** Loads the organization in the page's address. Its billing data, which not all staff may see, loads separately. */
export async function loader({
  params,
  request: { signal },
}: LoaderFunctionArgs): Promise<OrganizationData> {
  const id = Number(params['organizationId']);
  const [organization, calendars] = await Promise.all([
    getOrganization({ path: { id } }, { signal }),
    searchCalendars({ query: { organization: id, sort: 'created_at' } }, { signal }),
  ]);
  return { organization: loaded(organization, signal), calendars: loaded(calendars, signal) };
}
