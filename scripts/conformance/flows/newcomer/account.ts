import { createParts } from '../../cases/fitting-request.ts';
import type { Contract } from '../../contract/contract.ts';
import { isRead, type Operation } from '../../contract/operation.ts';
import type { Exchange } from '../../run/exchange.ts';
import type { RequestParts } from '../../target/request-parts.ts';
import { cookieHeader, cookiesSet, createLogin } from '../../target/sessions.ts';
import type { FlowContext } from '../flow.ts';

/** An account created by the run itself. */
export interface Account extends Pick<FlowContext, 'probe' | 'call' | 'report'> {
  readonly email: string;
  readonly password: string;
  /** Stored like in a browser; answers change them. */
  readonly cookies: Map<string, string>;
}

/** An address without an account. */
export function someAddress(): string {
  return `conformance-${crypto.randomUUID().slice(0, 8)}@example.com`;
}

/** Sends a body in the account's session; an id belongs to the path's last parameter. */
export async function callAs(
  account: Account,
  operation: Operation,
  value?: unknown,
  id?: unknown,
): Promise<Exchange | undefined> {
  const exchange = await submit(account, operation, value, account.cookies, id);
  for (const [name, cookie] of exchange ? cookiesSet(exchange.answer) : []) {
    account.cookies.set(name, cookie);
  }
  return exchange;
}

/** Sends a body without a session. */
export function sendAs(
  account: Account,
  operation: Operation,
  value: unknown,
): Promise<Exchange | undefined> {
  const cookies = withoutSession(account.cookies, account.probe.contract);
  return submit(account, operation, value, cookies);
}

/** The same for requests that may be refused: faults count only if the answer is not a refusal. */
export async function triedAs(
  account: Account,
  operation: Operation,
  value: unknown,
): Promise<Exchange | undefined> {
  const { probe, cookies, report } = account;
  const jar = withoutSession(cookies, probe.contract);
  const { problems, exchange } = await probe.examine(
    operation,
    createRequest(operation, value, jar),
    {},
  );
  if (!isFine(exchange)) return undefined;
  for (const problem of problems) report(problem, exchange);
  return exchange;
}

function submit(
  { call }: Account,
  operation: Operation,
  value: unknown,
  cookies: ReadonlyMap<string, string>,
  id?: unknown,
): Promise<Exchange | undefined> {
  const last = operation.parameters.findLast((one) => one.in === 'path');
  const path = last ? { [last.name]: id } : {};
  return call(operation, { ...createRequest(operation, value, cookies), path }, {});
}

function createRequest(
  operation: Operation,
  value: unknown,
  cookies: ReadonlyMap<string, string>,
): RequestParts {
  const type = operation.body?.media[0]?.type ?? 'application/json';
  const body = value === undefined ? undefined : { type, value };
  return createParts(operation, { headers: cookiesFor(cookies), body });
}

/** Tries to log the account in, optionally with a given session cookie. */
export function logInAs(
  { probe, email, cookies, call }: Account,
  password: string,
  brought: Readonly<Record<string, string>> = {},
): Promise<Exchange | undefined> {
  const jar = new Map([...withoutSession(cookies, probe.contract), ...Object.entries(brought)]);
  const { operation, parts } = createLogin(probe.contract, { email, password }, cookiesFor(jar));
  return call(operation, parts, {});
}

/** The last one is a login that must fail. */
export function refusedLogin(
  { report }: Account,
  reason: string,
  ...exchanges: (Exchange | undefined)[]
): void {
  const login = exchanges.at(-1);
  if (!isFine(login)) return;
  const message = `The login with ${reason} is answered ${login.answer.status}.`;
  const clause = login.operation.place;
  report({ check: 'login-refused', message, clause, at: reason }, ...exchanges);
}

export function cookiesFor(cookies: ReadonlyMap<string, string>): Record<string, string> {
  return cookies.size > 0 ? { cookie: cookieHeader(cookies) } : {};
}

/** Cookies that belong to no session, stored like in a browser. */
export function withoutSession(
  cookies: ReadonlyMap<string, string>,
  contract: Contract,
): Map<string, string> {
  const names = sessionNames(contract);
  return new Map([...cookies].filter(([name]) => !names.has(name)));
}

/** The session cookies that an answer sets. */
export function sessionIn({ answer }: Exchange, contract: Contract): [string, string][] {
  const names = sessionNames(contract);
  return [...cookiesSet(answer)].filter(([name, value]) => names.has(name) && value !== '');
}

function sessionNames({ operations }: Contract): Set<string> {
  return new Set(operations.flatMap(({ sessionCookies }) => sessionCookies));
}

/** A read that every logged-in user may make and that needs no values. */
export function openRead({ operations }: Contract): Operation | undefined {
  return operations.find(
    (one) => isRead(one) && one.sessionCookies.length > 0 && !one.roles && !one.path.includes('{'),
  );
}

export function requiredFields({ body }: Operation, { schemas }: Contract): readonly string[] {
  const schema = body?.media[0]?.schema;
  return schema ? (schemas.resolve(schema).schema.required ?? []) : [];
}

export function bodyFields(body: Operation['body'], { schemas }: Contract): readonly string[] {
  const schema = body?.media[0]?.schema;
  return schema ? Object.keys(schemas.resolve(schema).schema.properties ?? {}) : [];
}

export function isFine(exchange: Exchange | undefined): exchange is Exchange {
  return exchange !== undefined && exchange.answer.status < 300;
}
