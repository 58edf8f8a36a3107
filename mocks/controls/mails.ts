import { linkPath } from '../handlers/mail-links.ts';
import type { Control } from './control.ts';

/** The mails with links that the caller's world has sent, latest first, because nothing delivers them. */
export const listMails: Control = ({ context: { world, basePath } }) => {
  const mails = world.mailLinks.list().map(({ kind, token, email, expiresAt, used }) => ({
    to: email,
    kind,
    link: basePath + linkPath(kind, token),
    expires_at: world.date(expiresAt),
    used,
  }));
  return Response.json({ mails });
};
