import type { Contract } from '../../contract/contract.ts';
import { answerFor, documents, type Operation } from '../../contract/operation.ts';
import { type Account, callAs, isFine, requiredFields } from './account.ts';
import { totp } from './totp.ts';

const uri = /otpauth:\/\/totp\/[^"\s]*/;

/** Sets up a second factor with the secret that the server returns, uses it, and disables it again. */
export async function secondFactor(account: Account): Promise<void> {
  const { contract } = account.probe;
  const begin = contract.operations.find(answersSecret);
  if (!begin) return;
  const begun = await callAs(account, begin);
  const secret = isFine(begun) ? secretIn(begun.answer.body) : undefined;
  if (secret === undefined) return;
  // Disabling, which returns no codes like enabling and renewing, comes last.
  const isLast = (one: Operation) => Number(documents(one, 204));
  const operations = codeOperations(begin, contract).toSorted((a, b) => isLast(a) - isLast(b));
  for (const operation of operations) await withCode(account, operation, secret);
}

/** A code works only once, so try the next half minute's code, then one that test servers may accept. */
async function withCode(account: Account, operation: Operation, secret: string): Promise<void> {
  const now = new Date();
  const [example] = operation.body?.media[0]?.examples.values() ?? [];
  const shown: unknown = Object(example).code;
  const codes = [totp(secret, now), totp(secret, now, 1), totp(secret, now, -1)];
  for (const code of typeof shown === 'string' ? [...codes, shown] : codes) {
    const exchange = await callAs(account, operation, { code });
    if (!exchange || exchange.answer.status < 300) return;
  }
}

/** The operations next to one that require only a code. */
function codeOperations({ path }: Operation, contract: Contract): Operation[] {
  const folder = path.slice(0, path.lastIndexOf('/'));
  return contract.operations.filter(
    (one) => one.path.startsWith(folder) && requiredFields(one, contract).join() === 'code',
  );
}

function answersSecret(operation: Operation): boolean {
  const examples = answerFor(operation, 200)?.media[0]?.examples.values() ?? [];
  return operation.changesState && [...examples].some((one) => uri.test(JSON.stringify(one)));
}

function secretIn(body: string): string | undefined {
  const [text = ''] = uri.exec(body) ?? [];
  return new URLSearchParams(text.split('?')[1]).get('secret') ?? undefined;
}
