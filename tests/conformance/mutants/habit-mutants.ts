import type { Contract } from '#scripts/conformance/contract/contract.ts';
import {
  answerFor,
  documents,
  isRead,
  type Operation,
} from '#scripts/conformance/contract/operation.ts';
import {
  answered,
  answering,
  asked,
  changeAnswers,
  changeRequests,
  type Front,
  type Mutant,
  marked,
  mistakes,
  reading,
} from './mutant.ts';

/** Framework defaults and team habits that this contract does not have. */
export function habitMutants(contract: Contract): Mutant[] {
  const make = (
    kind: string,
    isOfSchema: boolean,
    operations: readonly Operation[],
    count: number,
    front: Front,
  ) => mistakes(contract, { kind, isOfSchema }, { operations, count }, front);
  const { operations } = contract;
  const guarded = operations.filter(({ sessionCookies }) => sessionCookies.length > 0);
  const guardedReads = guarded.filter(isRead);
  const taking = (status: number) => operations.filter((one) => documents(one, status));
  const bodied = operations.filter(({ body }) => body !== undefined);
  const validated = bodied.filter((one) => documents(one, 422));
  return [
    ...make(
      'a redirect to the login in the place of 401',
      true,
      guardedReads,
      3,
      instead(401, redirect('/login')),
    ),
    ...make(
      '403 without a session',
      false,
      guarded.filter((one) => !one.roles),
      3,
      restatus(401, 403),
    ),
    ...make('400 for invalid input', false, validated, 3, restatus(422, 400)),
    ...make(
      'an error with the status 200',
      true,
      taking(404).filter(takesNumber),
      2,
      restatus(404, 200),
    ),
    ...make('an error as an HTML page', true, taking(404), 3, instead(404, htmlPage)),
    ...make('a redirect to a slash at the end', true, reading(contract), 3, slash),
    ...make('a redirect to another host', false, redirecting(contract), 1, otherHost),
    ...make(
      'a redirect without its address',
      true,
      redirecting(contract),
      1,
      withoutHeader('location'),
    ),
    ...make('an empty list as null', true, reading(contract).filter(canBeEmpty), 3, emptyAsNull),
    ...make(
      'a moment without its time zone',
      true,
      answering(contract).filter(showsMoment),
      4,
      withoutZone,
    ),
    ...make('a field twice in one object', false, reading(contract), 3, twice),
    ...make('text in another encoding', false, reading(contract).filter(showsUnusual), 3, latin),
    ...make(
      'an identifier in capital letters',
      false,
      reading(contract).filter((one) => showsIdentifier(one, contract)),
      2,
      inCapitals,
    ),
    ...make(
      'a hash of the password in the answer',
      false,
      answering(contract).filter(showsPerson),
      3,
      withHash,
    ),
    ...make('other sites may read the answer', false, guardedReads, 3, sharedWithAll),
    ...make('a body of any size is taken', false, tooLargeFor(contract), 2, takesAll),
    ...make('a key’s second body is ignored', false, operations.filter(hasKey), 2, answersFirst),
    ...make(
      'a change sets the rest back',
      false,
      operations.filter(({ method, path }) => method === 'PATCH' && !path.includes('{')),
      1,
      setsBack,
    ),
    ...make('a value of the list is refused', false, listed(operations), 3, refusesValue),
    ...make(
      'strangers learn whether an account exists',
      true,
      taking(429).filter(isSilent),
      1,
      tellsStrangers,
    ),
    ...make('every method is taken for GET', false, reading(contract), 2, takesEveryMethod),
  ];
}

type Replace = (response: Response) => Response;

function instead(status: number, replace: Replace): Front {
  return (operation, contract) =>
    changeAnswers(operation, contract, (response) =>
      response.status === status ? replace(response) : undefined,
    );
}

const redirect =
  (location: string): Replace =>
  ({ headers }) =>
    new Response(null, { status: 302, headers: { ...kept(headers), location } });

const htmlPage: Replace = ({ status, headers }) =>
  new Response('<!doctype html><h1>Not Found</h1>', {
    status,
    headers: { ...kept(headers), 'content-type': 'text/html; charset=utf-8' },
  });

function kept(headers: Headers): Record<string, string> {
  const wanted = ['cache-control', 'x-request-id'];
  return Object.fromEntries([...headers].filter(([name]) => wanted.includes(name)));
}

