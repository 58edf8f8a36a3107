import type { SearchCalendarsData } from '#generated/admin/fetchers.ts';
import type { Billing, Organization } from './organization-data.ts';

/** The data of the acts on an organization's money. */
export interface Account {
  organization: Organization;
  /** Null for staff who may not see it; all acts are denied then, too. */
  billing: Billing | null;
  calendars: SearchCalendarsData;
}

/** The calendar that receives notes on an organization, which has no audit log of its own. */
export function findNotesCalendar(organizationId: number, { results }: SearchCalendarsData) {
  const calendar = results.find(({ active }) => active) ?? results[0];
  return calendar && { ...calendar, about: { kind: 'organization', id: organizationId } as const };
}
