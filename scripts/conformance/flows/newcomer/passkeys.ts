import type { Contract } from '../../contract/contract.ts';
import { answerFor, type Operation } from '../../contract/operation.ts';
import type { Exchange } from '../../run/exchange.ts';
import { findReaders } from '../readers.ts';
import { reportLost } from '../written.ts';
import { type Account, callAs, isFine, refusedLogin, sendAs } from './account.ts';
import { Authenticator } from './authenticator.ts';

/** The operations of passkeys, by what they do. */
interface PasskeyOperations {
  readonly startCreation: Operation;
  readonly create: Operation;
  readonly rename: Operation;
  readonly remove: Operation;
  readonly startLogin: Operation;
  readonly logIn: Operation;
}

/** Another website, which must not get in with what its visitors sign. */
const elsewhere = { origin: 'https://elsewhere.example' };

/** Adds a passkey with an authenticator in software, renames it, logs in with it, and removes it again. */
export async function passkeys(account: Account): Promise<void> {
  const operations = findPasskeyOperations(account.probe.contract);
  if (!operations) return;
  const { startCreation, create, rename, remove, logIn } = operations;
  const authenticator = new Authenticator(account.probe.origin);
  const proof = { current_password: account.password };
  const options = await callAs(account, startCreation, proof);
  if (!isFine(options)) return;
  const credential = authenticator.create(Object(options.body));
  const created = await callAs(account, create, { credential });
  if (!isFine(created)) return;
  reportSecondUse(account, created, await callAs(account, create, { credential }));
  const { id } = Object(created.body);
  const renamed = await callAs(account, rename, { name: 'Conformance' }, id);
  if (isFine(renamed)) await readAgain(account, renamed);
  const login = await logInWithPasskey(account, operations, authenticator);
  if (isFine(login)) {
    const again = await sendAs(account, logIn, login.parts.body?.value);
    refusedLogin(account, 'a passkey’s answer that was used before', login, again);
  }
  const stolen = await logInWithPasskey(account, operations, authenticator, elsewhere);
  refusedLogin(account, 'a passkey’s answer for another website', stolen);
  const removed = await callAs(account, remove, undefined, id);
  if (!isFine(removed)) return;
  const late = await logInWithPasskey(account, operations, authenticator);
  refusedLogin(account, 'a passkey that was removed', removed, late);
}

/** Whatever lists the account's passkeys shows the new one, too. */
async function readAgain(account: Account, written: Exchange): Promise<void> {
  const readers = findReaders(written.operation, account.probe.contract);
  for (const reader of readers.filter(({ operation }) => !operation.roles)) {
    reportLost(account, reader, written, await callAs(account, reader.operation));
  }
}

async function logInWithPasskey(
  account: Account,
  { startLogin, logIn }: PasskeyOperations,
  authenticator: Authenticator,
  said = {},
): Promise<Exchange | undefined> {
  const options = await sendAs(account, startLogin, undefined);
  if (!isFine(options)) return undefined;
  const [example] = logIn.body?.media[0]?.examples.values() ?? [];
  const credential = authenticator.get(Object(options.body), said);
  return sendAs(account, logIn, { ...Object(example), credential });
}

/** Nothing that was signed works twice. */
function reportSecondUse({ report }: Account, first: Exchange, second: Exchange | undefined): void {
  if (!isFine(second)) return;
  const message = `The same new passkey is taken again: the answer is ${second.answer.status}.`;
  const clause = second.operation.place;
  report({ check: 'once-only', message, clause }, first, second);
}

/** Those whose answers are options for a browser, and those beside them; undefined if the contract has none. */
function findPasskeyOperations({ operations }: Contract): PasskeyOperations | undefined {
  const find = (method: string, path: string) =>
    operations.find((one) => one.method === method && one.path.replace(/\{.*\}/, '{}') === path);
  const startCreation = operations.find((one) => answersWith(one, 'pubKeyCredParams'));
  const startLogin = operations.find((one) => answersWith(one, 'allowCredentials'));
  if (!startCreation || !startLogin) return undefined;
  const create = find('POST', folder(startCreation));
  const logIn = find('POST', folder(startLogin));
  const rename = find('PATCH', `${folder(startCreation)}/{}`);
  const remove = find('DELETE', `${folder(startCreation)}/{}`);
  if (!create || !logIn || !rename || !remove) return undefined;
  return { startCreation, create, rename, remove, startLogin, logIn };
}

function folder({ path }: Operation): string {
  return path.slice(0, path.lastIndexOf('/'));
}

function answersWith(operation: Operation, member: string): boolean {
  const [example] = answerFor(operation, 200)?.media[0]?.examples.values() ?? [];
  return Object.hasOwn(Object(example), member);
}
