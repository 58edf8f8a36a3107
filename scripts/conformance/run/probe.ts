import type { Case, Expectation } from '../cases/case.ts';
import type { KnownValues } from '../cases/known.ts';
import { answerProblems, findErrorId } from '../checks/answer.ts';
import { bodyTextProblems } from '../checks/body-text.ts';
import { cookieProblems } from '../checks/cookies.ts';
import { Identifiers } from '../checks/identifiers.ts';
import type { Problem } from '../checks/problem.ts';
import { recordProblems } from '../checks/records.ts';
import { redirectProblems } from '../checks/redirect.ts';
import { acceptanceProblems, refusalProblems } from '../checks/refusal.ts';
import type { Contract } from '../contract/contract.ts';
import {
  answerFor,
  isJson,
  loginRequired,
  type Operation,
  userChanged,
} from '../contract/operation.ts';
import type { ReadMails } from '../flows/newcomer/mails.ts';
import { type RequestParts, wireRequest } from '../target/request-parts.ts';
import { NoAnswer } from '../target/send.ts';
import { type Sessions, shownUser } from '../target/sessions.ts';
import { type Exchange, isThrottled, readBody } from './exchange.ts';
import type { RunOptions } from './run.ts';

/** A difference at the time it occurred. */
export interface Sighting {
  readonly problem: Problem;
  readonly operation: Operation;
  /** The requests that led to it; the last one's answer is wrong. */
  readonly exchanges: readonly Exchange[];
  /** The case, if it was a single request; otherwise, the flow's name. */
  readonly source: Case | string;
}

interface ProbeOptions
  extends Pick<RunOptions, 'contract' | 'send' | 'server' | 'readMails' | 'mailPatience'> {
  readonly sessions: Sessions;
  readonly known: KnownValues;
  /** Timeout of an answer in milliseconds. */
  readonly slowest: number;
  readonly onExchange: (exchange: Exchange) => void;
  readonly onSighting: (sighting: Sighting) => void;
}

export interface CallOptions {
  readonly session?: string | undefined;
  readonly method?: string | undefined;
  readonly expected?: Expectation | undefined;
}

/** Sends requests and checks every answer. */
export class Probe {
  readonly contract: Contract;
  readonly sessions: Sessions;
  readonly known: KnownValues;
  /** The server's own website. */
  readonly origin: string;
  readonly readMails: ReadMails | undefined;
  readonly mailPatience: number;
  readonly #options: ProbeOptions;
  readonly #succeeded = new Set<Operation>();
  readonly #failures = new Map<Operation, Exchange>();
  readonly #identifiers: Identifiers;

  constructor(options: ProbeOptions) {
    this.#options = options;
    this.contract = options.contract;
    this.sessions = options.sessions;
    this.known = options.known;
    this.origin = new URL(options.server).origin;
    this.readMails = options.readMails;
    this.mailPatience = options.mailPatience ?? 2000;
    this.#identifiers = new Identifiers(options.contract);
  }

  hasSucceeded(operation: Operation): boolean {
    return this.#succeeded.has(operation);
  }

  /** The last call that should have succeeded but did not. */
  lastFailure(operation: Operation): Exchange | undefined {
    return this.#failures.get(operation);
  }

  /** Tries a case, and reports what is wrong with its answer. */
  async try(one: Case): Promise<void> {
    const { problems, exchange } = await this.examine(one.operation, one.parts, one);
    for (const problem of problems) this.report(problem, one, exchange);
  }

  /** A call within a flow. It is checked like any other. */
  async call(
    flow: string,
    operation: Operation,
    parts: RequestParts,
    options: CallOptions,
  ): Promise<Exchange | undefined> {
    const { problems, exchange } = await this.examine(operation, parts, options);
    for (const problem of problems) this.report(problem, flow, exchange);
    return exchange && problems.length === 0 ? exchange : undefined;
  }

  report(problem: Problem, source: Case | string, ...exchanges: (Exchange | undefined)[]): void {
    const met = exchanges.filter((one) => one !== undefined);
    const operation =
      met.at(-1)?.operation ?? (typeof source === 'string' ? undefined : source.operation);
    if (operation) this.#options.onSighting({ problem, operation, exchanges: met, source });
  }

