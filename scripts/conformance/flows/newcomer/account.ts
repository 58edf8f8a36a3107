import { requiredHeaders } from '../../cases/fitting-request.ts';
import type { Contract } from '../../contract/contract.ts';
import { isRead, type Operation } from '../../contract/operation.ts';
import type { Exchange } from '../../run/exchange.ts';
import type { Probe } from '../../run/probe.ts';
import { cookieHeader, cookiesSet, loginOperation } from '../../target/sessions.ts';

/** An account that a run has made for itself. */
export interface Account {
  readonly probe: Probe;
  /** What the flow is called. */
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly cookies: ReadonlyMap<string, string>;
}

/** Sends a body in the account's session. */
export function callAs(
  { probe, name, cookies }: Account,
  operation: Operation,
  value?: unknown,
): Promise<Exchange | undefined> {
  const type = operation.body?.media[0]?.type ?? 'application/json';
  const headers = { ...requiredHeaders(operation), cookie: cookieHeader(cookies) };
  const body = value === undefined ? {} : { body: { type, value } };
  return probe.call(name, operation, { path: {}, query: {}, headers, ...body }, {});
}

/** Tries to log the account in, with a session cookie that is brought along if there is one. */
export function logInAs(
  { probe, name, email, cookies }: Account,
  password: string,
  brought: Readonly<Record<string, string>> = {},
): Promise<Exchange | undefined> {
  const operation = loginOperation(probe.contract);
  const [media] = operation.body?.media ?? [];
  const [example] = media?.examples.values() ?? [];
  const schema = media?.schema && probe.contract.schemas.resolved(media.schema).schema;
  const required = Object.entries(Object(example)).filter(([key]) =>
    schema?.required?.includes(key),
  );
  const jar = new Map([...withoutSession(cookies, probe.contract), ...Object.entries(brought)]);
  const headers = {
    ...requiredHeaders(operation),
    ...(jar.size > 0 ? { cookie: cookieHeader(jar) } : {}),
  };
  const value = { ...Object.fromEntries(required), email, password };
  const body = { type: media?.type ?? 'application/json', value };
  return probe.call(name, operation, { path: {}, query: {}, headers, body }, {});
}

/** Cookies that belong to no session, as a browser keeps them. */
function withoutSession(cookies: ReadonlyMap<string, string>, contract: Contract) {
  const names = sessionNames(contract);
  return [...cookies].filter(([name]) => !names.has(name));
}

/** What an answer sets of a session. */
export function sessionIn({ answer }: Exchange, contract: Contract): [string, string][] {
  const names = sessionNames(contract);
  return [...cookiesSet(answer)].filter(([name, value]) => names.has(name) && value !== '');
}

function sessionNames({ operations }: Contract): Set<string> {
  return new Set(operations.flatMap(({ sessionCookies }) => sessionCookies));
}

/** A read that everybody may make who is logged in, and that needs nothing. */
export function openRead({ operations }: Contract): Operation | undefined {
  return operations.find(
    (one) => isRead(one) && one.sessionCookies.length > 0 && !one.roles && !one.path.includes('{'),
  );
}

/** The fields that a body of an operation has to have. */
export function requiredFields({ body }: Operation, { schemas }: Contract): readonly string[] {
  const schema = body?.media[0]?.schema;
  return schema ? (schemas.resolved(schema).schema.required ?? []) : [];
}

export function isFine(exchange: Exchange | undefined): exchange is Exchange {
  return exchange !== undefined && exchange.answer.status < 300;
}
