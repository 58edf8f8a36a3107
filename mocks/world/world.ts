import { newUser } from '../seed/accounts.ts';
import type { KnownDevice } from '../seed/devices.ts';
import type { UserRecord } from '../seed/users.ts';
import { type Account, firstFreeAccountId } from './accounts.ts';
import { AdminWorld } from './admin-world.ts';
import { type SessionStart, Sessions } from './sessions.ts';
import { isoTime } from './times.ts';
import { WorldControls } from './world-controls.ts';

export interface Registration {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** What one browser session has done. The demo data that it starts from is shared and never changes. */
export class World {
  /** Tells it apart from the others, also where no cookie comes along. */
  readonly id: string;
  readonly controls = new WorldControls();
  /** Calendars whose protected session was closed, by id: they ask for their password again. */
  readonly closedCalendars = new Set<number>();
  readonly #sessions = new Sessions();
  #admin = new AdminWorld();

  constructor(id = 'shared') {
    this.id = id;
  }

  /** What the admin tool finds and changes: all records, of which the users' own pages are views. */
  get admin(): AdminWorld {
    return this.#admin;
  }

  /** The account of a primary address, whatever its case. */
  account(email: string): Account | undefined {
    const user = this.#admin.userByEmail(email);
    return user && this.#accountOf(user);
  }

  /** Takes a user from one state to another. */
  changeState(user: UserRecord, state: UserRecord['state']) {
    const details = this.#admin.userDetails(user.id);
    this.#admin.changeUser({ ...user, state });
    if (user.state !== 'deleted') details.stateBeforeDeletion = user.state;
    if (state === 'deleted') {
      this.#sessions.endOf(user.id);
      details.devices = [];
    }
  }

  /** Makes another address the primary one, in the place of the one before or besides it. */
  changeEmail(user: UserRecord, email: string, { keepOld }: { keepOld: boolean }) {
    const details = this.#admin.userDetails(user.id);
    if (!keepOld && email !== user.email) details.removeAddress(user.email);
    if (!details.addresses.some((address) => address.email === email)) details.addAddress(email);
    this.#admin.changeUser({ ...user, email });
  }

  /** Lets the session's user view the product as another one. */
  impersonate(token: string | undefined, target: Account, now: Date) {
    const session = this.#sessions.get(token, now);
    if (session && token !== undefined) this.#sessions.view(token, session, target.user.id);
  }

  /** Who views the product as the session's user; nobody in an ordinary session. */
  impersonator(token: string | undefined, now: Date): Account | undefined {
    const session = this.#sessions.get(token, now);
    return session && this.#viewed(session.viewedId)
      ? this.#accountById(session.userId)
      : undefined;
  }

  /** Gives the session back to the member of staff; false in an ordinary session. */
  endImpersonation(token: string | undefined, now: Date): boolean {
    const session = this.#sessions.get(token, now);
    if (token === undefined || !session || !this.#viewed(session.viewedId)) return false;
    this.#sessions.view(token, session, undefined);
    return true;
  }

  /** Adds an account; the address must be free. */
  register({ name, email, password }: Registration, now = new Date()): Account {
    const user = newUser(this.#freeUserId(), name.trim());
    const time = isoTime(now);
    const { id, roles, two_fa_active } = user;
    const record: UserRecord = {
      id,
      name: user.name,
      email: email.trim().toLowerCase(),
      roles,
      state: 'active',
      two_fa_active,
      created_at: time,
      last_login_at: time,
    };
    this.#admin.users.set(id, record);
    const details = this.#admin.userDetails(id);
    details.password = password;
    details.devices = [];
    return this.#accountOf(record);
  }

  /** Starts a session and gives the token that continues it. */
  startSession({ user }: Account, start: SessionStart): string {
    this.#admin.userDetails(user.id).lastLoginAt = isoTime(start.now);
    return this.#sessions.start(user.id, start);
  }

  /** Whose session a token continues, unless it has ended. */
  sessionAccount(token: string | undefined, now: Date): Account | undefined {
    const session = this.#sessions.get(token, now);
    if (!session) return undefined;
    return this.#viewed(session.viewedId) ?? this.#accountById(session.userId);
  }

  endSession(token: string | undefined) {
    this.#sessions.end(token);
  }

  /** The devices that a user is logged in on: those of the sessions, then those that the demo data knows. */
  devicesOf(userId: number, now: Date): readonly KnownDevice[] {
    const { devices } = this.#admin.shownUserDetails(userId);
    return [...this.#sessions.devicesOf(userId, now), ...devices];
  }

  /** Which device a session runs on. */
  deviceIdOf(token: string | undefined, now: Date): number | undefined {
    return this.#sessions.get(token, now)?.device.id;
  }

  /** Logs a user out on one device. */
  endDevice(userId: number, deviceId: number) {
    if (this.#sessions.endOn(userId, deviceId)) return;
    const details = this.#admin.userDetails(userId);
    details.devices = details.devices.filter(({ id }) => id !== deviceId);
  }

  /** Logs a user out on all devices but that of one session. */
  endOtherDevices(userId: number, token: string | undefined) {
    this.#sessions.endOf(userId, token);
    this.#admin.userDetails(userId).devices = [];
  }

  /** Whom a session views the product as; nobody once that user is deleted. */
  #viewed(id: number | undefined): Account | undefined {
    return id === undefined ? undefined : this.#accountById(id);
  }

  #accountById(id: number): Account | undefined {
    const user = this.#admin.users.get(id);
    return user && user.state !== 'deleted' ? this.#accountOf(user) : undefined;
  }

  #accountOf({ id, name, email, roles, two_fa_active }: UserRecord): Account {
    const { avatar } = this.#admin.shownUserDetails(id);
    return { user: { id, name, email, roles, ...avatar, two_fa_active }, email };
  }

  #freeUserId(): number {
    let id = firstFreeAccountId;
    while (this.#admin.users.get(id)) id += 1;
    return id;
  }

  /** Back to the demo data: nobody is logged in, nobody has registered. */
  reset() {
    this.controls.reset();
    this.closedCalendars.clear();
    this.#sessions.clear();
    this.#admin = new AdminWorld();
  }
}
