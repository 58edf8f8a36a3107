import type { components } from '#generated/admin/types.ts';
import { allCalendars } from './calendars.ts';
import type { CalendarRecord } from './demo-calendars.ts';
import { cycled } from './times.ts';

type Schemas = components['schemas'];
export type OrganizationRecord = Schemas['OrganizationReference'];

/** An app without its attributes, which a world may change. */
type AppRecord = Omit<Schemas['App'], 'attributes'>;

const appsPerOrganization = 100;

let customers: ReadonlyMap<number, Customer> | undefined;
let organizations: ReadonlyMap<number, OrganizationRecord> | undefined;

/** An organisation of the demo data, with the calendars that it began with. */
interface Customer {
  readonly organization: OrganizationRecord;
  readonly calendars: readonly CalendarRecord[];
}

/** Every organisation that has a calendar, by id. Made at the first call. */
export function allOrganizations(): ReadonlyMap<number, OrganizationRecord> {
  organizations ??= new Map(
    [...allCustomers()].map(([id, { organization }]) => [id, organization]),
  );
  return organizations;
}

/** Who owns an organisation's first calendar. */
export function firstOwnerOf(organizationId: number): CalendarRecord['owner'] | undefined {
  return allCustomers().get(organizationId)?.calendars[0]?.owner;
}

/** One or two apps per organisation. */
export function appsOf({ id, name }: OrganizationRecord): AppRecord[] {
  const base = identifierOf(name);
  const first = { id: id * appsPerOrganization + 1, identifier: base, title: name };
  const second = {
    id: first.id + 1,
    identifier: `${base}-staff`,
    title: `${name.slice(0, 110)} staff`,
  };
  return id % 3 === 1 ? [first, second] : [first];
}

/** The id of the organisation that an app with this id would belong to. */
export function organizationIdOfApp(appId: number): number {
  return Math.floor(appId / appsPerOrganization);
}

/** The attributes that an app begins with. */
export function seededAppAttributes(appId: number): Schemas['Attributes'] {
  return {
    theme: appId === 1101 ? 'blue' : cycled(['blue', 'green', 'plain'], appId),
    max_events_per_day: 40,
    beta_views: false,
  };
}

function allCustomers(): ReadonlyMap<number, Customer> {
  if (customers) return customers;
  const byOrganization = Map.groupBy(allCalendars(), ({ organization }) => organization?.id);
  const found = [...byOrganization.values()].flatMap((calendars) => {
    const organization = calendars[0]?.organization;
    return organization ? [{ organization, calendars }] : [];
  });
  customers = new Map(found.map((customer) => [customer.organization.id, customer]));
  return customers;
}

/** `Riverside Sports` becomes `riverside`. */
function identifierOf(name: string): string {
  const word = name.toLowerCase().match(/[a-z]{2,30}/)?.[0];
  return word ?? 'app';
}
