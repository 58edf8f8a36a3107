import { type Operation, setsCookies } from '../../contract/operation.ts';
import { cookiesSet } from '../../target/sessions.ts';
import type { Flow, FlowContext } from '../flow.ts';
import {
  type Account,
  callAs,
  isFine,
  logInAs,
  openRead,
  refusedLogin,
  requiredFields,
  sendAs,
  sessionIn,
  someAddress,
} from './account.ts';
import { usesMails } from './mailed.ts';
import { followLink, linksMailedBy } from './mails.ts';
import { passkeys } from './passkeys.ts';
import { secondFactor } from './second-factor.ts';

/**
 * A user registers, follows the mailed link, logs in, changes the password, sets up a passkey and a second factor, follows more mailed
 * links and closes the account: everything that must not be tried with an account that the run needs.
 */
export const newcomer: Flow = {
  title: 'somebody who registers and leaves again',
  kind: 'write',
  suits: registers,
  async run(context) {
    const account = await register(context);
    if (!account) return;
    await logins(account);
    const back = await logsOutEverywhere(account);
    await passkeys(back);
    await secondFactor(back);
    await leaves(await usesMails(await changedPassword(back)));
  },
};

/** Returns whether an operation creates an account, which a mailed link activates. */
function registers({ sessionCookies, body, answers, method }: Operation): boolean {
  const [example] = body?.media[0]?.examples.values() ?? [];
  const fields = Object.keys(Object(example));
  return (
    method === 'POST' &&
    sessionCookies.length === 0 &&
    fields.includes('email') &&
    fields.includes('password') &&
    answers.some(({ status }) => status === '204')
  );
}

/** Registers, follows the mailed link and logs in; undefined if the mails cannot be read. */
async function register(context: FlowContext): Promise<Account | undefined> {
  const { requests, operation, report } = context;
  const plain = requests.plain(operation);
  const email = someAddress();
  const value = { ...Object(plain.body?.value), email };
  const visitor: Account = { ...context, email, password: value.password, cookies: new Map() };
  const before = await logInAs(visitor, visitor.password);
  refusedLogin(visitor, 'an address that has not been registered', before);
  // The cookies of a visitor, with whom a test server may keep its mails.
  const account = { ...visitor, cookies: before ? cookiesSet(before.answer) : visitor.cookies };
  const links = await linksMailedBy(account, async () => {
    const registration = await sendAs(account, operation, value);
    if (!isFine(registration)) return;
    const early = await logInAs(account, account.password);
    refusedLogin(account, 'an address that nobody has confirmed', registration, early);
  });
  for (const link of links) await followLink(account, link, account.password);
  if (links.length === 0) return undefined;
  const login = await logInAs(account, account.password);
  if (!isFine(login)) {
    const message = 'An account that was activated by its mailed link lets nobody in.';
    report({ check: 'keeps-writes', message, clause: operation.place }, login);
    return undefined;
  }
  return { ...account, cookies: new Map([...account.cookies, ...cookiesSet(login.answer)]) };
}

/** A wrong password is refused, and every login starts a separate session. */
async function logins(account: Account): Promise<void> {
  const { probe, password, report } = account;
  refusedLogin(account, 'a wrong password', await logInAs(account, `${password}x`));
  const first = await logInAs(account, password);
  if (!isFine(first)) return;
  const brought = Object.fromEntries(sessionIn(first, probe.contract));
  const second = await logInAs(account, password, brought);
  if (!isFine(second)) return;
  const keptCookie = sessionIn(second, probe.contract).find(
    ([name, value]) => brought[name] === value,
  );
  if (!keptCookie) return;
  const message = `The cookie ${keptCookie[0]} is the same after a login as before it.`;
  const { place } = second.operation;
  const problem = { check: 'session-ends', message, clause: place, at: 'login' } as const;
  report(problem, first, second);
}

/** Ends all sessions at once, and logs in again. */
async function logsOutEverywhere(account: Account): Promise<Account> {
  const { probe, cookies, password, report } = account;
  const read = openRead(probe.contract);
  const ending = probe.contract.operations.find(endsAllSessions);
  const login = ending && (await logInAs(account, password));
  if (!read || !ending || !isFine(login)) return account;
  // Copies, because the answer removes the cookie of the session that sends the call.
  const sessions = [cookies, [...cookies, ...cookiesSet(login.answer)]].map((jar) => ({
    ...account,
    cookies: new Map(jar),
  }));
  const end = await callAs(account, ending, { current_password: password });
  for (const session of isFine(end) ? sessions : []) {
    const after = await callAs(session, read);
    if (!isFine(after)) continue;
    const message = 'A session goes on after the user has logged out everywhere.';
    report({ check: 'session-ends', message, clause: ending.place }, end, after);
  }
  const again = await logInAs(account, password);
  return isFine(again)
    ? { ...account, cookies: new Map([...cookies, ...cookiesSet(again.answer)]) }
    : account;
}

/** Returns whether an operation ends all of the caller's sessions, including the one that calls it. */
export function endsAllSessions(operation: Operation): boolean {
  const { method, path, sessionCookies } = operation;
  return (
    method === 'DELETE' &&
    !path.includes('{') &&
    sessionCookies.length > 0 &&
    setsCookies(operation)
  );
}

/** The previous password no longer works. */
async function changedPassword(account: Account): Promise<Account> {
  const { password, report } = account;
  const changing = fieldOperation(account, ['current_password', 'new_password']);
  if (!changing) return account;
  const next = `${password} again`;
  const change = await callAs(account, changing, {
    current_password: password,
    new_password: next,
  });
  if (!isFine(change)) return account;
  refusedLogin(account, 'the former password', change, await logInAs(account, password));
  const login = await logInAs(account, next);
  if (login && login.answer.status >= 300) {
    const message = 'The new password lets nobody in.';
    const problem = { check: 'keeps-writes', message, clause: changing.place } as const;
    report(problem, change, login);
  }
  return { ...account, password: next };
}

async function leaves(account: Account): Promise<void> {
  const { probe, password, report } = account;
  const closing = fieldOperation(account, ['current_password']);
  const read = openRead(probe.contract);
  if (!closing || !read) return;
  const before = await callAs(account, read);
  const end = await callAs(account, closing, { current_password: password });
  if (!isFine(before) || !isFine(end)) return;
  const after = await callAs(account, read);
  if (isFine(after)) {
    const message = 'The session of an account that was closed goes on.';
    report({ check: 'session-ends', message, clause: closing.place }, end, after);
  }
  refusedLogin(account, 'an account that was closed', end, await logInAs(account, password));
}

/** The operation for logged-in users that has exactly these fields. */
function fieldOperation({ probe }: Account, fields: readonly string[]): Operation | undefined {
  const { contract } = probe;
  return contract.operations.find(
    (one) =>
      one.sessionCookies.length > 0 &&
      !one.roles &&
      isSameSet(requiredFields(one, contract), fields),
  );
}

function isSameSet(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((name) => other.includes(name));
}
