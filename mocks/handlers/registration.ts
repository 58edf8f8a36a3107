import type { UserRecord } from '../seed/user-record.ts';
import { registeredFacts } from '../world/registration.ts';
import type { Call, Handlers } from './handler.ts';
import { noteAttempt, refuseHaste } from './limits.ts';
import { mailLink } from './mail-links.ts';
import { safeTargetPath } from './target-path.ts';

export const registrationCalls = {
  /** Creates an account and mails its link. Neither the answer nor the limits reveal whether there was one before. */
  registerUser(call) {
    const email = call.body.email.trim().toLowerCase();
    const refusal = refuseHaste(call, 'registration');
    if (refusal) return refusal;
    noteAttempt(call, 'registration');
    const holder = call.world.users.byAddress(email);
    if (holder?.state === 'active') {
      const subject = 'You already have an account';
      mailLink(call, 'password_reset', holder, { email, subject });
    } else {
      const { _target_path: target } = call.query;
      const way = target === undefined ? {} : { targetPath: safeTargetPath(target) };
      mailLink(call, 'activation', registeredUser(call, holder), { email, ...way });
    }
    return { status: 204 };
  },
} satisfies Handlers;

/**
 * The user that the mailed link activates. A later registration replaces an earlier one and its links; an invitation
 * stays as it is, since its link asks for a password anyway.
 */
function registeredUser(
  { world, body, now }: Call<'registerUser'>,
  holder: UserRecord | undefined,
): UserRecord {
  if (!holder) return world.register(body, now);
  if (holder.password === null) return holder;
  world.mailLinks.spend('activation', holder.id);
  return world.changeUser(holder.id, registeredFacts(body));
}
