import type { Case } from '../cases/case.ts';
import { madeUpSession } from '../cases/refused-callers.ts';
import { checks, type Severity } from '../checks/problem.ts';
import { Clauses } from '../contract/clauses.ts';
import type { Cause } from '../run/causes.ts';
import type { Exchange } from '../run/exchange.ts';
import { curlLine } from '../target/curl.ts';
import { type Passwords, withoutPasswords } from './hidden-passwords.ts';

/** A difference in the form of reports, as plain data. */
export interface Finding {
  readonly id: string;
  readonly check: string;
  readonly severity: Severity;
  /** The rule that the check enforces. */
  readonly rule: string;
  readonly message: string;
  readonly operations: readonly string[];
  readonly document: string;
  /** `openapi/app/session.yaml:12`. */
  readonly clause: string;
  readonly count: number;
  /** The request's special feature. */
  readonly situation: string;
  readonly session: string | undefined;
  readonly steps: readonly Step[];
  /** The request as really sent, passwords included; not for sharing. */
  readonly replay: Replay;
}

interface Step {
  readonly curl: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export type Replay =
  | { readonly kind: 'flow'; readonly name: string }
  | { readonly kind: 'case'; readonly operation: string; readonly case: Omit<Case, 'operation'> };

const clauses = new Clauses();
const longestBody = 4000;
const order: readonly Severity[] = ['serious', 'wrong', 'minor'];

/**
 * The differences of a run, worst first.
 * @param passwords those to hide in what was sent and answered.
 */
export function createFindings(
  causes: readonly Cause[],
  server: string,
  passwords: Passwords = 'all',
): Finding[] {
  return causes
    .map((cause) => createFinding(cause, server, passwords))
    .toSorted((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity) || b.count - a.count);
}

function createFinding(
  { id, check, sighting, count, operations }: Cause,
  server: string,
  passwords: Passwords,
): Finding {
  const { problem, source, exchanges, operation } = sighting;
  const { severity, title } = checks[check];
  return {
    id,
    check,
    severity,
    rule: title,
    message: withoutPasswords(problem.message, passwords),
    operations: [...operations],
    document: operation.place.document,
    clause: clauses.findLine(problem.clause),
    count,
    situation: typeof source === 'string' ? source.replace(/^[^:]*: /, '') : source.title,
    session: exchanges.at(-1)?.session,
    steps: exchanges.map((exchange) => createStep(exchange, server, passwords)),
    replay:
      typeof source === 'string'
        ? { kind: 'flow', name: source }
        : { kind: 'case', operation: operation.id, case: withoutOperation(source) },
  };
}

function createStep(exchange: Exchange, server: string, passwords: Passwords): Step {
  const { request, session, answer } = exchange;
  const { headers, status } = answer;
  const body = withoutPasswords(answer.body, passwords);
  const sent = {
    ...request,
    path: withoutPasswords(request.path, passwords),
    ...(request.body === undefined ? {} : { body: withoutPasswords(request.body, passwords) }),
  };
  const shortBody = body.length > longestBody ? `${body.slice(0, longestBody)}…` : body;
  // A cookie is as good as a password, so redact it.
  const entries = [...headers].map(([name, value]): [string, string] => [
    name,
    name === 'set-cookie' ? value.replace(/=[^;]+/, '=…') : withoutPasswords(value, passwords),
  ]);
  // A made-up session is safe to show.
  const isMadeUp = request.headers['cookie']?.includes(madeUpSession) ?? false;
  return {
    curl: curlLine(server, sent, session !== undefined || !isMadeUp),
    status,
    headers: Object.fromEntries(entries),
    body: shortBody,
  };
}

function withoutOperation({ operation: _, ...rest }: Case): Omit<Case, 'operation'> {
  return rest;
}
