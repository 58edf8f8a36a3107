import { safeWebAddress } from '#src/util/web-address.ts';
import type { User } from './roles.ts';

/** The picture of a user; none where the initial is chosen, whatever address comes along. */
export function avatarPicture({
  avatar_type,
  avatar_url,
}: Pick<User, 'avatar_type' | 'avatar_url'>): string | null {
  return avatar_type === 'initial' ? null : (safeWebAddress(avatar_url) ?? null);
}
