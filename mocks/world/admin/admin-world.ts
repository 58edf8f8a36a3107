import type { components } from '#generated/admin/types.ts';
import { allCalendarsById } from '../all-calendars.ts';
import type { CalendarRecord } from '../demo-calendars.ts';
import { DerivedRecords, Records } from '../records.ts';
import { type Billing, seededBilling } from './billing.ts';
import { type CalendarExtras, seededExtras } from './calendar-extras.ts';
import { allDomains, type TrustedDomain } from './domains.ts';
import { type EmailSubscription, seededEmailSubscriptions } from './email-subscriptions.ts';
import {
  allDeliveries,
  allSubscribers,
  type EmailDelivery,
  type NewsletterSubscriber,
} from './mailings.ts';
import { membershipsOf } from './members.ts';
import {
  allOrganizations,
  type OrganizationRecord,
  seededAppAttributes,
} from './organization-records.ts';
import { seededUserExtras, type UserExtras } from './user-extras.ts';
import { allUsers, type UserRecord } from './user-records.ts';

type Attributes = components['schemas']['Attributes'];

/** Users that staff create get ids from here on. */
const firstFreeUserId = 10_001;

/** All that the admin tool finds and changes, as one world has it. */
export class AdminWorld {
  readonly calendars = new Records<number, CalendarRecord>(allCalendarsById);
  readonly calendarExtras = new DerivedRecords<number, CalendarExtras>((id) =>
    seededExtras(known(allCalendarsById(), id)),
  );
  readonly organizations = new Records<number, OrganizationRecord>(allOrganizations);
  readonly billings = new DerivedRecords<number, Billing>(seededBilling);
  readonly appAttributes = new DerivedRecords<number, Attributes>(seededAppAttributes);
  readonly users = new Records<number, UserRecord>(allUsers);
  readonly userExtras = new DerivedRecords<number, UserExtras>((id) =>
    // Somebody who registered or was added begins with the ordinary things too.
    seededUserExtras(allUsers().get(id) ?? known(this.users, id)),
  );
  readonly emailSubscriptions = new DerivedRecords<number, readonly EmailSubscription[]>((id) =>
    seededEmailSubscriptions(id, this.calendarsOf(id)),
  );
  readonly subscribers = new Records<string, NewsletterSubscriber>(allSubscribers);
  readonly domains = new Records<string, TrustedDomain>(allDomains);
  #deliveries: readonly EmailDelivery[] | undefined;
  #createdUsers = 0;

  /** All mail, the latest first. */
  get deliveries(): readonly EmailDelivery[] {
    return this.#deliveries ?? allDeliveries();
  }

  /** Mail that a call has caused. */
  addDelivery(mail: Omit<EmailDelivery, 'id'>) {
    const id = Math.max(...this.deliveries.map((delivery) => delivery.id)) + 1;
    this.#deliveries = [{ id, ...mail }, ...this.deliveries];
  }

  /** The calendars on a user's dashboard: the own ones, then those of others. */
  calendarsOf(userId: number): CalendarRecord[] {
    const own = this.calendars.list().filter(({ owner }) => owner.id === userId);
    const others = membershipsOf(userId).flatMap(
      ({ calendarId }) => this.calendars.get(calendarId) ?? [],
    );
    return [...own, ...others];
  }

  /** Who has an address, deleted users left out. */
  userByEmail(email: string): UserRecord | undefined {
    const wanted = email.trim().toLowerCase();
    return this.users.list().find((user) => user.email === wanted && user.state !== 'deleted');
  }

  /** Adds a user whom staff create, and gives the record. */
  createUser(user: Omit<UserRecord, 'id'>): UserRecord {
    const created = { id: firstFreeUserId + this.#createdUsers, ...user };
    this.#createdUsers += 1;
    this.users.set(created.id, created);
    return created;
  }

  /** Changes a user, and what calendars show of their owner. */
  changeUser(user: UserRecord) {
    const { id, name, email } = user;
    this.users.set(id, user);
    for (const calendar of this.calendars.list()) {
      const { owner } = calendar;
      if (owner.id !== id || (owner.name === name && owner.email === email)) continue;
      this.calendars.set(calendar.id, { ...calendar, owner: { id, name, email } });
    }
  }

  /** Changes an organisation, and what its calendars show of it. */
  changeOrganization(organization: OrganizationRecord) {
    this.organizations.set(organization.id, organization);
    for (const calendar of this.calendars.list()) {
      if (calendar.organization?.id !== organization.id) continue;
      this.calendars.set(calendar.id, { ...calendar, organization });
    }
  }
}

function known<Value>(records: { get(id: number): Value | undefined }, id: number): Value {
  const value = records.get(id);
  if (value === undefined) throw new Error(`There is no record ${id}.`);
  return value;
}
