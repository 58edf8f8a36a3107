import { describe, expect, it } from 'vitest';
import type { Case } from '#scripts/conformance/cases/case.ts';
import { KnownValues } from '#scripts/conformance/cases/known.ts';
import { Causes } from '#scripts/conformance/run/causes.ts';
import { Probe } from '#scripts/conformance/run/probe.ts';
import { shrink } from '#scripts/conformance/run/shrink.ts';
import type { RequestParts } from '#scripts/conformance/target/request-parts.ts';
import { NoAnswer, type WireRequest } from '#scripts/conformance/target/send.ts';
import { Sessions } from '#scripts/conformance/target/sessions.ts';
import { answers, operationIn, smallContract } from '../support/small-contract.ts';

const parameter = (place: string, name: string, schema: object, required = false) => ({
  ...{ in: place, name, schema, required },
});
const boat = { type: 'object', properties: { name: { type: 'string' } } };
const contract = smallContract({
  paths: {
    '/boats': {
      get: {
        operationId: 'listBoats',
        parameters: [
          parameter('query', 'near', { type: 'string', minLength: 2 }, true),
          parameter('query', 'limit', { type: 'integer', minimum: 1 }),
          parameter('query', 'kind', { type: 'string' }),
          parameter('header', 'X-Needed', { type: 'string' }, true),
          parameter('header', 'X-Other', { type: 'string' }),
        ],
        responses: answers({ 200: boat }),
      },
      post: {
        operationId: 'createBoat',
        requestBody: {
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['name'],
                properties: {
                  name: { type: 'string', minLength: 3 },
                  seats: { type: 'integer' },
                  crew: { type: 'array', items: { type: 'string' } },
                },
              },
            },
          },
        },
        responses: answers({ 200: boat }),
      },
    },
  },
});

/** Shrinks the difference of a case on a server that has it for some requests only. Returns what is left, and what was sent. */
async function shrinkOn(
  isWrong: (request: WireRequest) => boolean,
  id: string,
  given: Partial<RequestParts>,
  changes: Partial<Case> = {},
) {
  const sent: WireRequest[] = [];
  let isShrinking = false;
  const send = (request: WireRequest) => {
    sent.push(request);
    if (isShrinking && request.path.includes('sil')) {
      return Promise.reject(new NoAnswer('Too slow.'));
    }
    const headers = new Headers({ 'content-type': 'application/json' });
    const body = JSON.stringify({ name: isWrong(request) ? 7 : 'Otter' });
    const status = request.path.endsWith('?near=xx') ? 418 : 200;
    return Promise.resolve({ status, headers, body, milliseconds: 1 });
  };
  const causes = new Causes();
  const probe = new Probe({
    ...{ contract, send, server: 'http://localhost', known: new KnownValues(contract.byId) },
    sessions: new Sessions(contract, send, []),
    slowest: 60_000,
    onExchange: () => {},
    onSighting: (sighting) => void causes.add(sighting),
  });
  const parts = { path: {}, query: {}, headers: {}, ...given };
  await probe.try({
    ...{ operation: operationIn(contract, id), title: 'a case', session: undefined, parts },
    ...changes,
  });
  const [cause] = causes.all;
  if (!cause) throw new Error('There is no difference.');
  sent.length = 0;
  isShrinking = true;
  await shrink(probe, cause);
  const { source, exchanges } = cause.sighting;
  if (typeof source === 'string') throw new Error('A flow is no case.');
  expect(exchanges.at(-1)?.parts).toEqual(source.parts);
  return { ...source.parts, sent };
}

const always = () => true;

describe('the request of a difference', () => {
  it('loses what it does not need', async () => {
    const { query, headers } = await shrinkOn(always, 'listBoats', {
      query: { near: 'Bonn', limit: 1, kind: 'a' },
      headers: { 'x-needed': 'yes', 'x-other': 'no' },
    });
    expect(query).toEqual({ near: 'Bo' });
    expect(headers).toEqual({ 'x-needed': 'yes' });
  });

  it('keeps what the difference depends on', async () => {
    const { query } = await shrinkOn(({ path }) => path.includes('kind='), 'listBoats', {
      query: { near: 'Bonn', kind: 'a' },
    });
    expect(query).toEqual({ near: 'Bo', kind: 'a' });
  });

  it('has smaller numbers and shorter texts, as far as the document allows them', async () => {
    const isLong = ({ path }: WireRequest) =>
      Number(new URL(path, 'http://localhost').searchParams.get('limit')) >= 20;
    const { query } = await shrinkOn(isLong, 'listBoats', { query: { near: 'xx', limit: 100 } });
    expect(query).toEqual({ near: 'xx', limit: 25 });
  });

  it('keeps the half of a text in which the difference is, and whole letters', async () => {
    const isWrong = ({ path }: WireRequest) => decodeURIComponent(path).includes('👍');
    const { query } = await shrinkOn(isWrong, 'listBoats', {
      query: { near: 'xx', kind: 'abcde👍' },
    });
    expect(query).toEqual({ near: 'xx', kind: '👍' });
  });

  it('loses parts of its body at any depth', async () => {
    const value = { name: 'Otter', seats: 4, crew: ['Ann', 'Bo'], other: null };
    const { body } = await shrinkOn(({ body: text = '' }) => text.includes('crew'), 'createBoat', {
      body: { type: 'application/json', value },
    });
    expect(body?.value).toEqual({ name: 'Ott', crew: [] });
  });

  it('has shorter texts in its body', async () => {
    const value = { name: 'xyz', crew: ['Ann and Bo'] };
    const { body } = await shrinkOn(({ body: text = '' }) => text.includes('Bo'), 'createBoat', {
      body: { type: 'application/json', value },
    });
    expect(body?.value).toEqual({ name: 'xyz', crew: ['Bo'] });
  });

  it('keeps a body that is sent as it is', async () => {
    const body = { type: 'application/json', value: { name: 'Otter' }, text: '{"name":"Otter"}' };
    expect(await shrinkOn(always, 'createBoat', { body })).toMatchObject({ body, sent: [] });
  });

  it('becomes none with another difference', async () => {
    // Without a kind, it has an undocumented status.
    const { query } = await shrinkOn(always, 'listBoats', { query: { near: 'xx', kind: 'a' } });
    expect(query).toEqual({ near: 'xx', kind: 'a' });
  });

  it('becomes none that the server does not answer', async () => {
    const { query } = await shrinkOn(always, 'listBoats', { query: { near: 'silent' } });
    expect(query).toEqual({ near: 'en' });
  });
});

describe('a difference that stays as it is', () => {
  it('is one of a request that must be refused', async () => {
    const { place } = operationIn(contract, 'listBoats');
    const expected = { statuses: [200], because: 'it is so', clause: place };
    const query = { near: 'Bonn', kind: 'abc' };
    expect(await shrinkOn(always, 'listBoats', { query }, { expected })).toMatchObject({
      ...{ query, sent: [] },
    });
  });

  it('is one that takes too many requests', async () => {
    const query = Object.fromEntries(Array.from({ length: 90 }, (_, index) => [`q${index}`, 'a']));
    const { sent, query: left } = await shrinkOn(always, 'listBoats', { query });
    expect(sent).toHaveLength(60);
    expect(Object.keys(left)).toHaveLength(30);
  });
});
