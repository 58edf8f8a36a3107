import type { components } from '#generated/app/types.ts';
import type { Moment } from '#src/util/dates.ts';
import { type Billing, seededBilling } from '../seed/billing.ts';
import { type CalendarExtras, seededExtrasById } from '../seed/calendar-extras.ts';
import { allCalendarsById, calendarsOwnedBy, seededCalendarById } from '../seed/calendars.ts';
import type { CalendarRecord } from '../seed/demo-calendars.ts';
import { allDomains, type TrustedDomain } from '../seed/domains.ts';
import { type EmailSubscription, seededEmailSubscriptions } from '../seed/email-subscriptions.ts';
import { allSubscribers, type NewsletterSubscriber } from '../seed/mailings.ts';
import { storyDate, type TimedRecord, type WorldTime } from '../seed/moment.ts';
import {
  type AppAttributes,
  allOrganizations,
  type OrganizationNote,
  type OrganizationRecord,
  seededAppAttributes,
} from '../seed/organizations.ts';
import { type KnownDevice, newUser, type UserRecord } from '../seed/user-record.ts';
import type { ServerText } from '../translations/server-texts.ts';
import { mayViewAs } from './accounts.ts';
import type { KnownState } from './calendar/calendar-states.ts';
import type { SharedEvent } from './calendar/pointers.ts';
import { Sharing } from './calendar/sharing.ts';
import { Challenges } from './challenges.ts';
import { Mail } from './mail.ts';
import { MailLinks } from './mail-links.ts';
import { DerivedRecords, Records } from './records.ts';
import { type Registration, registeredFacts } from './registration.ts';
import type { SentPushMessage } from './sent-push-message.ts';
import { type SessionStart, Sessions } from './sessions.ts';
import { isoTime, resolveTimes, toMoment } from './times.ts';
import { Users } from './users.ts';
import { WorldControls } from './world-controls.ts';

/** Users who register or whom staff create get ids from here on. */
const firstFreeIds = { registered: 8, created: 10_001 } as const;

/** A status message in English, translated when a page is sent with it. */
export type PageMessage = components['schemas']['StatusMessage'] & { readonly text: ServerText };

/** Undefined for a call whose answer is an example of the documents. */
type FirstAnswer = { readonly status: number } | undefined;

/** The changes made in one browser session. The demo data underneath is shared and never changes. */
export class World {
  /** Identifies the world, including where cookies are not sent. */
  readonly id: string;
  /** Known to nobody but the server; the secrets of its users are derived from it. */
  readonly secret: string;
  readonly controls = new WorldControls();
  /** Calendars whose protected session was closed, by id; they require their password again. */
  readonly closedCalendars = new Set<number>();
  readonly users = new Users();
  readonly calendars = new Records<number, CalendarRecord>({
    seed: allCalendarsById,
    getId: ({ id }) => id,
    find: seededCalendarById,
  });
  /** The calendars of keys and identifiers that the world has added. */
  readonly addedKeys = new Map<string, number>();
  /** Calendars that have been opened, by id. */
  readonly calendarStates = new Map<number, KnownState>();
  readonly sharing = new Sharing();
  /** The events that created pointers lead to. */
  readonly pointers = new Map<string, SharedEvent>();
  readonly calendarExtras = new DerivedRecords<number, CalendarExtras>(seededExtrasById);
  readonly organizations = new Records<number, OrganizationRecord>({
    seed: allOrganizations,
    getId: ({ id }) => id,
  });
  readonly organizationNotes = new DerivedRecords<number, readonly OrganizationNote[]>(() => []);
  readonly billings = new DerivedRecords<number, Billing>(seededBilling);
  readonly appAttributes = new DerivedRecords<number, AppAttributes>(seededAppAttributes);
  readonly mail = new Mail();
  readonly mailLinks = new MailLinks();
  /** In the order in which they were sent. */
  readonly pushMessages: SentPushMessage[] = [];
  /** Times of what may not be tried too often, by what it was. */
  readonly attempts = new Map<string, readonly number[]>();
  readonly challenges = new Challenges();
  /** The message for a session's next page, by its token. */
  readonly pageMessages = new Map<string, PageMessage>();
  readonly emailSubscriptions = new DerivedRecords<number, readonly EmailSubscription[]>(
    seededEmailSubscriptions,
  );
  readonly subscribers = new Records<string, NewsletterSubscriber>({
    seed: allSubscribers,
    getId: ({ email }) => email,
  });
  readonly domains = new Records<string, TrustedDomain>({
    seed: allDomains,
    getId: ({ domain }) => domain,
  });
  /** First responses, or those to come, to calls with an idempotency key, by operation, caller and key. */
  readonly firstAnswers = new Map<
    string,
    { readonly request: object; readonly answer: FirstAnswer | Promise<FirstAnswer> }
  >();
  readonly sessions = new Sessions((byId, viewedId) => {
    const [by, viewedUser] = [this.users.get(byId), this.users.get(viewedId)];
    return by !== undefined && viewedUser !== undefined && mayViewAs(by, viewedUser);
  });
  readonly #begunAt: Date;

  /** @param begunAt the time to which the demo data's times are relative, unless the world's clock is frozen. */
  constructor(id = 'shared', begunAt = storyDate(0), secret = '') {
    this.id = id;
    this.secret = secret;
    this.#begunAt = begunAt;
  }

