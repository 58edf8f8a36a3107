import { linkPath } from '../handlers/mail-links.ts';
import type { Control } from './control.ts';

/** The mails with links that the caller's world has sent, latest first, because nothing delivers them. */
export const listMails: Control = ({ context: { world, basePath } }) => {
  const mails = world.mailLinks.list().map((link) => ({
    to: link.email,
    kind: link.kind,
    link: basePath + linkPath(link),
    expires_at: world.date(link.expiresAt),
    used: link.used,
  }));
  return Response.json({ mails });
};
