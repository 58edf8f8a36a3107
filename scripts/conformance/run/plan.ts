import type { Case } from '../cases/case.ts';
import { FittingRequests } from '../cases/fitting-request.ts';
import { refusedCases, unknownMethod } from '../cases/refused.ts';
import { refusedCallers } from '../cases/refused-callers.ts';
import { validCases } from '../cases/valid.ts';
import { documents, isRead, type Operation, setsCookies } from '../contract/operation.ts';
import { flows } from '../flows/flows.ts';
import { pageVisits } from '../flows/pages.ts';
import { mayCall, type Sessions } from '../target/sessions.ts';
import type { Probe } from './probe.ts';
import type { RunOptions } from './run.ts';

/** A step of the run. */
export interface Unit {
  readonly name: string;
  readonly run: (probe: Probe) => Promise<void>;
}

export interface Phase {
  readonly title: string;
  /** True if its units may change something and therefore have to run one after another. */
  readonly changesState: boolean;
  /** Created only when it is its turn, because its requests use values from earlier answers. */
  readonly units: () => Unit[];
}

type PlanOptions = Pick<RunOptions, 'contract' | 'writes' | 'count' | 'seed'> &
  Required<Pick<RunOptions, 'operations' | 'pages'>>;

/** Requests that a server accepts, and the session that usually sends them. */
interface Callers {
  readonly requests: FittingRequests;
  readonly findSession: (operation: Operation) => string | undefined;
}

/** Everything to try, in an order in which earlier steps do not break later ones. */
export function createPlan(probe: Probe, options: PlanOptions): Phase[] {
  const { contract, operations, writes, count, seed } = options;
  const requests = new FittingRequests(contract.schemas, probe.known, seed);
  const tools = { contract, requests, schemas: contract.schemas, count };
  const reads = operations.filter(isRead);
  const changes = operations.filter((operation) => !isRead(operation)).toSorted(byDanger);
  const findSession = (operation: Operation) => probe.sessions.for(operation)?.name;
  /** Operations that require a session cannot be tried without one. */
  const callable = (operation: Operation) =>
    operation.sessionCookies.length === 0 || findSession(operation) !== undefined;
  const plan = { tools, requests, findSession };
  /** Earlier cases may have changed what a later one is based on. */
  const update = ({ operation, parts }: Case) => requests.update(operation, parts);
  const all: Phase[] = [
    phase('reading', false, () =>
      reads.filter(callable).flatMap((one) => toUnits(validCases(one, findSession(one), tools))),
    ),
    phase('reading again', false, () => flows(reads.filter(callable), plan, 'read')),
    phase('pages', false, () => (options.pages ? pageVisits(contract) : [])),
    phase('rights', false, () =>
      reads.flatMap((one) => toUnits(otherCallers(one, probe.sessions, plan))),
    ),
    phase('refused reading', false, () => reads.flatMap((one) => toUnits(listRefusals(one)))),
    phase('refused changes', true, () => [
      ...reads.flatMap((one) => toUnits(unknownMethod(one, findSession(one), tools))),
      ...changes.flatMap((one) => toUnits(listRefusals(one))),
    ]),
    phase('rights to change', true, () =>
      changes.flatMap((one) => toUnits(otherCallers(one, probe.sessions, plan))),
    ),
    phase('changes and what follows', true, () =>
      changes
        .filter(callable)
        .flatMap((one) => [
          ...toUnits(validCases(one, findSession(one), tools), update),
          ...flows([one], plan, 'write'),
        ]),
    ),
    // Other cases may have created the state that a call needs in the meantime.
    phase('changes that were not possible', true, () =>
      changes
        .filter((one) => callable(one) && !probe.hasSucceeded(one))
        .flatMap((one) => [
          ...toUnits(validCases(one, findSession(one), tools).slice(0, 2), update),
          ...otherRecords(one, plan),
          ...flows([one], plan, 'write'),
        ]),
    ),
    // Records may have parts by now that they did not have before.
    phase('reading after the changes', true, () =>
      reads
        .filter(callable)
        .flatMap((one) => toUnits(validCases(one, findSession(one), tools).slice(0, 2))),
    ),
  ];
  return all.filter(({ changesState }) => writes || !changesState);

  function listRefusals(operation: Operation): Case[] {
    const callers = refusedCallers(operation, probe.sessions.all, requests);
    return callable(operation)
      ? [...callers, ...refusedCases(operation, findSession(operation), tools)]
      : callers;
  }
}

/** A call may need a record in another state than the first ones have, so try one after another. */
function otherRecords(operation: Operation, { requests, findSession }: Callers): Unit[] {
  if (!documents(operation, 409) || !operation.path.includes('{')) return [];
  const title = 'a record of another state';
  return [
    {
      name: `${operation.id}: ${title}`,
      async run(probe) {
        for (let turn = 0; turn < mostTried && !probe.hasSucceeded(operation); turn += 1) {
          const parts = requests.plain(operation, turn);
          await probe.try({ operation, title, parts, session: findSession(operation) });
        }
      },
    },
  ];
}

/** Each role that may make a call makes it once. */
function otherCallers(
  operation: Operation,
  sessions: Sessions,
  { requests, findSession }: Callers,
): Case[] {
  if (!operation.roles) return [];
  const first = findSession(operation);
  return sessions.all
    .filter((session) => session.name !== first && mayCall(session, operation))
    .map(({ name, roles = [] }) => ({
      operation,
      title: `by ${roles.join(', ')}`,
      parts: requests.plain(operation),
      session: name,
    }));
}

function phase(title: string, changesState: boolean, units: () => Unit[]): Phase {
  return { title, changesState, units };
}

/** @param update prepares the request of a case when it is its turn. */
function toUnits(cases: readonly Case[], update = ({ parts }: Case) => parts): Unit[] {
  return cases.map((one) => ({
    name: `${one.operation.id}: ${one.title}`,
    run: (probe) => probe.try(harmless({ ...one, parts: update(one) }, probe.sessions)),
  }));
}

/** Wrong passwords use an address without an account: too many would lock an account that the run needs. */
function harmless(one: Case, sessions: Sessions): Case {
  const { body } = one.parts;
  const value: unknown = body?.value;
  if (!body || typeof value !== 'object' || value === null) return one;
  if (one.session !== undefined || !sessions.wouldLock({ ...value })) return one;
  const changed = { ...body, value: { ...value, email: 'nobody@conformance.example' } };
  return { ...one, parts: { ...one.parts, body: changed } };
}

/** The maximum number of records to try until one has the right state. */
const mostTried = 40;

/** Operations that may end sessions, lock accounts or delete things come last. */
function byDanger(one: Operation, other: Operation): number {
  return rateDanger(one) - rateDanger(other);
}

function rateDanger(operation: Operation): number {
  const { method, path, body } = operation;
  const asksForSecrets = [...(body?.media ?? [])].some(({ examples }) =>
    [...examples.values()].some((example) => /"\w*password"/.test(JSON.stringify(example))),
  );
  if (setsCookies(operation) || asksForSecrets) return 3;
  if (method !== 'DELETE') return 1;
  // Deleting all of them would leave none for the other cases.
  return path.endsWith('}') ? 2 : 2.5;
}