function restatus(from: number, to: number): Front {
  return (operation, contract) =>
    changeAnswers(operation, contract, async (response) =>
      response.status === from
        ? answered(response, await response.json(), { status: to })
        : undefined,
    );
}

const slash: Front = (operation, contract) =>
  changeRequests(operation, contract, (request) => {
    const url = new URL(request.url);
    if (!request.headers.has('cookie')) return undefined;
    url.pathname += '/';
    return new Response(null, { status: 301, headers: { location: url.pathname + url.search } });
  });

const otherHost: Front = (operation, contract) =>
  changeAnswers(operation, contract, (response) => {
    const location = response.headers.get('location');
    if (location === null) return undefined;
    const headers = new Headers(response.headers);
    headers.set('location', `https://www.example.net${location}`);
    return new Response(null, { status: response.status, headers });
  });

function withoutHeader(name: string): Front {
  return (operation, contract) =>
    changeAnswers(operation, contract, (response) => {
      if (!response.headers.has(name)) return undefined;
      const headers = new Headers(response.headers);
      headers.delete(name);
      return new Response(response.body, { status: response.status, headers });
    });
}

function withCapitals(text: string): string {
  return text.replace(
    /"identifier":"\w+"/g,
    (field) => `"identifier"${field.slice(12).toUpperCase()}`,
  );
}

/** Changes the text of successful answers. */
function inText(change: (text: string) => BodyInit | undefined): Front {
  return (operation, contract) =>
    changeAnswers(operation, contract, async (response) => {
      if (response.status !== 200) return undefined;
      const text = await response.clone().text();
      const changed = change(text);
      return changed === undefined || changed === text
        ? undefined
        : new Response(changed, { status: 200, headers: response.headers });
    });
}

