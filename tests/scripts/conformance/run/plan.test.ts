import { describe, expect, it } from 'vitest';
import { KnownValues } from '#scripts/conformance/cases/known.ts';
import { loadContract } from '#scripts/conformance/contract/contract.ts';
import { createPlan, type Unit } from '#scripts/conformance/run/plan.ts';
import { Probe } from '#scripts/conformance/run/probe.ts';
import type { WireAnswer, WireRequest } from '#scripts/conformance/target/send.ts';
import { type Login, Sessions } from '#scripts/conformance/target/sessions.ts';
import { smallContract } from '../support/small-contract.ts';

const json = (value: object) => ({
  content: {
    'application/json': {
      schema: {
        type: 'object',
        properties: { email: { type: 'string' }, password: { type: 'string' } },
      },
      examples: { one: { value } },
    },
  },
});
const id = { in: 'path', name: 'id', required: true, schema: { type: 'integer' }, example: 1 };
const secured = { security: [{ session: [] }] };
const cookie = { headers: { 'Set-Cookie': { schema: { type: 'string' } } } };

const contract = smallContract({
  components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'sid' } } },
  paths: {
    '/login': {
      post: {
        operationId: 'logIn',
        requestBody: json({ email: 'ada@example.com', password: 'wrong' }),
        responses: { 200: cookie, 401: {} },
      },
    },
    '/boats/{id}': {
      delete: { operationId: 'deleteBoat', parameters: [id], ...secured, responses: { 204: {} } },
      patch: {
        operationId: 'changeBoat',
        parameters: [id],
        ...{ ...secured, requestBody: json({}), responses: { 200: {}, 409: {} } },
      },
    },
    '/boats': {
      delete: { operationId: 'deleteBoats', ...secured, responses: { 204: {} } },
      get: { operationId: 'listBoats', responses: { 200: {} } },
      post: { operationId: 'createBoat', requestBody: json({}), responses: { 200: {} } },
    },
    '/confirm': {
      post: {
        operationId: 'confirm',
        ...{ ...secured, requestBody: json({ email: 'owner@example.com', password: 'wrong' }) },
        responses: { 200: {}, 401: {} },
      },
    },
    '/crews': {
      get: {
        operationId: 'listCrews',
        ...{ ...secured, 'x-roles': ['ROLE_OWNER', 'ROLE_STAFF'], responses: { 200: {}, 401: {} } },
      },
    },
  },
});

const logins: readonly Login[] = ['owner', 'staff', 'guest'].map((name) => ({
  name,
  credentials: { email: `${name}@example.com`, password: 'right' },
}));

/** The plan for a server that answers as a test wants, and what it has been sent. */
async function plan(
  options: Partial<Parameters<typeof createPlan>[1]> = {},
  given = logins,
  status = 200,
) {
  const sent: WireRequest[] = [];
  const send = (request: WireRequest): Promise<WireAnswer> => {
    sent.push(request);
    const name = /"email":"(\w+)@/.exec(request.body ?? '')?.[1] ?? '';
    const headers = new Headers({ 'content-type': 'application/json' });
    if (request.path === '/login') headers.set('set-cookie', `sid=${name}`);
    const body = JSON.stringify({ roles: [`ROLE_${name.toUpperCase()}`] });
    const isLogin = request.path === '/login';
    const answer = { status: isLogin ? 200 : status, headers, body, milliseconds: 1 };
    return Promise.resolve(answer);
  };
  const sessions = new Sessions(contract, send, given);
  await sessions.begin();
  sent.length = 0;
  const probe = new Probe({
    ...{ contract, send, server: 'http://localhost', sessions, slowest: 60_000 },
    known: new KnownValues(contract.byId),
    onExchange: () => {},
    onSighting: () => {},
  });
  const { operations } = contract;
  const phases = createPlan(probe, {
    ...{ contract, operations, writes: true, count: 0, seed: 1, pages: false },
    ...options,
  });
  const listUnits = (title: string): Unit[] =>
    phases.find((phase) => phase.title === title)?.units() ?? [];
  return {
    ...{ phases, probe, sent },
    listUnits,
    /** The operations of a phase's units, each once. */
    listOperations: (title: string) => [
      ...new Set(listUnits(title).map(({ name }) => name.replace(/:.*/, ''))),
    ],
    run: async (title: string, name: string) => {
      const unit = listUnits(title).find((one) => one.name === name);
      if (!unit) throw new Error(`There is no “${name}” in “${title}”.`);
      await unit.run(probe);
    },
  };
}

