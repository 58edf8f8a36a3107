import { safeWebAddress } from '#src/util/web-address.ts';
import type { User } from './roles.ts';

/** A user's picture; null if the initial is chosen, even if an address is present. */
export function avatarPicture({
  avatar_type,
  avatar_url,
}: Pick<User, 'avatar_type' | 'avatar_url'>): string | null {
  return avatar_type === 'initial' ? null : (safeWebAddress(avatar_url) ?? null);
}
