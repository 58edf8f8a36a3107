import { madeUpSession } from '#scripts/conformance/cases/refused-callers.ts';
import type { Contract } from '#scripts/conformance/contract/contract.ts';
import { isRead, type Operation, setsCookies } from '#scripts/conformance/contract/operation.ts';
import { requiredFields } from '#scripts/conformance/flows/newcomer/account.ts';
import { endsAllSessions } from '#scripts/conformance/flows/newcomer/newcomer.ts';
import { undone } from '#scripts/conformance/flows/undone.ts';
import { loginOperation } from '#scripts/conformance/target/sessions.ts';
import { isRequestFor, type Mutant, marked } from './mutant.ts';

/** Mutants of accounts and sessions, each of which takes several calls to detect. */
export function accountMutants(contract: Contract): Mutant[] {
  const login = loginOperation(contract);
  const having = (...fields: readonly string[]) =>
    contract.operations.filter(
      (one) =>
        one.sessionCookies.length > 0 &&
        requiredFields(one, contract).toSorted().join() === fields.join(),
    );
  const beginners = contract.operations.filter(undone.suits);
  const registration = contract.operations.filter(
    (one) => one !== login && requiredFields(one, contract).includes('password'),
  );
  const make = (kind: string, operations: readonly Operation[], inFront: Mutant['inFront']) => ({
    kind,
    name: operations[0]?.id ?? '',
    isOfSchema: false,
    operations: [...registration, ...beginners, ...operations],
    inFront,
  });
  return [
    make('a login keeps the session’s id', [login], keepsId(login, contract)),
    make('every password is right', [login], takesEveryPassword(login, contract)),
    ...having('current_password', 'new_password').map((one) =>
      make('the former password stays good', [one], takesFormerPassword(one, login, contract)),
    ),
    ...having('current_password').flatMap((one) => [
      make('a closed account goes on', [one], doesNothing(one, contract)),
    ]),
    ...contract.operations
      .filter((one) => setsCookies(one) && requiredFields(one, contract).includes('credential'))
      .map((one) =>
        make('every answer of a passkey is right', [one], takesEveryAnswer(one, contract)),
      ),
    ...contract.operations
      .filter(endsAllSessions)
      .map((one) => make('no session ends everywhere', [one], doesNothing(one, contract))),
    ...beginners.flatMap((one) => [
      make(
        'the rights of staff stay with a session that shows a user',
        [one],
        staffStay(one, contract),
      ),
      ...one.undoneBy.slice(0, 2).flatMap((id) => {
        const undoing = contract.byId.get(id);
        return undoing
          ? [make('nothing is taken back', [undoing], doesNothing(undoing, contract))]
          : [];
      }),
    ]),
  ];
}

const keepsId =
  (login: Operation, contract: Contract): Mutant['inFront'] =>
  (mock) => {
    // The session's name in the client, and the mock's behavior.
    const names = new Map<string, string>();
    return async (request) => {
      const brought = readSession(request);
      if (brought === undefined) return mock(request);
      const headers = new Headers(request.headers);
      headers.set('cookie', withSession(request, names.get(brought) ?? brought));
      const response = await mock(new Request(request, { headers }));
      if (!isRequestFor(login, request, contract)) return response;
      return marked(keptId(response, brought, names));
    };
  };

function keptId(response: Response, brought: string, names: Map<string, string>): Response {
  const headers = new Headers(response.headers);
  headers.delete('set-cookie');
  for (const line of response.headers.getSetCookie()) {
    const [, value] = /^session=([^;]+)/.exec(line) ?? [];
    if (value !== undefined) names.set(brought, value);
    headers.append('set-cookie', line.replace(/^session=[^;]+/, `session=${brought}`));
  }
  return new Response(response.body, { status: response.status, headers });
}

/** Remembers every account's password from its logins. */
const takesEveryPassword =
  (login: Operation, contract: Contract): Mutant['inFront'] =>
  (mock) => {
    const passwords = new Map<string, string>();
    return async (request) => {
      const text = await request.clone().text();
      const { email, password } = parseFields(text);
      const response = await mock(request.clone());
      if (response.status < 300 && email && password) passwords.set(email, password);
      const right = email ? passwords.get(email) : undefined;
      if (!isRequestFor(login, request, contract) || response.status !== 401 || !right)
        return response;
      return marked(await mock(withFields(request, text, { password: right })));
    };
  };

