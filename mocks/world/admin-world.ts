import type { components } from '#generated/admin/types.ts';
import { type Billing, seededBilling } from '../seed/billing.ts';
import { type CalendarExtras, seededExtras } from '../seed/calendar-extras.ts';
import { allCalendarsById, calendarsOwnedBy, seededCalendarById } from '../seed/calendars.ts';
import type { CalendarRecord } from '../seed/demo-calendars.ts';
import { allDomains, type TrustedDomain } from '../seed/domains.ts';
import { type EmailSubscription, seededEmailSubscriptions } from '../seed/email-subscriptions.ts';
import {
  allDeliveries,
  allSubscribers,
  type EmailDelivery,
  type NewsletterSubscriber,
} from '../seed/mailings.ts';
import { membershipsOf } from '../seed/members.ts';
import {
  allOrganizations,
  type OrganizationRecord,
  seededAppAttributes,
} from '../seed/organizations.ts';
import { allUsers, seededUserByEmail, seededUserById, type UserRecord } from '../seed/users.ts';
import { DerivedRecords, Records } from './records.ts';
import { secondAddress, UserDetails } from './user-details.ts';

type Attributes = components['schemas']['Attributes'];

/** Users that staff create get ids from here on. */
const firstFreeUserId = 10_001;

/** All that the admin tool finds and changes, as one world has it. */
export class AdminWorld {
  readonly calendars = new Records<number, CalendarRecord>(allCalendarsById, seededCalendarById);
  readonly calendarExtras = new DerivedRecords<number, CalendarExtras>((id) =>
    seededExtras(known(seededCalendarById(id), id)),
  );
  readonly organizations = new Records<number, OrganizationRecord>(allOrganizations);
  readonly billings = new DerivedRecords<number, Billing>(seededBilling);
  readonly appAttributes = new DerivedRecords<number, Attributes>(seededAppAttributes);
  readonly users = new Records<number, UserRecord>(allUsers, seededUserById);
  readonly #emailSubscriptions = new DerivedRecords<number, readonly EmailSubscription[]>((id) =>
    seededEmailSubscriptions(id, this.#seededCalendarsOf(id)),
  );
  readonly subscribers = new Records<string, NewsletterSubscriber>(allSubscribers);
  readonly domains = new Records<string, TrustedDomain>(allDomains);
  #deliveries: readonly EmailDelivery[] | undefined;
  readonly #userDetails = new Map<number, UserDetails>();
  #createdUsers = 0;

  /** What is known of a user beyond the record, to be changed: kept from now on. */
  userDetails(id: number): UserDetails {
    const details = this.#userDetails.get(id) ?? this.#beginningOf(id);
    this.#userDetails.set(id, details);
    return details;
  }

  /** The same, to be looked at: nothing of it is kept, so that looking at everybody costs no memory. */
  shownUserDetails(id: number): Readonly<UserDetails> {
    return this.#userDetails.get(id) ?? this.#beginningOf(id);
  }

  /** The same if it is kept; else it is as the demo data has it. */
  knownUserDetails(id: number): UserDetails | undefined {
    return this.#userDetails.get(id);
  }

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
    return this.#seededCalendarsOf(userId).filter(({ id }) => !this.hasLeft(userId, id));
  }

  /** The mail that a user gets about the calendars on the dashboard. */
  emailSubscriptionsOf(userId: number): EmailSubscription[] {
    return this.#emailSubscriptions
      .get(userId)
      .filter(({ calendar }) => !this.hasLeft(userId, calendar.id));
  }

  setEmailSubscriptions(userId: number, subscriptions: readonly EmailSubscription[]) {
    this.#emailSubscriptions.set(userId, subscriptions);
  }

  /** Whether a user has taken a calendar off the dashboard. */
  hasLeft(userId: number, calendarId: number): boolean {
    return this.#userDetails.get(userId)?.left.has(calendarId) ?? false;
  }

  /** Whose primary address this is, deleted users left out. */
  userByEmail(email: string): UserRecord | undefined {
    const wanted = email.trim().toLowerCase();
    for (const user of this.users.changed()) if (isAt(user, wanted)) return user;
    const seeded = seededUserByEmail(wanted);
    const user = seeded && this.users.get(seeded.id);
    return user && isAt(user, wanted) ? user : undefined;
  }

  /** Who has an address, primary or not, confirmed or not, so that nobody else can have it; deleted users left out. */
  holderOf(email: string): UserRecord | undefined {
    const wanted = email.trim().toLowerCase();
    const primary = this.userByEmail(wanted);
    if (primary) return primary;
    for (const [id, { addresses }] of this.#userDetails) {
      const user = this.users.get(id);
      if (user?.state !== 'deleted' && addresses.some((one) => one.email === wanted)) return user;
    }
    const id = secondAddressHolder(wanted);
    const isAsSeeded = id !== undefined && !this.#userDetails.has(id);
    const user = isAsSeeded ? this.users.get(id) : undefined;
    return user?.state === 'deleted' ? undefined : user;
  }

  /** Adds a user whom staff create, and gives the record. */
  createUser(user: Omit<UserRecord, 'id'>): UserRecord {
    const created = { id: firstFreeUserId + this.#createdUsers, ...user };
    this.#createdUsers += 1;
    this.users.set(created.id, created);
    // No demo data tells later how the user began.
    this.userDetails(created.id);
    return created;
  }

  /** Changes a user, and what calendars show of their owner. */
  changeUser(user: UserRecord) {
    const { id, name, email } = user;
    this.users.set(id, user);
    for (const { id: calendarId } of calendarsOwnedBy(id)) {
      const calendar = this.calendars.get(calendarId);
      const { owner } = calendar ?? {};
      if (!calendar || (owner?.name === name && owner.email === email)) continue;
      this.calendars.set(calendarId, { ...calendar, owner: { id, name, email } });
    }
  }

  /** The record as searches and the view show it: with the last login, which is no change of the user. */
  shown(user: UserRecord): UserRecord {
    const last_login_at = this.#userDetails.get(user.id)?.lastLoginAt;
    return last_login_at === undefined ? user : { ...user, last_login_at };
  }

  /** Changes an organisation, and what its calendars show of it. */
  changeOrganization(organization: OrganizationRecord) {
    this.organizations.set(organization.id, organization);
    for (const calendar of this.calendars.list()) {
      if (calendar.organization?.id !== organization.id) continue;
      this.calendars.set(calendar.id, { ...calendar, organization });
    }
  }

  /** What follows from how a user began, whatever the record has become since. */
  #beginningOf(id: number): UserDetails {
    return new UserDetails(known(seededUserById(id) ?? this.users.get(id), id));
  }

  /** Those that a user began with, taken off the dashboard since or not. */
  #seededCalendarsOf(userId: number): CalendarRecord[] {
    return [
      ...calendarsOwnedBy(userId).map(({ id }) => id),
      ...membershipsOf(userId).map(({ calendarId }) => calendarId),
    ].flatMap((id) => this.calendars.get(id) ?? []);
  }
}

function known<Value>(value: Value | undefined, id: number): Value {
  if (value === undefined) throw new Error(`There is no record ${id}.`);
  return value;
}

function isAt({ email, state }: UserRecord, address: string): boolean {
  return email === address && state !== 'deleted';
}

/** Whose second address of the demo data this is. */
function secondAddressHolder(email: string): number | undefined {
  const [, digits] = /^second\.(\d+)@example\.org$/.exec(email) ?? [];
  return [1, 2, Number(digits ?? 0)].find((id) => secondAddress(id) === email);
}
