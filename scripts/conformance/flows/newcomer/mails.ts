import { setTimeout as delay } from 'node:timers/promises';
import type { Operation } from '../../contract/operation.ts';
import { type Account, bodyFields, cookiesFor, isFine, sendAs, triedAs } from './account.ts';

/** The text of the page that lists a server's mails, requested with a user's cookies. */
export type ReadMails = (headers: Readonly<Record<string, string>>) => Promise<string>;

/** A link in a mail, to a page that passes its token to the operations with the same address. */
export interface MailedLink {
  readonly path: string;
  readonly token: string;
}

const pauseMs = 200;

/** The links in the mails that a request sends; none if the mails cannot be read. */
export async function linksMailedBy(
  { probe, cookies }: Account,
  act: () => Promise<void>,
): Promise<MailedLink[]> {
  const { readMails, mailPatience } = probe;
  if (!readMails) return [];
  const headers = cookiesFor(cookies);
  const known = new Set(linksIn(await readMails(headers)).map(({ token }) => token));
  await act();
  // Mails take a while.
  for (let waited = 0; ; waited += pauseMs) {
    const fresh = linksIn(await readMails(headers)).filter(({ token }) => !known.has(token));
    if (fresh.length > 0 || waited >= mailPatience) return fresh;
    await delay(pauseMs);
  }
}

/** The links in a text, which may be JSON, HTML, or a raw mail. */
export function linksIn(text: string): MailedLink[] {
  const plain = text.replaceAll('\\/', '/').replaceAll('&amp;', '&').replaceAll('=3D', '=');
  const pattern = /(?:https?:\/\/[^\s/"'<>]+)?(\/[\w\-./]*)\?(?:[^\s"'<>\\]*&)?token=([\w.~%-]+)/g;
  return [...plain.matchAll(pattern)].map(([, path = '', token = '']) => ({ path, token }));
}

/**
 * Passes a link's token first to the operation that checks it, then to the one that uses it up, which must work only
 * once.
 */
export async function followLink(
  account: Account,
  link: MailedLink,
  newPassword: string,
): Promise<Operation | undefined> {
  const { probe, report } = account;
  const { contract } = probe;
  // A server may be hosted below a base path.
  const leads = (path: string) => link.path.endsWith(path);
  const taking = contract.operations.filter(
    ({ method, body }) => method === 'POST' && bodyFields(body, contract).includes('token'),
  );
  const using = taking.find(({ path }) => leads(path));
  if (!using) return undefined;
  for (const checking of taking.filter(({ path }) => path.startsWith(`${using.path}/`))) {
    await sendAs(account, checking, { token: link.token });
  }
  const bodies = [{ token: link.token }, { token: link.token, new_password: newPassword }];
  for (const body of bodies.filter((one) => fits(one, using, account))) {
    // Whether a password is required depends on the account, so one of the two is refused.
    const first = await triedAs(account, using, body);
    if (!first) continue;
    const again = await sendAs(account, using, body);
    if (isFine(again)) {
      const message = `The token of a mail is taken again: the answer is ${again.answer.status}.`;
      report({ check: 'once-only', message, clause: using.place }, first, again);
    }
    return using;
  }
  return undefined;
}

function fits(value: unknown, { body }: Operation, { probe }: Account): boolean {
  const schema = body?.media[0]?.schema;
  return schema !== undefined && probe.contract.schemas.isValid(schema, value);
}
