import { withoutPart } from '#scripts/conformance/cases/fields.ts';
import type { Contract } from '#scripts/conformance/contract/contract.ts';
import {
  answerFor,
  documents,
  documentsError,
  isRead,
  type Operation,
  shownUserHeader,
  takesShownUser,
} from '#scripts/conformance/contract/operation.ts';
import { isPaged } from '#scripts/conformance/flows/paging.ts';
import { findReaders } from '#scripts/conformance/flows/readers.ts';
import { findUndoingLink } from '#scripts/conformance/flows/taken-back.ts';
import type { Answering } from '../support/mock-run.ts';
import {
  answered,
  asked,
  changeAnswers,
  changeRequests,
  type Front,
  isRequestFor,
  type Mutant,
  marked,
  mistakes,
  reading,
  some,
} from './mutant.ts';

/** Well-formed but untrue answers. */
export function behaviorMutants(contract: Contract): Mutant[] {
  const make = (kind: string, operations: readonly Operation[], count: number, front: Front) =>
    mistakes(contract, { kind, isOfSchema: false }, { operations, count }, front);
  const paged = contract.operations.filter(isPaged);
  const having = (name: string) =>
    paged.filter(({ parameters }) => parameters.some((one) => one.name === name));
  const writers = contract.operations.filter((one) => !isRead(one) && one.body);
  const read = writers.filter((one) => findReaders(one, contract).some(({ list }) => !list));
  const guarded = contract.operations.filter(({ sessionCookies }) => sessionCookies.length > 0);
  const validated = writers.filter((one) => documents(one, 422));
  return [
    ...make('ignored filter', having('query'), 4, withoutQuery('query')),
    ...make('ignored filter', having('valid'), 1, withoutQuery('valid')),
    ...make('ignored limit', paged, 4, withoutQuery('limit')),
    ...make('ignored offset', paged, 4, withoutQuery('offset')),
    ...make('ignored order', having('order'), 1, withoutQuery('order')),
    ...make('ignored grouping', having('groupby'), 1, withoutQuery('groupby')),
    ...make(
      'total off by one',
      paged,
      4,
      inList((body) => ({ ...body, total: body.total + 1 })),
    ),
    ...make(
      'total of the page only',
      paged,
      2,
      inList((body) => ({ ...body, total: body.results.length })),
    ),
    ...make('page overlap', paged, 3, shiftedPages),
    ...make('unstable answer', reading(contract).filter(answersList), 3, shuffled),
    ...make('accepts invalid input', validated, 8, acceptsAll),
    ...make('refuses the longest text', validated.filter(takesText), 3, refusesLong),
    ...make(
      'fails for unusual texts',
      [...validated.filter(takesText), ...having('query')],
      5,
      failsForUnusual,
    ),
    ...make('no session needed', guarded, 6, letsIn(401, 'admin')),
    ...make(
      'every role is let in',
      guarded.filter(({ roles }) => roles),
      6,
      letsIn(403, 'admin'),
    ),
    ...make('other sites are let in', writers, 4, withMarker),
    ...make('whom the page shows is ignored', guarded.filter(takesShownUser), 4, ignoresShownUser),
    ...make('staff may do what only users may', writers.filter(isForUsers), 2, allowsStaff),
    ...make('a file belongs to everyone', contract.operations.filter(takesHandle), 1, sharesFiles),
    ...make(
      'a right is refused',
      guarded.filter(({ roles }) => roles?.length),
      2,
      refusesEverybody,
    ),
    ...make('lost write', read.filter(answersWhatIsSent), 5, losesField),
    ...staleReads(read, contract),
    ...make('deleted is still there', contract.operations.filter(namesDeleted), 4, deletesNothing),
    ...readAfterDeletion(contract),
    ...make('undo takes nothing back', undoing(contract), 1, answersExample),
    ...incompleteFeeds(contract),
    ...make('acts twice for one key', contract.operations.filter(hasKey), 2, withoutKey),
    ...make('another record than asked for', reading(contract).filter(takesId), 3, answersAnother),
    ...make('unknown record is made up', reading(contract).filter(takesId), 3, makesUp),
    ...make('takes every content type', validated, 2, asJson),
    ...make('fails for broken JSON', validated, 2, failsForBroken),
    ...make('logout ends nothing', contract.operations.filter(isLogout), 1, endsNothing),
  ];
}

/** The operations that undo a change. */
function undoing({ operations }: Contract): Operation[] {
  const ids = new Set(operations.filter(findUndoingLink).flatMap(({ undoneBy }) => undoneBy));
  return operations.filter(({ id }) => ids.has(id));
}

