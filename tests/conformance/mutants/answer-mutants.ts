import type { Contract } from '#scripts/conformance/contract/contract.ts';
import { documents, isRead, type Operation } from '#scripts/conformance/contract/operation.ts';
import {
  answered,
  answering,
  changeAnswers,
  isRequestFor,
  type Mutant,
  marked,
  mistakes,
  reading,
} from './mutant.ts';

type Change = (
  response: Response,
  request: Request,
) => Response | undefined | Promise<Response | undefined>;

/** Undocumented statuses, types, headers, cookies and error bodies. */
export function answerMutants(contract: Contract): Mutant[] {
  const make = (
    kind: string,
    isOfSchema: boolean,
    operations: readonly Operation[],
    count: number,
    change: Change,
  ) =>
    mistakes(contract, { kind, isOfSchema }, { operations, count }, (operation) =>
      changeAnswers(operation, contract, change),
    );
  const taking = (status: number) => contract.operations.filter((one) => documents(one, status));
  const writing = contract.operations.filter((one) => !isRead(one));
  const bodied = writing.filter(({ body }) => body !== undefined);
  const of =
    (status: number, change: Change): Change =>
    (response, request) =>
      response.status === status ? change(response, request) : undefined;
  const restatus = (from: number, to: number) =>
    of(from, async (response) => answered(response, await parseBody(response), { status: to }));
  const withHeader =
    (name: string, value: string | undefined): Change =>
    (response) => {
      const headers = new Headers(response.headers);
      if (value === undefined) headers.delete(name);
      else headers.set(name, value);
      return new Response(response.body, { status: response.status, headers });
    };
  const withError = (status: number, body: unknown) =>
    of(status, (response) => answered(response, body));
  return [
    ...make('undocumented status', true, answering(contract), 4, restatus(200, 206)),
    ...make('created is only done', true, taking(201), 3, restatus(201, 200)),
    ...make(
      'not found is a bad request',
      false,
      taking(404).filter((one) => !documents(one, 400) && takesNumber(one)),
      3,
      restatus(404, 400),
    ),
    ...make(
      'no content has a body',
      true,
      taking(204).filter(isChange),
      3,
      of(
        204,
        (response) => new Response('{"ok":true}', { status: 200, headers: response.headers }),
      ),
    ),
    ...make(
      'wrong content type',
      true,
      answering(contract),
      5,
      withHeader('content-type', 'text/html; charset=utf-8'),
    ),
    ...make(
      'no content type',
      true,
      reading(contract),
      2,
      of(200, async (response) => {
        const plain = new Response(new Uint8Array(await response.arrayBuffer()), {
          headers: response.headers,
        });
        plain.headers.delete('content-type');
        return plain;
      }),
    ),
    ...make(
      'broken JSON',
      true,
      answering(contract),
      3,
      of(200, async (response) => {
        const text = await response.text();
        return new Response(text.slice(0, -1), { headers: response.headers });
      }),
    ),
    ...make(
      'private answer may be kept',
      true,
      reading(contract),
      3,
      withHeader('cache-control', 'public, max-age=60'),
    ),
    ...make('missing header', true, answering(contract), 4, withHeader('cache-control', undefined)),
    ...make(
      'request without id',
      true,
      answering(contract),
      3,
      withHeader('x-request-id', undefined),
    ),
    ...make(
      'error without its shape',
      true,
      taking(401),
      2,
      withError(401, { message: 'Not logged in' }),
    ),
    ...make(
      'error without its shape',
      true,
      taking(404),
      2,
      withError(404, { error: 'not found' }),
    ),
    ...make(
      'unknown error id',
      true,
      taking(422),
      2,
      withError(422, { error: { id: 'oops', title: 'Oops', message: 'Oops' } }),
    ),
    ...make(
      'another answer’s error id',
      false,
      taking(404),
      2,
      withError(404, { error: { id: 'conflict', title: 'Oops', message: 'Oops' } }),
    ),
    ...make(
      'error in plain text',
      true,
      taking(422),
      2,
      of(
        422,
        () =>
          new Response('Unprocessable', {
            status: 422,
            headers: { 'content-type': 'text/plain', 'cache-control': 'no-store' },
          }),
      ),
    ),
    ...make(
      'error names no field',
      false,
      bodied.filter((one) => documents(one, 422)),
      2,
      of(422, async (response) => {
        const { error } = (await response.json()) as { error: object };
        return answered(response, { error: { ...error, details: [] } });
      }),
    ),
    ...make('HEAD is not answered', false, reading(contract), 2, (response, { method }) =>
      method === 'HEAD'
        ? new Response(null, { status: 501, headers: response.headers })
        : undefined,
    ),
    ...make(
      'an empty page instead of data',
      true,
      reading(contract),
      2,
      of(200, (response) => new Response('', { headers: response.headers })),
    ),
    ...cookieMutants(contract),
  ];
}

function takesNumber({ parameters }: Operation): boolean {
  return parameters.some(
    ({ in: place, examples }) => place === 'path' && typeof examples[0] === 'number',
  );
}

function isChange({ method }: Operation): boolean {
  return method !== 'GET';
}

/** A session cookie that others can access. */
function cookieMutants(contract: Contract): Mutant[] {
  const logins = contract.operations.filter(
    ({ answers, body }) =>
      body && answers.some(({ headers }) => headers.some(({ name }) => name === 'set-cookie')),
  );
  return ['HttpOnly', 'SameSite=Lax'].flatMap((flag) =>
    logins.slice(0, 2).map(
      (operation): Mutant => ({
        kind: `cookie without ${flag}`,
        name: operation.id,
        isOfSchema: false,
        operations: [operation],
        inFront: (mock) => async (request) => {
          const response = await mock(request.clone());
          const cookies = response.headers.getSetCookie();
          if (!isRequestFor(operation, request, contract) || cookies.length === 0) return response;
          const headers = new Headers(response.headers);
          headers.delete('set-cookie');
          for (const cookie of cookies)
            headers.append('set-cookie', cookie.replace(`; ${flag}`, ''));
          return marked(new Response(response.body, { status: response.status, headers }));
        },
      }),
    ),
  );
}

async function parseBody(response: Response): Promise<unknown> {
  const text = await response.text();
  return text === '' ? undefined : JSON.parse(text);
}