  /** When something happened, in the format of responses. */
  date<T extends WorldTime | null>(time: T): Moment | Exclude<T, WorldTime> {
    // Only null is left, which is not a time.
    return time === null ? (time as Exclude<T, WorldTime>) : toMoment(time, this.start);
  }

  /** A record, or a part of one, with such dates. */
  resolveTimes<Value>(value: TimedRecord<Value>): Value {
    return resolveTimes(value, this.start);
  }

  /** Changes a user, including how calendars show their owner. */
  changeUser(id: number, changes: Partial<Omit<UserRecord, 'id'>>): UserRecord {
    const before = this.users.get(id);
    if (!before) throw new Error(`There is no user ${id}.`);
    const user = { ...before, ...changes };
    this.users.set(user);
    const { name, email } = user;
    if (name !== before.name || email !== before.email) {
      const changedCalendars = [...this.calendars.listChanged()];
      const ids = [...calendarsOwnedBy(id), ...changedCalendars].map((calendar) => calendar.id);
      for (const calendarId of new Set(ids)) {
        const calendar = this.calendars.get(calendarId);
        if (calendar?.owner.id !== id) continue;
        this.calendars.set({ ...calendar, owner: { id, name, email } });
      }
    }
    return user;
  }

  /** Deletes a user, who is logged out everywhere. */
  deleteUser(
    { id, state, stateBeforeDeletion }: UserRecord,
    deletedBy: UserRecord['deletedBy'],
  ): UserRecord {
    this.sessions.endSessions(id);
    return this.changeUser(id, {
      state: 'deleted',
      deletedBy,
      stateBeforeDeletion: state === 'deleted' ? stateBeforeDeletion : state,
      devices: [],
    });
  }

  /** Changes an organization, including how its calendars show it. */
  changeOrganization(organization: OrganizationRecord) {
    this.organizations.set(organization);
    for (const calendar of this.calendars.list()) {
      if (calendar.organization?.id !== organization.id) continue;
      this.calendars.set({ ...calendar, organization });
    }
  }

  /** Adds a user who still has to follow the mailed link; the address must be available. */
  register(registration: Registration, now = new Date()): UserRecord {
    const email = registration.email.trim().toLowerCase();
    return this.#addInactive('registered', { email, ...registeredFacts(registration) }, now);
  }

  /** Adds a user who still has to follow the mailed link and choose a password there. */
  createUser(name: string, email: string, now: Date): UserRecord {
    return this.#addInactive('created', { name, email, password: null }, now);
  }

  #addInactive(
    kind: keyof typeof firstFreeIds,
    facts: Pick<UserRecord, 'name' | 'email' | 'password'> & Partial<UserRecord>,
    now: Date,
  ): UserRecord {
    const id = this.users.freeId(firstFreeIds[kind]);
    const addresses = [{ id, email: facts.email, confirmedAt: null }];
    const user = newUser({ id, createdAt: isoTime(now), state: 'inactive', addresses, ...facts });
    this.users.set(user);
    return user;
  }

  /** Starts a session and returns the token that continues it. */
  startSession({ id }: UserRecord, start: SessionStart): string {
    this.changeUser(id, { lastLoginAt: isoTime(start.now) });
    return this.sessions.start(id, start);
  }

  /**
   * The user of the session that a token continues, unless it has ended: the viewed user while staff view the product
   * as another user.
   */
  sessionUser(token: string | undefined, now: Date): UserRecord | undefined {
    const session = this.sessions.get(token, now);
    if (!session) return undefined;
    return this.#present(session.viewed?.id) ?? this.#present(session.userId);
  }

  /** The staff member who views the product as the session's user, if any, and for how long. */
  impersonation(token: string | undefined, now: Date) {
    const { userId, viewed } = this.sessions.get(token, now) ?? {};
    const by = this.#present(userId);
    if (!by || !viewed) return undefined;
    return { by, secondsLeft: Math.ceil((viewed.until - now.getTime()) / 1000) };
  }

  /** Returns the session to the staff member; false in an ordinary session. */
  endImpersonation(token: string | undefined, now: Date): boolean {
    if (!this.sessions.get(token, now)?.viewed) return false;
    this.sessions.view(token, undefined, now);
    return true;
  }

  /** The devices on which a user is logged in: those of the sessions, then those in the demo data. */
  listDevices({ id, devices }: UserRecord, now: Date): readonly KnownDevice[] {
    return [...this.sessions.listDevices(id, now), ...devices];
  }

  /** Logs a user out on one device. */
  endDevice({ id, devices }: UserRecord, deviceId: number) {
    if (this.sessions.endOn(id, deviceId)) return;
    this.changeUser(id, { devices: devices.filter((device) => device.id !== deviceId) });
  }

  /** Logs a user out on all devices, or all except a session's. */
  endDevices({ id }: UserRecord, keptToken?: string) {
    this.sessions.endSessions(id, keptToken);
    this.changeUser(id, { devices: [] });
  }

  /** The time to which the demo data's times are relative. */
  get start(): Date {
    return this.controls.clock ?? this.#begunAt;
  }

  /** A user who has not been deleted. */
  #present(id: number | undefined): UserRecord | undefined {
    const user = id === undefined ? undefined : this.users.get(id);
    return user?.state === 'deleted' ? undefined : user;
  }
}
