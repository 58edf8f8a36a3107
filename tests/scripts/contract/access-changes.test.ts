import { expect, it } from 'vitest';
import { accessChanges } from '#scripts/contract/access-changes.ts';

const calls = (access: object) => ({ paths: { '/users': { get: access } } });

it.each([
  ['x-roles', ['A', 'B'], ['A'], 'removed B', true],
  ['x-roles', ['A'], ['A', 'B'], 'added B', false],
  ['x-roles', ['A'], undefined, 'added everybody', false],
  ['x-calendar-rights', ['add', 'change'], ['add'], 'removed change', true],
])('%s of %s that become %s are reported', (list, before, after, text, isBreaking) => {
  expect(accessChanges(calls({ [list]: before }), calls({ [list]: after }))).toEqual([
    { text: `GET /users ${list}: ${text}`, isBreaking },
  ]);
});

it('rules of an operation that had none take it away from others, but not those of a new one', () => {
  expect(accessChanges(calls({}), calls({ 'x-roles': ['A', 'B'] }))).toEqual([
    { text: 'GET /users x-roles: only A, B', isBreaking: true },
  ]);
  expect(accessChanges({ paths: {} }, calls({ 'x-roles': ['A'] }))).toEqual([]);
});

const page = { path: '/news', access: 'user', framing: 'allowed', title: 'a:News' };
const query = { parameters: [{ name: 'sort', in: 'query' }] };

it.each([
  ['is removed', page, undefined, ': removed', true],
  ['is added', undefined, page, ': added', false],
  ['moves', page, { ...page, path: '/tips' }, ' path: /news → /tips', true],
  ['allows fewer users', page, { ...page, access: 'staff' }, ' access: user → staff', true],
  ['allows more users', page, { ...page, access: 'anyone' }, ' access: user → anyone', false],
  ['allows others', page, { ...page, access: 'visitors' }, ' access: user → visitors', true],
  ['refuses frames', page, { ...page, framing: 'refused' }, ' framing: allowed → refused', true],
  ['loses a query', { ...page, ...query }, { ...page, title: '' }, ' query sort: removed', true],
])('a page that %s is reported', (_, before, after, text, isBreaking) => {
  const [old, current] = [before, after].map((news) => ({ 'x-pages': news ? { news } : {} }));
  expect(accessChanges(old ?? {}, current ?? {})).toEqual([
    { text: `page news${text}`, isBreaking },
  ]);
});
