import type { UserRecord } from '../seed/user-record.ts';
import { allUsers, seededUserByAddress, seededUserById } from '../seed/users.ts';
import { Records } from './records.ts';

export class Users extends Records<number, UserRecord> {
  constructor() {
    super({ seed: allUsers, getId: ({ id }) => id, find: seededUserById });
  }

  /** The user with a primary address, in any case, unless deleted. */
  byEmail(email: string): UserRecord | undefined {
    const address = plainAddress(email);
    return this.#with(address, (user) => user.email === address);
  }

  /** The user who owns an address, as the primary or a confirmed one, so that no one else can take it; unless deleted. */
  byAddress(email: string): UserRecord | undefined {
    const address = plainAddress(email);
    return this.#with(
      address,
      (user) => user.email === address || hasAddress(user, address, { isConfirmed: true }),
    );
  }

  /** A user who has added an address and not confirmed it, which others may do, too; unless deleted. */
  byClaim(email: string): UserRecord | undefined {
    const address = plainAddress(email);
    return this.#with(address, (user) => hasAddress(user, address, { isConfirmed: false }));
  }

  /** The first free id, starting at one. */
  freeId(first: number): number {
    let id = first;
    while (this.get(id)) id += 1;
    return id;
  }

  #with(address: string, isHeldBy: (user: UserRecord) => boolean): UserRecord | undefined {
    for (const user of this.listChanged()) {
      if (user.state !== 'deleted' && isHeldBy(user)) return user;
    }
    const seededUser = seededUserByAddress(address);
    const isHolder = seededUser && this.isSeeded(seededUser.id) && isHeldBy(seededUser);
    return isHolder && seededUser.state !== 'deleted' ? seededUser : undefined;
  }
}

function hasAddress(
  { addresses }: UserRecord,
  address: string,
  { isConfirmed }: { isConfirmed: boolean },
): boolean {
  return addresses.some(
    ({ email, confirmedAt }) => email === address && (confirmedAt !== null) === isConfirmed,
  );
}

function plainAddress(email: string): string {
  return email.trim().toLowerCase();
}