/** Reads of changes that list none. */
function incompleteFeeds(contract: Contract): Mutant[] {
  const writers = contract.operations.filter(({ listedBy }) => listedBy.length > 0);
  const ids = new Set(writers.flatMap(({ listedBy }) => listedBy));
  const feeds = contract.operations.filter(({ id }) => ids.has(id));
  return feeds.map((feed) => ({
    kind: 'changes are left out',
    name: feed.id,
    isOfSchema: false,
    operations: [feed, ...writers],
    inFront: inList((body) => ({ ...body, results: [], events: [] }))(feed, contract),
  }));
}

/** Answers the document's example, and does nothing. */
function answersExample(operation: Operation, contract: Contract): Mutant['inFront'] {
  const [example] = answerFor(operation, 200)?.media[0]?.examples.values() ?? [];
  return changeRequests(operation, contract, () => Response.json(example));
}

interface List {
  results: unknown[];
  total: number;
}

function inList(change: (list: List) => unknown): Front {
  return (operation, contract) =>
    changeAnswers(operation, contract, async (response) =>
      response.status === 200
        ? answered(response, change((await response.json()) as List))
        : undefined,
    );
}

function withoutQuery(name: string): Front {
  return (operation, contract) =>
    changeRequests(operation, contract, (request) => {
      const url = new URL(request.url);
      // Invalid values are still refused.
      if (!url.searchParams.has(name) || /[^\w-]/.test(url.searchParams.get(name) ?? ''))
        return undefined;
      url.searchParams.delete(name);
      return asked(request, { url });
    });
}

const shiftedPages: Front = (operation, contract) =>
  changeRequests(operation, contract, async (request, mock) => {
    const url = new URL(request.url);
    const offset = Number(url.searchParams.get('offset') ?? 0);
    if (!(offset > 0)) return undefined;
    url.searchParams.set('offset', String(offset - 1));
    const response = await mock(await asked(request, { url }));
    if (response.status !== 200) return response;
    const list = (await response.clone().json()) as List;
    return answered(response, { ...list, offset });
  });

const shuffled: Front = (operation, contract) => {
  let turn = 0;
  return changeAnswers(operation, contract, async (response) => {
    if (response.status !== 200) return undefined;
    const body = (await response.json()) as List;
    turn += 1;
    const first = turn % body.results.length;
    // A list of one has no order, but it can still miss its only record now and then.
    const results =
      body.results.length < 2
        ? body.results.slice(turn % 2)
        : [...body.results.slice(first), ...body.results.slice(0, first)];
    return answered(response, { ...body, results });
  });
};

/** Answers invalid input like valid input. */
const acceptsAll: Front = (operation, contract) => {
  let good: Response | undefined;
  return changeAnswers(operation, contract, (response) => {
    if (response.status < 300) good = response.clone();
    const status = Number(operation.answers.find((one) => one.status.startsWith('2'))?.status);
    if (response.status !== 422) return undefined;
    const [example] =
      operation.answers.find((one) => one.status === String(status))?.media[0]?.examples.values() ??
      [];
    return good?.clone() ?? answered(response, example, { status });
  });
};

const refusesLong: Front = (operation, contract) =>
  changeRequests(operation, contract, async (request, mock) => {
    const text = await request.clone().text();
    const longest = Math.max(
      0,
      ...[...text.matchAll(/"([^"]*)"/g)].map(([, one = '']) => one.length),
    );
    if (longest < 100) return undefined;
    const refused = await mock(await asked(request.clone(), { body: {} }));
    return refused.status === 422 ? refused : undefined;
  });

const failsForUnusual: Front = (operation, contract) =>
  changeRequests(operation, contract, async (request, mock) => {
    const sent = decodeURIComponent(request.url) + (await request.clone().text());
    if (!/[\u{10000}-\u{10ffff}]/u.test(sent)) return undefined;
    const response = await mock(request);
    return response.status === 401 ? response : new Response('Bad Gateway', { status: 502 });
  });

/** Gives unauthorized callers the answer for authorized ones. */
function letsIn(status: number, name: string): Front {
  return (operation, contract) => {
    let cookie: string | undefined;
    return changeRequests(operation, contract, async (request, mock) => {
      const response = await mock(request.clone());
      if (response.status !== status || isCrossSite(request)) return undefined;
      cookie ??= await openSession(name, mock);
      const headers = new Headers(request.headers);
      headers.set('cookie', cookie);
      return mock(await asked(request, { headers }));
    });
  };
}

