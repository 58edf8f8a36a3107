import { describe, expect, it } from 'vitest';
import { asksForPage, listSections, mayBeFramed } from '#mocks/page/page-routes.ts';

describe('a request for a page', () => {
  const asks = (headers: Record<string, string>, method = 'GET') =>
    asksForPage(new Request('http://localhost/', { method, headers }));

  it('accepts HTML', () => {
    expect(asks({ accept: 'text/html,*/*;q=0.8' })).toBe(true);
    expect(asks({ accept: '*/*' }, 'HEAD')).toBe(true);
    expect(asks({})).toBe(true);
    expect(asks({ accept: 'application/json' })).toBe(false);
  });

  it('is not a call and changes nothing', () => {
    expect(asks({ accept: '*/*', 'x-requested-with': 'XMLHttpRequest' })).toBe(false);
    expect(asks({ accept: 'text/html' }, 'POST')).toBe(false);
  });
});

it.each([
  ['/login', ['login']],
  ['/register/', ['login']],
  ['/user/dashboard', ['dashboard']],
  ['/user/security/devices', ['account', 'login', 'profile']],
  ['/admintool96', ['admin']],
  ['/debug', ['debug']],
  ['/c/riv3rs', ['calendar', 'uploads']],
  ['/ksr0wingclubmain01', ['calendar', 'uploads']],
  ['/events/pointer/3f9', ['calendar', 'uploads']],
  ['/nothing-here', []],
])('lists the texts that the page %s needs first', (path, sections) => {
  expect(listSections(path)).toEqual(sections);
});

it.each([
  ['/login', true],
  ['/c/riv3rs', true],
  ['/user/dashboard', false],
  ['/%75ser/dashboard/', false],
  ['/c/mistyped', true],
  ['/ksmistyped', true],
  ['/events/pointer/', true],
  ['/nothing-here', false],
])('allows other sites to frame %s: %s', (path, framed) => {
  expect(mayBeFramed(path)).toBe(framed);
});
