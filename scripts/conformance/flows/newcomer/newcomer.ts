import { requiredHeaders } from '../../cases/fitting-request.ts';
import type { Operation } from '../../contract/operation.ts';
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
  sessionIn,
  someAddress,
} from './account.ts';
import { usesMails } from './mailed.ts';
import { secondFactor } from './second-factor.ts';

/**
 * A user registers, logs in, changes the password, sets up a second factor, follows mailed links and closes the
 * account: everything that must not be tried with an account that the run needs.
 */
export const newcomer: Flow = {
  title: 'somebody who registers and leaves again',
  kind: 'write',
  suits: registers,
  async run(context) {
    const account = await registered(context);
    if (!account) return;
    await logins(account);
    await secondFactor(account);
    await leaves(await usesMails(await changedPassword(account)));
  },
};

/** Whether an operation creates an account and logs it in. */
function registers({ sessionCookies, body, answers, method }: Operation): boolean {
  const [example] = body?.media[0]?.examples.values() ?? [];
  const fields = Object.keys(Object(example));
  return (
    method === 'POST' &&
    sessionCookies.length === 0 &&
    fields.includes('email') &&
    fields.includes('password') &&
    answers.some(
      ({ status, headers }) =>
        status === '201' && headers.some(({ name }) => name === 'set-cookie'),
    )
  );
}

async function registered(context: FlowContext): Promise<Account | undefined> {
  const { probe, requests, operation, name } = context;
  const plain = requests.plain(operation);
  const email = someAddress();
  const value = { ...Object(plain.body?.value), email };
  const body = { type: plain.body?.type ?? 'application/json', value };
  const parts = { ...plain, headers: requiredHeaders(operation), body };
  const exchange = await probe.call(name, operation, parts, {});
  if (!isFine(exchange)) return undefined;
  return { probe, name, email, password: value.password, cookies: cookiesSet(exchange.answer) };
}

/** A wrong password is refused, and every login starts a separate session. */
async function logins(account: Account): Promise<void> {
  const { probe, password } = account;
  refusedLogin(account, 'a wrong password', await logInAs(account, `${password}x`));
  const first = await logInAs(account, password);
  if (!isFine(first)) return;
  const brought = Object.fromEntries(sessionIn(first, probe.contract));
  const second = await logInAs(account, password, brought);
  if (!isFine(second)) return;
  const kept = sessionIn(second, probe.contract).find(([name, value]) => brought[name] === value);
  if (!kept) return;
  const message = `The cookie ${kept[0]} is the same after a login as before it.`;
  const { place } = second.operation;
  const problem = { check: 'session-ends', message, clause: place, at: 'login' } as const;
  probe.report(problem, account.name, first, second);
}

/** The previous password no longer works. */
async function changedPassword(account: Account): Promise<Account> {
  const { probe, password } = account;
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
    probe.report(problem, account.name, change, login);
  }
  return { ...account, password: next };
}

async function leaves(account: Account): Promise<void> {
  const { probe, password, name } = account;
  const closing = fieldOperation(account, ['current_password']);
  const read = openRead(probe.contract);
  if (!closing || !read) return;
  const before = await callAs(account, read);
  const end = await callAs(account, closing, { current_password: password });
  if (!isFine(before) || !isFine(end)) return;
  const after = await callAs(account, read);
  if (isFine(after)) {
    const message = 'The session of an account that was closed goes on.';
    probe.report({ check: 'session-ends', message, clause: closing.place }, name, end, after);
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
