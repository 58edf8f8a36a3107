import { describe, expect, it } from 'vitest';
import { asksForPage, isPageRoute, sectionsOfPage } from '#mocks/page/page-routes.ts';

describe('the pages of the product', () => {
  it.each([
    '/',
    '/login',
    '/login/',
    '/register',
    '/user/dashboard',
    '/user/profile/edit',
    '/user/security/devices',
    '/user/notifications',
    '/user/avatar',
    '/admintool96',
    '/admintool96/',
    '/user/%64ashboard',
    '/login//',
    '/debug',
    '/c/riv3rs',
    '/c/riv3rs/riverside-rowing-club',
    '/ksr0wingclubmain01',
    '/events/pointer/abc',
    '/events/pointer/3f9%2Fc',
  ])('include %s', (path) => {
    expect(isPageRoute(path)).toBe(true);
  });

  it.each([
    '/user',
    '/admintool96/api/search-calendar',
    '/admintool96/nothing',
    '/admintool961',
    '/LOGIN',
    '/user%2Fdashboard',
    '/%zz',
    '/c/riv3rs/club/more',
    '/ksr0wingclubmain01/more',
    '/events/pointer/%20',
    '/c/',
    '/c/riv3',
    '/ksshort',
    '/ksr0wingclubmain012',
    '/events/pointer/',
    '/logout',
    '//',
  ])('do not include %s', (path) => {
    expect(isPageRoute(path)).toBe(false);
  });
});

describe('a request for a page', () => {
  const asks = (headers: Record<string, string>, method = 'GET') =>
    asksForPage(new Request('http://localhost/', { method, headers }));

  it('takes HTML', () => {
    expect(asks({ accept: 'text/html,*/*;q=0.8' })).toBe(true);
    expect(asks({ accept: '*/*' }, 'HEAD')).toBe(true);
    expect(asks({})).toBe(true);
    expect(asks({ accept: 'application/json' })).toBe(false);
  });

  it('is no call and changes nothing', () => {
    expect(asks({ accept: '*/*', 'x-requested-with': 'XMLHttpRequest' })).toBe(false);
    expect(asks({ accept: 'text/html' }, 'POST')).toBe(false);
  });
});

it.each([
  ['/login', ['login']],
  ['/register/', ['login']],
  ['/user/dashboard', ['dashboard']],
  ['/user/security/devices', ['account']],
  ['/admintool96', ['admin']],
  ['/debug', ['debug']],
  ['/c/riv3rs', ['calendar']],
  ['/ksr0wingclubmain01', ['calendar']],
  ['/events/pointer/3f9', ['calendar']],
  ['/nothing-here', []],
])('names the texts that the page %s needs at once', (path, sections) => {
  expect(sectionsOfPage(path)).toEqual(sections);
});