const emptyAsNull = inText((text) => text.replace('"results":[]', '"results":null'));
const withoutZone = inText((text) => text.replace(/(\d\d:\d\d:\d\d(?:\.\d+)?)Z"/g, '$1"'));
const twice = inText((text) => text.replace(/^\{("\w+"):/, '{$1:null,$1:'));
const latin = inText((text) => Uint8Array.from(Buffer.from(text, 'latin1')));
const inCapitals = inText(withCapitals);
const withHash = inText((text) => text.replace(/"email":/g, '"password_hash":"$2y$10$Q","email":'));

const sharedWithAll: Front = (operation, contract) =>
  changeAnswers(operation, contract, (response, request) => {
    const origin = request.headers.get('origin');
    if (origin === null) return undefined;
    const headers = new Headers(response.headers);
    headers.set('access-control-allow-origin', origin);
    headers.set('access-control-allow-credentials', 'true');
    return new Response(response.body, { status: response.status, headers });
  });

const takesAll: Front = (operation, contract) =>
  changeRequests(operation, contract, async (request) => {
    const text = await request.clone().text();
    return text.length > 1e6 ? asked(request, { body: JSON.parse(text) }) : undefined;
  });

/** Repeats the answer to the first request with a key, regardless of the second request. */
const answersFirst: Front = (operation, contract) => {
  const first = new Map<string, Response>();
  return changeAnswers(operation, contract, (response, { headers }) => {
    const key = headers.get('idempotency-key');
    if (key === null) return undefined;
    if (response.status < 300) first.set(key, response.clone());
    return response.status === 409 ? first.get(key)?.clone() : undefined;
  });
};

const setsBack: Front = (operation, contract) =>
  changeRequests(operation, contract, async (request) => {
    const schema = operation.body?.media[0]?.schema;
    const fields = schema ? contract.schemas.resolve(schema).schema.properties : undefined;
    const body = parsed(await request.clone().text());
    if (!schema || !fields || !body || Object.keys(body).length === 0) return undefined;
    if (!contract.schemas.isValid(schema, body)) return undefined;
    const missing = Object.keys(fields).filter((name) => !Object.hasOwn(body, name));
    const defaults = missing.flatMap((name) => {
      const placed = contract.schemas.member(schema, name);
      const { type, enum: values } = placed ? contract.schemas.resolve(placed).schema : {};
      if (type === 'boolean') return [[name, false]];
      return values?.[0] === undefined ? [] : [[name, values[0]]];
    });
    return defaults.length === 0
      ? undefined
      : asked(request, { body: { ...body, ...Object.fromEntries(defaults) } });
  });

/** Refuses the last value of the first listed parameter. */
const refusesValue: Front = (operation, contract) =>
  changeRequests(operation, contract, async (request, mock) => {
    const parameter = operation.parameters.find((one) => listedValues(one, contract).length > 1);
    const value = parameter && listedValues(parameter, contract).at(-1);
    const url = new URL(request.url);
    if (!parameter || url.searchParams.get(parameter.name) !== String(value)) return undefined;
    url.searchParams.set(parameter.name, 'none-of-these');
    return mock(await asked(request, { url }));
  });

const tellsStrangers: Front = (operation, contract) =>
  changeAnswers(operation, contract, async (response, request) => {
    const { email } = Object(parsed(await request.text()));
    if (response.status !== 204 || email === 'owner@example.com') return undefined;
    const error = { id: 'not_found', title: 'Unknown', message: 'Nobody has this address.' };
    const headers = { 'content-type': 'application/json' };
    return answered(
      new Response(null, { headers: response.headers }),
      { error },
      { status: 404, headers },
    );
  });

/** Takes the method from the framework's router, which knows only paths. */
const takesEveryMethod: Front = (operation, contract) => (mock) => async (request) => {
  const { url, method, headers } = request;
  const { pathname } = new URL(url);
  const match = contract.route('GET', pathname);
  const isOther = contract.route(method, pathname).kind === 'wrong-method';
  if (match.kind !== 'found' || match.route !== operation || !isOther || method === 'HEAD') {
    return mock(request);
  }
  return marked(await mock(new Request(url, { headers })));
};

function redirecting({ operations }: Contract): Operation[] {
  return operations.filter(({ answers }) =>
    answers.some(({ headers }) => headers.some(({ name }) => name === 'location')),
  );
}

function showsText(operation: Operation): string {
  const examples = answerFor(operation, 200)?.media[0]?.examples.values() ?? [];
  return JSON.stringify([...examples]);
}

function takesNumber({ parameters }: Operation): boolean {
  return parameters.some(
    ({ in: place, examples }) => place === 'path' && typeof examples[0] === 'number',
  );
}

function canBeEmpty(operation: Operation): boolean {
  return (
    showsText(operation).includes('"results":') &&
    operation.parameters.some(({ name }) => name === 'query')
  );
}

function showsMoment(operation: Operation): boolean {
  return /\d\d:\d\d:\d\dZ"/.test(showsText(operation));
}

function showsPerson(operation: Operation): boolean {
  return showsText(operation).includes('"email":');
}

/** Whether an answer shows identifiers that are still valid in capitals. */
function showsIdentifier(operation: Operation, { schemas }: Contract): boolean {
  const { schema, examples } = answerFor(operation, 200)?.media[0] ?? {};
  const [example] = examples?.values() ?? [];
  const text = JSON.stringify(example) ?? '';
  const changed = withCapitals(text);
  return schema !== undefined && changed !== text && schemas.isValid(schema, JSON.parse(changed));
}

function showsUnusual(operation: Operation): boolean {
  return /[^\0-\x7f]/.test(showsText(operation));
}

function tooLargeFor({ operations }: Contract): Operation[] {
  const limited = operations.filter((one) => answerFor(one, 413)?.maxBytes !== undefined);
  return [...Map.groupBy(limited, ({ tags }) => tags[0]).values()].flatMap((all) =>
    all.slice(0, 1),
  );
}

function hasKey({ parameters }: Operation): boolean {
  return parameters.some(({ name }) => name === 'Idempotency-Key');
}

function listedValues(
  { in: place, schema }: Operation['parameters'][number],
  { schemas }: Contract,
) {
  return place === 'query' ? (schemas.resolve(schema).schema.enum ?? []) : [];
}

function listed(operations: readonly Operation[]): Operation[] {
  return operations.filter(
    (one) =>
      isRead(one) &&
      documents(one, 422) &&
      one.parameters.some(
        ({ in: place, schema }) => place === 'query' && (schema.schema.enum?.length ?? 0) > 1,
      ),
  );
}

/** Whether an answer is the same for every caller. */
function isSilent({ answers, sessionCookies }: Operation): boolean {
  return (
    sessionCookies.length === 0 &&
    answers.some(({ status }) => status === '204') &&
    !answers.some(({ status }) => status === '404')
  );
}

function parsed(text: string): object | undefined {
  try {
    return Object(JSON.parse(text)) as object;
  } catch {
    return undefined;
  }
}
