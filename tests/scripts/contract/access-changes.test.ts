import { describe, expect, it } from 'vitest';
import { changesBetween } from '#scripts/contract/changes.ts';

function findChanges(before: object, after: object) {
  const head = { openapi: '3.1.0', info: { title: 'Test', version: '1' }, paths: {} };
  return changesBetween(
    new Map([['app', { ...head, ...before }]]),
    new Map([['app', { ...head, ...after }]]),
  ).map(({ operation, isBreaking, text }) => [operation, isBreaking, text]);
}

describe('the roles of an operation', () => {
  const having = (...roles: string[]) => ({
    paths: { '/users': { get: { 'x-roles': roles, responses: {} } } },
  });
  const open = { paths: { '/users': { get: { responses: {} } } } };

  it.each([
    ['one that lost it', having('A', 'B'), having('A'), true, 'x-roles: removed B'],
    ['one that gained it', having('A'), having('A', 'B'), false, 'x-roles: added B'],
    ['nobody when first documented', open, having('A'), false, 'x-roles: only A'],
    ['nobody when no longer needed', having('A'), open, false, 'x-roles: anybody'],
  ])('change for %s', (_, before, after, isBreaking, text) => {
    expect(findChanges(before, after)).toEqual([['GET /users', isBreaking, text]]);
  });
});

describe('a page', () => {
  const page = { path: '/news', access: 'user', framing: 'allowed' };
  const query = { parameters: [{ name: 'sort', in: 'query' }] };
  const pages = (one: object | undefined) => ({
    'x-pages': { home: { path: '/', access: 'anyone' }, ...(one ? { news: one } : {}) },
  });

  it.each([
    ['is removed', page, undefined, true, 'removed'],
    ['is added', undefined, page, false, 'added'],
    ['moves', page, { ...page, path: '/tips' }, true, 'path: /news → /tips'],
    ['allows fewer users', page, { ...page, access: 'staff' }, true, 'access: user → staff'],
    ['allows more users', page, { ...page, access: 'anyone' }, false, 'access: user → anyone'],
    ['allows other users', page, { ...page, access: 'visitors' }, true, 'access: user → visitors'],
    ['refuses frames', page, { ...page, framing: 'refused' }, true, 'framing: allowed → refused'],
    ['loses a query', { ...page, ...query }, page, true, 'query sort: removed'],
  ])('that %s is reported', (_, before, after, isBreaking, text) => {
    expect(findChanges(pages(before), pages(after))).toEqual([['page news', isBreaking, text]]);
  });

  it('that is unchanged is not reported', () => {
    expect(findChanges(pages(page), pages({ ...page, title: 'a:News' }))).toEqual([]);
  });
});
