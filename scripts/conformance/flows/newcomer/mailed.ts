import type { Operation } from '../../contract/operation.ts';
import { cookiesSet } from '../../target/sessions.ts';
import type { Flow } from '../flow.ts';
import {
  type Account,
  bodyFields,
  callAs,
  isFine,
  logInAs,
  refusedLogin,
  requiredFields,
  sendAs,
  someAddress,
  withoutSession,
} from './account.ts';
import { followLink, linksMailedBy } from './mails.ts';

/** Uses the links in mails: for a forgotten password, and for a second address. */
export async function usesMails(account: Account): Promise<Account> {
  const { probe, password } = account;
  const asking = probe.contract.operations.filter(
    (one) => one.method === 'POST' && requiredFields(one, probe.contract).join() === 'email',
  );
  const own = asking.filter(({ sessionCookies, roles }) => sessionCookies.length > 0 && !roles);
  for (const operation of own) {
    const links = await linksMailedBy(account, async () => {
      await callAs(account, operation, { email: someAddress() });
    });
    for (const link of links) await followLink(account, link, password);
  }
  const open = asking.filter(({ sessionCookies }) => sessionCookies.length === 0);
  const links = await linksMailedBy(account, async () => {
    for (const operation of open) await sendAs(account, operation, { email: account.email });
  });
  const next = `${password} by mail`;
  let current = account;
  for (const link of links) {
    const used = await followLink(current, link, next);
    if (used && bodyFields(used.body, probe.contract).includes('new_password')) {
      current = await withNewPassword(current, next, used);
    }
  }
  return current;
}

/** A new password ends all existing sessions, so the account continues in a new one. */
async function withNewPassword(account: Account, next: string, by: Operation): Promise<Account> {
  const { password, report } = account;
  refusedLogin(account, 'the password that was forgotten', await logInAs(account, password));
  const login = await logInAs(account, next);
  if (isFine(login)) {
    const cookies = new Map([...account.cookies, ...cookiesSet(login.answer)]);
    return { ...account, password: next, cookies };
  }
  const message = 'The password that was chosen by a mailed link lets nobody in.';
  report({ check: 'keeps-writes', message, clause: by.place }, login);
  return account;
}

/** A user whom staff have invited follows the mailed link, chooses a password and logs in. */
export const invitedMember: Flow = {
  title: 'somebody who is invited by mail',
  kind: 'write',
  suits: ({ method, roles, body }) =>
    method === 'POST' &&
    roles !== undefined &&
    [...(body?.media[0]?.examples.values() ?? [])].some(
      (one) => typeof Object(one).email === 'string',
    ),
  async run(context) {
    const { probe, requests, operation, session, call, report } = context;
    const headers = session === undefined ? undefined : probe.sessions.findByName(session)?.headers;
    if (!probe.readMails || !headers) return;
    const pairs = (headers['cookie'] ?? '').split('; ').map((pair) => pair.split('='));
    const jar = new Map(pairs.map(([key = '', ...value]) => [key, value.join('=')]));
    const password = 'conformance by invitation';
    const email = someAddress();
    const cookies = withoutSession(jar, probe.contract);
    const account: Account = { ...context, email, password, cookies };
    const plain = requests.plain(operation);
    const links = await linksMailedBy(account, async () => {
      const { body } = plain;
      const value = { ...Object(body?.value), email };
      await call(operation, { ...plain, ...(body ? { body: { ...body, value } } : {}) });
    });
    for (const link of links) {
      const used = await followLink(account, link, password);
      const login = used && (await logInAs(account, password));
      if (!used || !login || isFine(login)) continue;
      const message = 'Somebody who was invited cannot log in with the password chosen.';
      report({ check: 'keeps-writes', message, clause: used.place }, login);
    }
  },
};