function isCrossSite({ headers, method }: Request): boolean {
  return method !== 'GET' && !headers.has('x-requested-with');
}

async function openSession(name: string, mock: Answering): Promise<string> {
  const response = await mock(
    new Request('http://localhost/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
      body: JSON.stringify({
        email: `${name}@example.com`,
        password: 'calendar',
        stay_logged_in: true,
      }),
    }),
  );
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

const withMarker: Front = (operation, contract) =>
  changeRequests(operation, contract, (request) => {
    if (!isCrossSite(request)) return undefined;
    const headers = new Headers(request.headers);
    headers.set('x-requested-with', 'XMLHttpRequest');
    return asked(request, { headers });
  });

const ignoresShownUser: Front = (operation, contract) =>
  changeRequests(operation, contract, (request) => {
    if (!request.headers.has(shownUserHeader)) return undefined;
    const headers = new Headers(request.headers);
    headers.delete(shownUserHeader);
    return asked(request, { headers });
  });

/** Without a body that can be broken, the check does not call it, because a server that allows it would act. */
function isForUsers(operation: Operation): boolean {
  return operation.body !== undefined && documentsError(operation, 403, 'impersonation_denied');
}

/** Reads the body as for anyone else. */
const allowsStaff: Front = (operation, contract) =>
  changeAnswers(operation, contract, async (response) =>
    response.status === 403 && /impersonation_denied/.test(await response.clone().text())
      ? answered(
          response,
          { error: { id: 'malformed_request', title: 'Malformed', message: 'Not JSON.' } },
          { status: 400 },
        )
      : undefined,
  );

function takesHandle({ parameters }: Operation): boolean {
  return (
    parameters.some(({ name }) => name === 'handle') &&
    parameters.some(({ name }) => name === 'identifier')
  );
}

const sharesFiles: Front = (operation, contract) =>
  changeRequests(operation, contract, async (request, mock) => {
    const url = new URL(request.url);
    if (!url.searchParams.has('handle')) return undefined;
    url.searchParams.delete('handle');
    return mock(await asked(request, { url }));
  });

const refusesEverybody: Front = (operation, contract) =>
  changeAnswers(operation, contract, (response) =>
    response.status < 300
      ? answered(
          response,
          { error: { id: 'permission_denied', title: 'Not allowed', message: 'No.' } },
          { status: 403, headers: { 'content-type': 'application/json' } },
        )
      : undefined,
  );

/** Applies a change except for one field. */
const losesField: Front = (operation, contract) =>
  changeAnswers(operation, contract, async (response, request) => {
    if (response.status !== 200) return undefined;
    const sent = JSON.parse(await request.text()) as object;
    const body = (await response.json()) as object;
    const [name] = Object.keys(sent).filter((one) => Object.hasOwn(body, one));
    if (name === undefined) return undefined;
    const value: unknown = Reflect.get(body, name);
    const old =
      typeof value === 'boolean' ? !value : typeof value === 'string' ? `${value}x` : undefined;
    return old === undefined
      ? answered(response, withoutPart(body, [name]))
      : answered(response, { ...body, [name]: old });
  });

/** Repeats its first answer forever. */
const answersOld: Front = (operation, contract) => {
  const first = new Map<string, Response>();
  return changeAnswers(operation, contract, (response, { url, headers, method }) => {
    const key = `${method} ${url} ${headers.get('cookie')}`;
    const old = first.get(key);
    if (!old && response.status === 200) first.set(key, response.clone());
    return old?.clone();
  });
};

const deletesNothing: Front = (operation, contract) =>
  changeRequests(operation, contract, async (request, mock) => {
    const head = new Request(request.url, { method: 'OPTIONS' });
    await mock(head);
    if (
      !request.headers.has('cookie') ||
      isCrossSite(request) ||
      /2147483647|unexpected/.test(request.url)
    )
      return undefined;
    return new Response(null, {
      status: 204,
      headers: { 'cache-control': 'no-store', 'x-request-id': crypto.randomUUID() },
    });
  });

const withoutKey: Front = (operation, contract) =>
  changeRequests(operation, contract, (request) => {
    const key = request.headers.get('idempotency-key');
    if (key === null || key.length < 8 || key.length > 100) return undefined;
    const headers = new Headers(request.headers);
    headers.delete('idempotency-key');
    return asked(request, { headers });
  });