describe('the plan of a run', () => {
  it('reads before it changes anything, and again afterward', async () => {
    const { phases } = await plan();
    expect(phases.map(({ title }) => title)).toEqual([
      ...['reading', 'reading again', 'pages', 'rights', 'refused reading', 'refused changes'],
      ...['rights to change', 'changes and what follows', 'changes that were not possible'],
      'reading after the changes',
    ]);
  });

  it('changes nothing if it may not', async () => {
    const { phases } = await plan({ writes: false });
    expect(phases.map(({ title }) => title)).toEqual([
      ...['reading', 'reading again', 'pages', 'rights', 'refused reading'],
    ]);
  });

  it('visits pages only if it is to', async () => {
    const whole = { contract: await loadContract() };
    const names = async (pages: boolean) =>
      (await plan({ ...whole, pages })).listUnits('pages').map(({ name }) => name);
    expect(await names(false)).toEqual([]);
    expect(await names(true)).toContain('page login: settings and messages');
  });

  it('tries reads and changes in their own phases', async () => {
    const { listOperations } = await plan();
    expect(listOperations('reading')).toEqual(['listBoats', 'listCrews']);
    expect(listOperations('reading after the changes')).toEqual(['listBoats', 'listCrews']);
  });

  it('makes the changes last that may end sessions or leave nothing to change', async () => {
    const { listOperations } = await plan();
    expect(listOperations('changes and what follows')).toEqual([
      ...['changeBoat', 'createBoat', 'deleteBoat', 'deleteBoats', 'logIn', 'confirm'],
    ]);
  });

  it('leaves out what needs a session that nobody has', async () => {
    const { listOperations } = await plan({}, []);
    expect(listOperations('reading')).toEqual(['listBoats']);
    expect(listOperations('changes and what follows')).toEqual(['createBoat', 'logIn']);
    // Whether it is refused can be tried without one.
    expect(listOperations('refused reading')).toContain('listCrews');
  });
});

describe('the rights of a call', () => {
  it('are tried by every other session that has them', async () => {
    const { listUnits } = await plan();
    expect(listUnits('rights').map(({ name }) => name)).toEqual(['listCrews: by ROLE_STAFF']);
    expect(listUnits('rights to change')).toEqual([]);
  });

  it('are used by the session that tries them', async () => {
    const { run, sent } = await plan();
    await run('rights', 'listCrews: by ROLE_STAFF');
    expect(sent.map(({ path, headers }) => [path, headers['cookie']])).toEqual([
      ['/crews', 'sid=staff'],
    ]);
  });
});

describe('a change that was not possible', () => {
  it('is tried again, as others may have created what it needs', async () => {
    const { listOperations, run } = await plan();
    await run('changes and what follows', 'createBoat: the plainest request');
    const left = listOperations('changes that were not possible');
    expect(left).toContain('changeBoat');
    expect(left).not.toContain('createBoat');
  });

  it('is tried with other records if their state may be the reason', async () => {
    const { listUnits } = await plan();
    const others = listUnits('changes that were not possible').filter(({ name }) =>
      name.endsWith('a record of another state'),
    );
    expect(others.map(({ name }) => name)).toEqual(['changeBoat: a record of another state']);
  });

  it.each([
    [200, 1],
    [409, 40],
  ])('ends with status %i after %i records', async (status, count) => {
    const { run, sent } = await plan({}, logins, status);
    await run('changes that were not possible', 'changeBoat: a record of another state');
    expect(sent).toHaveLength(count);
  });
});

describe('a wrong password', () => {
  const send = async (title: string) => {
    const { run, sent } = await plan();
    await run('refused changes', `confirm: ${title}`);
    return sent.map(({ body = '' }) => JSON.parse(body));
  };

  it('is not tried on an account of the run, which it could lock', async () => {
    expect(await send('nobody is logged in')).toEqual([
      { email: 'nobody@conformance.example', password: 'wrong' },
    ]);
  });

  it('is left as it is in a body without an address', async () => {
    expect(await send('nobody is logged in, and the body is wrong')).toEqual([{}]);
  });
});
