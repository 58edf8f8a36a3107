import type { Moment } from '#src/util/dates.ts';
import type { UserRecord } from '../seed/user-record.ts';

type WithAddresses = Pick<UserRecord, 'addresses'>;

const firstAddedId = 101;

/** A user's addresses plus a new one at the end, which is not confirmed yet. */
export function withAddress({ addresses }: WithAddresses, email: string): WithAddresses {
  const id = Math.max(firstAddedId, ...addresses.map((address) => address.id + 1));
  return { addresses: [...addresses, { id, email, confirmedAt: null }] };
}

export function withoutAddress({ addresses }: WithAddresses, email: string): WithAddresses {
  return { addresses: addresses.filter((address) => address.email !== email) };
}

/** The addresses after the mailed link to one was followed; following it again changes nothing. */
export function withConfirmed(
  { addresses }: WithAddresses,
  email: string,
  time: Moment,
): WithAddresses {
  return {
    addresses: addresses.map((address) =>
      address.email === email ? { ...address, confirmedAt: address.confirmedAt ?? time } : address,
    ),
  };
}

/** Makes another address the primary one. */
export function withReplacedEmail(
  user: UserRecord,
  email: string,
): Pick<UserRecord, 'email' | 'addresses'> {
  if (email === user.email) return user;
  const { addresses } = withoutAddress(user, user.email);
  const isKnown = addresses.some((address) => address.email === email);
  return { email, ...(isKnown ? { addresses } : withAddress({ addresses }, email)) };
}
