import { type InviteMemberInput, inviteMember } from '#generated/calendar/fetchers.ts';
import { Failure } from '#src/api/errors.ts';
import type { Message } from '#src/i18n/message.ts';
import type { Member } from './member.ts';

/** An address that could not be invited, and why. */
export interface Refusal {
  email: string;
  text: Message;
}

interface Outcome {
  invited: Member[];
  refusals: Refusal[];
}

interface Terms {
  /** The rights of all of them. */
  share: Omit<InviteMemberInput['body'], 'email'>;
  options: { signal: AbortSignal };
}

/**
 * Invites people one after the other; the refusal of one does not stop the others. An answer that was lost counts as a
 * refusal: the next try tells that the person is invited already.
 * @returns undefined if it was canceled.
 */
export async function inviteAll(
  calendar: string,
  emails: readonly string[],
  { share, options }: Terms,
): Promise<Outcome | undefined> {
  const outcome: Outcome = { invited: [], refusals: [] };
  for (const email of emails) {
    try {
      const member = await inviteMember({ path: { calendar }, body: { email, ...share } }, options);
      if (!member) return undefined;
      outcome.invited.push(member);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      outcome.refusals.push({ email, text: error.text });
    }
  }
  return outcome;
}