/** Still accepts a password after it was changed. */
const takesFormerPassword =
  (change: Operation, login: Operation, contract: Contract): Mutant['inFront'] =>
  (mock) => {
    const replaced = new Map<string, string>();
    return async (request) => {
      const text = await request.clone().text();
      const { password, current_password, new_password } = parseFields(text);
      const response = await mock(request.clone());
      if (isRequestFor(change, request, contract) && response.status < 300) {
        replaced.set(current_password ?? '', new_password ?? '');
      }
      const right = replaced.get(password ?? '');
      if (!isRequestFor(login, request, contract) || response.status !== 401 || !right)
        return response;
      return marked(await mock(withFields(request, text, { password: right })));
    };
  };

/** Logs in with a passkey that has logged in before, whatever it signed. */
const takesEveryAnswer =
  (login: Operation, contract: Contract): Mutant['inFront'] =>
  (mock) => {
    const logins = new Map<string, Response>();
    return async (request) => {
      if (!isRequestFor(login, request, contract)) return mock(request);
      const { credential } = parseFields(await request.clone().text());
      const { id } = Object(credential);
      const response = await mock(request);
      if (response.status < 300) logins.set(id, response.clone());
      const before = logins.get(id);
      return response.status === 401 && before ? marked(before.clone()) : response;
    };
  };

/** Claims success without doing anything. */
const doesNothing =
  (operation: Operation, contract: Contract): Mutant['inFront'] =>
  (mock) =>
  async (request) => {
    if (!isRequestFor(operation, request, contract) || !isSession(readSession(request)))
      return mock(request);
    const isMarked = request.method === 'GET' || request.headers.has('x-requested-with');
    const value = parseFields(await request.clone().text());
    // Invalid requests are still refused.
    if (!isMarked || (operation.body && typeof value.current_password !== 'string'))
      return mock(request);
    return marked(new Response(null, { status: 204, headers: plainHeaders() }));
  };

/** Answers staff's reads as before the session was impersonated. */
const staffStay =
  (begin: Operation, contract: Contract): Mutant['inFront'] =>
  (mock) => {
    const kept = new Map<string, Response>();
    const ids = new FirstIds((request) => isRequestFor(begin, request, contract));
    return async (request) => {
      const match = contract.route(request.method, new URL(request.url).pathname);
      const operation = match.kind === 'found' ? match.route : undefined;
      const response = await mock(request.clone());
      ids.follow(request, response);
      if (!operation || operation === begin || !isRead(operation) || !operation.roles)
        return response;
      const key = `${ids.of(request)} ${request.url}`;
      if (response.status === 200) kept.set(key, response.clone());
      const before = kept.get(key);
      return response.status === 403 && before ? marked(before.clone()) : response;
    };
  };

/** The ids under which sessions began, because some answers give them another one. */
class FirstIds {
  readonly #first = new Map<string, string>();
  readonly #isRenewal: (request: Request) => boolean;

  constructor(isRenewal: (request: Request) => boolean) {
    this.#isRenewal = isRenewal;
  }

  of(request: Request): string {
    const id = readSession(request) ?? '';
    return this.#first.get(id) ?? id;
  }

  follow(request: Request, { headers }: Response): void {
    const [, renewed] = /^session=([^;]+)/.exec(headers.getSetCookie().join()) ?? [];
    if (renewed !== undefined && this.#isRenewal(request)) {
      this.#first.set(renewed, this.of(request));
    }
  }
}

function plainHeaders() {
  return { 'cache-control': 'no-store', 'x-request-id': crypto.randomUUID() };
}

function readSession({ headers }: Request): string | undefined {
  return /(?:^|; )session=([^;]+)/.exec(headers.get('cookie') ?? '')?.[1];
}

/** Visitors are still refused. */
function isSession(session: string | undefined): boolean {
  return session !== undefined && session !== madeUpSession;
}

function withSession({ headers }: Request, value: string): string {
  return (headers.get('cookie') ?? '').replace(/(^|; )session=[^;]+/, `$1session=${value}`);
}

type Fields = Readonly<Partial<Record<string, string>>>;

function parseFields(text: string): Fields {
  try {
    return Object(JSON.parse(text)) as Fields;
  } catch {
    return {};
  }
}

function withFields(request: Request, text: string, changes: Fields): Request {
  const { url, method, headers } = request;
  return new Request(url, {
    method,
    headers,
    body: JSON.stringify({ ...parseFields(text), ...changes }),
  });
}