const answersAnother: Front = (operation, contract) =>
  changeRequests(operation, contract, (request) => {
    const url = new URL(request.url);
    url.pathname = url.pathname.replace(/\b(\d{1,6})\b/, (id) => String(Number(id) + 1));
    return url.href === request.url ? undefined : asked(request, { url });
  });

const makesUp: Front = (operation, contract) =>
  changeRequests(operation, contract, (request) => {
    const url = new URL(request.url);
    const [known] = operation.parameters.find(({ in: place }) => place === 'path')?.examples ?? [];
    url.pathname = url.pathname.replace('2147483647', String(known));
    return url.href === request.url ? undefined : asked(request, { url });
  });

const asJson: Front = (operation, contract) =>
  changeRequests(operation, contract, (request) => {
    if (request.headers.get('content-type') === 'application/json') return undefined;
    const headers = new Headers(request.headers);
    headers.set('content-type', 'application/json');
    return asked(request, { headers });
  });

const failsForBroken: Front = (operation, contract) =>
  changeAnswers(operation, contract, (response) =>
    response.status === 400 ? new Response('Internal Server Error', { status: 500 }) : undefined,
  );

const endsNothing: Front = (operation, contract) => (mock) => async (request) => {
  if (!isRequestFor(operation, request, contract)) return mock(request);
  const headers = new Headers(request.headers);
  headers.delete('cookie');
  return marked(await mock(new Request(request.url, { headers })));
};

function answersList({ answers }: Operation): boolean {
  return answers.some(
    ({ status, media }) =>
      status === '200' &&
      [...(media[0]?.examples.values() ?? [])].some(
        (example) => (Object(example).results?.length ?? 0) > 1,
      ),
  );
}

/** A read that returns stale data after a write. */
function staleReads(writers: readonly Operation[], contract: Contract): Mutant[] {
  const pairs = writers.flatMap((writer) =>
    findReaders(writer, contract)
      .filter(({ list }) => !list)
      .map(({ operation }) => [writer, operation] as const),
  );
  return some(pairs, 4).map(([writer, reader]) => ({
    kind: 'stale read',
    name: `${reader.id} after ${writer.id}`,
    isOfSchema: false,
    operations: [writer, reader],
    inFront: answersOld(reader, contract),
  }));
}

/** A read that still returns a deleted record. */
function readAfterDeletion(contract: Contract): Mutant[] {
  const pairs = contract.operations.flatMap((deleting) => {
    const [, record] = /^(.*\{\w+\})\/delete$/.exec(deleting.path) ?? [];
    return contract.operations
      .filter((one) => record !== undefined && isRead(one) && one.path.startsWith(record))
      .filter(takesId)
      .map((reader) => [deleting, reader] as const);
  });
  return some(pairs, 1).map(([deleting, reader]) => ({
    kind: 'deleted reads as before',
    name: `${reader.id} after ${deleting.id}`,
    isOfSchema: false,
    operations: [deleting, reader],
    inFront: answersOld(reader, contract),
  }));
}

/** Whether an operation accepts free text. */
function takesText({ body }: Operation): boolean {
  const [example] = body?.media[0]?.examples.values() ?? [];
  return Object.keys(Object(example)).some((name) => /note|reason|text|title|name$/.test(name));
}

function answersWhatIsSent({ body, answers }: Operation): boolean {
  const [sent] = body?.media[0]?.examples.values() ?? [];
  const answer = answers.find(({ status }) => status === '200')?.media[0];
  const [shown] = answer?.examples.values() ?? [];
  return Object.keys(Object(sent)).some((name) => Object.hasOwn(Object(shown), name));
}

function namesDeleted({ method, path, parameters, answers }: Operation): boolean {
  return (
    method === 'DELETE' &&
    answers.some(({ status }) => status === '204') &&
    answers.some(({ status }) => status === '404') &&
    (path.endsWith('}') || parameters.some((one) => one.in === 'query' && one.required))
  );
}

function hasKey({ parameters }: Operation): boolean {
  return parameters.some(({ name }) => name === 'Idempotency-Key');
}

function takesId({ parameters }: Operation): boolean {
  const inPath = parameters.filter((one) => one.in === 'path');
  return (
    inPath.length === 1 && inPath[0]?.name === 'id' && typeof inPath[0].examples[0] === 'number'
  );
}

function isLogout({ method, changesState, sessionCookies, answers }: Operation): boolean {
  return (
    method === 'GET' &&
    changesState &&
    sessionCookies.length === 0 &&
    answers.some(({ status }) => status === '303')
  );
}
