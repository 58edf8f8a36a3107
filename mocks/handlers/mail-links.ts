import type { LinkKind } from '../seed/mail-links.ts';
import { dayMs, minuteMs } from '../seed/moment.ts';
import { tokenOf } from '../seed/secrets.ts';
import type { UserRecord } from '../seed/user-record.ts';
import { type ServerText, serverText } from '../translations/server-texts.ts';
import { isoTime } from '../world/times.ts';
import type { Call, OperationId } from './handler.ts';
import { noteAttempt, refusalOfHaste } from './limits.ts';

type MailCall = Pick<Call<OperationId>, 'world' | 'now' | 'language'>;

const mails: Readonly<Record<LinkKind, { subject: ServerText; page: string; lifeMs: number }>> = {
  password_reset: {
    subject: 'Choose a new password',
    page: '/password/reset',
    lifeMs: 60 * minuteMs,
  },
  email_confirmation: {
    subject: 'Confirm your email address',
    page: '/email/verify',
    lifeMs: 3 * dayMs,
  },
  activation: { subject: 'Activate your account', page: '/activate', lifeMs: 7 * dayMs },
};

/** The address of a mailed link, relative to the base URL. */
export function linkPath(kind: LinkKind, token: string): string {
  return `${mails[kind].page}?token=${token}`;
}

/** Mails a link to one of a user's addresses. Unless specified, it is valid for the default time of its kind. */
export function mailLink(
  { world, now, language }: MailCall,
  kind: LinkKind,
  { id }: UserRecord,
  { email, lifeMs = mails[kind].lifeMs }: { email: string; lifeMs?: number },
) {
  world.mail.add({
    recipient: email,
    user_id: id,
    subject: serverText(mails[kind].subject, language),
    kind,
    status: 'queued',
    sent_at: null,
    detail: null,
  });
  const token = tokenOf(12, id, isoTime(now), world.mail.list().length);
  const expiresAt = isoTime(now.getTime() + lifeMs);
  world.mailLinks.add({ token, kind, userId: id, email, expiresAt, used: false });
  return { path: linkPath(kind, token), expiresAt };
}

/** The same with a limit, because anyone could flood mailboxes: 429 after too many recent mails. */
export function mailLinkInTurn(call: MailCall, kind: LinkKind, user: UserRecord, email: string) {
  const refusal = refusalOfHaste(call, 'mail', email);
  if (refusal) return refusal;
  noteAttempt(call, 'mail', email);
  mailLink(call, kind, user, { email });
  return { status: 204 } as const;
}
