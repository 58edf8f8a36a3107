import type { components } from '#generated/admin/types.ts';
import { allCalendars } from './calendars.ts';
import type { CalendarRecord } from './demo-calendars.ts';
import { once } from './once.ts';
import { pickCyclically } from './pick-cyclically.ts';

type Schemas = components['schemas'];
export type AppAttributes = Schemas['Attributes'];
export type OrganizationNote = Schemas['OrganizationNote'];
export type OrganizationRecord = Schemas['OrganizationReference'];

/** An app without its attributes, which a world may change. */
type AppRecord = Omit<Schemas['App'], 'attributes'>;

const appsPerOrganization = 100;

/** An organization in the demo data, with its initial calendars. */
interface Customer {
  readonly organization: OrganizationRecord;
  readonly calendars: readonly CalendarRecord[];
}

/** Every organization that has a calendar, by id. */
export const allOrganizations = once<ReadonlyMap<number, OrganizationRecord>>(
  () => new Map([...allCustomers()].map(([id, { organization }]) => [id, organization])),
);

/** The owner of an organization's first calendar. */
export function findFirstOwner(organizationId: number): CalendarRecord['owner'] | undefined {
  return allCustomers().get(organizationId)?.calendars[0]?.owner;
}

/** One or two apps per organization. */
export function createApps({ id, name }: OrganizationRecord): AppRecord[] {
  const base = createIdentifier(name);
  const first = { id: id * appsPerOrganization + 1, identifier: base, title: name };
  const second = {
    id: first.id + 1,
    identifier: `${base}-staff`,
    title: `${name.slice(0, 110)} staff`,
  };
  return id % 3 === 1 ? [first, second] : [first];
}

/** The id of the organization to which an app with this id belongs. */
export function toOrganizationId(appId: number): number {
  return Math.floor(appId / appsPerOrganization);
}

/** The initial attributes of an app. */
export function seededAppAttributes(appId: number): AppAttributes {
  return {
    theme: appId === 1101 ? 'blue' : pickCyclically(['blue', 'green', 'plain'], appId),
    max_events_per_day: 40,
    beta_views: false,
  };
}

const allCustomers = once<ReadonlyMap<number, Customer>>(() => {
  const byOrganization = Map.groupBy(allCalendars(), ({ organization }) => organization?.id);
  const customers = [...byOrganization.values()].flatMap((calendars) => {
    const organization = calendars[0]?.organization;
    return organization ? [{ organization, calendars }] : [];
  });
  return new Map(customers.map((customer) => [customer.organization.id, customer]));
});

/** `Riverside Sports` becomes `riverside`. */
function createIdentifier(name: string): string {
  const word = name.toLowerCase().match(/[a-z]{2,30}/)?.[0];
  return word ?? 'app';
}
