import type { LinkKind, MailLink } from '../seed/mail-links.ts';
import { dayMs, minuteMs } from '../seed/moment.ts';
import { createToken } from '../seed/secrets.ts';
import type { UserRecord } from '../seed/user-record.ts';
import { type ServerText, serverText } from '../translations/server-texts.ts';
import { isoTime } from '../world/times.ts';
import type { Call, OperationId } from './handler.ts';

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
export function linkPath({
  kind,
  token,
  targetPath,
}: Pick<MailLink, 'kind' | 'token' | 'targetPath'>): string {
  const target = targetPath === undefined ? '' : `&_target_path=${encodeURIComponent(targetPath)}`;
  return `${mails[kind].page}?token=${token}${target}`;
}

interface MailContents {
  email: string;
  /** Default: that of the link's kind. */
  lifeMs?: number;
  /** Default: that of the link's kind. */
  subject?: ServerText;
  /** The page to go to after the link was followed. */
  targetPath?: string;
}

/** Mails a link to one of a user's addresses. */
export function mailLink(
  { world, now, language }: MailCall,
  kind: LinkKind,
  { id }: UserRecord,
  { email, lifeMs = mails[kind].lifeMs, subject = mails[kind].subject, ...rest }: MailContents,
) {
  world.mail.add({
    recipient: email,
    user_id: id,
    subject: serverText(subject, language),
    kind,
  });
  const token = createToken(12, id, isoTime(now), world.mail.list().length);
  const expiresAt = isoTime(now.getTime() + lifeMs);
  const link = { token, kind, userId: id, email, expiresAt, used: false, ...rest };
  world.mailLinks.add(link);
  return { path: linkPath(link), expiresAt };
}

/** Mails a fact about an account's security, without a link, to its primary address. */
export function mailFact(
  { world, language }: Pick<MailCall, 'world' | 'language'>,
  { id, email }: Pick<UserRecord, 'id' | 'email'>,
  subject: ServerText,
) {
  world.mail.add({
    recipient: email,
    user_id: id,
    subject: serverText(subject, language),
    kind: 'security',
  });
}

/** Mails the link that confirms an address to it; if another account owns it, it learns of the attempt instead. */
export function mailConfirmation(call: MailCall, user: UserRecord, email: string) {
  const owner = call.world.users.byAddress(email);
  if (owner) mailFact(call, { id: owner.id, email }, 'Someone has tried to add your address');
  else mailLink(call, 'email_confirmation', user, { email });
}