  /** Sends a request. Returns what is wrong with its answer without reporting it. */
  async examine(
    operation: Operation,
    parts: RequestParts,
    options: CallOptions,
  ): Promise<{ exchange: Exchange | undefined; problems: Problem[] }> {
    const { session } = options;
    if (session !== undefined && this.sessions.isLost(session)) {
      return { exchange: undefined, problems: [] };
    }
    let exchange: Exchange;
    try {
      exchange = await this.#exchanged(operation, parts, options);
      if (isSessionLost(exchange, options)) {
        // Some calls end their own session; a new one shows whether that is the reason.
        const renewed = session === undefined ? undefined : await this.sessions.renew(session);
        // They may also have changed the password or deleted the account.
        if (!renewed) return { exchange: undefined, problems: [] };
        exchange = await this.#exchanged(operation, parts, options);
      }
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      if (options.expected?.byFront) return { exchange: undefined, problems: [] };
      const problem: Problem = {
        check: 'answers',
        message: `There is no answer: ${error.message}.`,
        clause: operation.place,
      };
      return { exchange: undefined, problems: [problem] };
    }
    this.#options.onExchange(exchange);
    this.known.learn(exchange);
    if (exchange.answer.status < 400) this.#succeeded.add(operation);
    else if (!options.expected) this.#failures.set(operation, exchange);
    return { exchange, problems: this.#problems(exchange, options) };
  }

  #problems(exchange: Exchange, { expected }: CallOptions): Problem[] {
    const { contract, server, slowest } = this.#options;
    const refusals = isThrottled(exchange)
      ? []
      : expected
        ? refusalProblems(exchange, expected)
        : acceptanceProblems(exchange, contract);
    // Something in front of the operations, such as a proxy, may refuse the request with an undocumented answer.
    const isShells =
      expected &&
      refusals.length === 0 &&
      (!answerFor(exchange.operation, exchange.answer.status) ||
        (expected.byFront && !isJson(exchange.answer.headers.get('content-type') ?? '')));
    const form =
      isShells || exchange.request.method === 'HEAD' ? [] : answerProblems(exchange, contract);
    const { milliseconds } = exchange.answer;
    const late: Problem = {
      check: 'answer-time',
      message: `The answer took ${Math.round(milliseconds)} ms.`,
      clause: exchange.operation.place,
    };
    return [
      ...form,
      ...(form.length === 0 ? bodyTextProblems(exchange, contract) : []),
      ...redirectProblems(exchange, server),
      ...refusals,
      ...cookieProblems(exchange, contract, server),
      ...recordProblems(exchange, contract),
      ...this.#identifiers.findProblems(exchange),
      ...(milliseconds > slowest ? [late] : []),
    ];
  }

  async #exchanged(
    operation: Operation,
    parts: RequestParts,
    { session: name, method = operation.method }: CallOptions,
  ): Promise<Exchange> {
    const session =
      name === undefined
        ? undefined
        : (this.sessions.findByName(name) ?? (await this.sessions.renew(name)));
    const plain = wireRequest({ ...operation, method }, parts);
    const shown = session && shownUser(session, operation);
    const request = { ...plain, headers: { ...shown, ...plain.headers, ...session?.headers } };
    const answer = await this.#options.send(request);
    // A login or registration in it begins someone else's session.
    if (name !== undefined && operation.sessionCookies.length > 0) {
      this.sessions.follow(name, answer);
    }
    const { roles } = session ?? {};
    return { operation, parts, session: name, roles, request, answer, ...readBody(answer) };
  }
}

/** Returns whether a session has changed: it has ended, or staff now view the product as another user in it. */
function isSessionLost(
  { operation, answer, body, roles }: Exchange,
  { session, expected }: CallOptions,
): boolean {
  if (session === undefined || expected?.statuses.includes(answer.status)) return false;
  const mayCall = operation.roles?.some((role) => roles?.includes(role)) ?? false;
  return (
    (answer.status === 401 && findErrorId(body) === loginRequired) ||
    (answer.status === 409 && findErrorId(body) === userChanged) ||
    (answer.status === 403 && mayCall)
  );
}
