import { describe, expect, it } from 'vitest';
import { fixture } from '#mocks/fixture.ts';
import { accountPages, userItems, visitorItems } from '#src/features/header/menu/account-items.ts';
import { translateBy } from '#src/i18n/i18n.ts';
import type { User } from '#src/session/roles.ts';
import { textsIn } from '#tests/setup/texts.ts';

const t = translateBy((await textsIn('en')).t);
const user = (...roles: User['roles']) =>
  fixture('User', { name: 'Ada', email: 'ada@example.com', roles });
const at = (pathname: string, search = '') => ({ pathname, search });

describe('the account pages', () => {
  const pages = (...roles: User['roles']) => accountPages(t, user(...roles)).map(({ key }) => key);

  it('are the same for every user', () => {
    expect(pages('ROLE_USER')).toEqual(['dashboard', 'profile', 'devices', 'notifications']);
  });

  it('include the admin tool for staff, and the debug page for admins', () => {
    expect(pages('ROLE_USER', 'ROLE_ADMIN')).toEqual([
      'dashboard',
      'profile',
      'devices',
      'admin',
      'notifications',
      'debug',
    ]);
  });
});

describe('the links of a visitor', () => {
  const targets = (place: { pathname: string; search: string }) =>
    visitorItems(t, place).map((item) => ('href' in item ? item.href : ''));

  it('lead back to the page', () => {
    expect(targets(at('/c/riv3rs', '?view=week'))).toEqual([
      '/login?_target_path=%2Fc%2Friv3rs%3Fview%3Dweek',
      '/register?_target_path=%2Fc%2Friv3rs%3Fview%3Dweek',
    ]);
  });

  it('lead nowhere else from the start page', () => {
    expect(targets(at('/'))).toEqual(['/login', '/register']);
  });

  it('pass on the target of a login', () => {
    expect(targets(at('/login', '?_target_path=%2Fc%2Friv3rs'))[1]).toBe(
      '/register?_target_path=%2Fc%2Friv3rs',
    );
    expect(targets(at('/login', '?_target_path=https%3A%2F%2Fevil.example'))[1]).toBe('/register');
  });
});

describe('the entries of a user', () => {
  const options = {
    user: user('ROLE_USER'),
    baseUrl: '/calendar',
    place: at('/user/dashboard'),
    isFramed: false,
    closeSession: null,
  };

  it('are the account pages below the name, the logout, and the one on all devices', () => {
    expect(userItems(t, options)).toMatchObject([
      { key: 'account', kind: 'group', label: 'Ada', detail: 'ada@example.com' },
      { key: 'logout', label: 'Logout Ada', kind: 'document', href: '/calendar/logout' },
      { key: 'logout-everywhere', kind: 'page', href: '/user/security/devices?logout=everywhere' },
    ]);
  });

  it('open in a new tab from a frame', () => {
    const [account, logout] = userItems(t, { ...options, isFramed: true });
    expect(logout).toMatchObject({ newTab: 'Opens in a new tab' });
    expect(account).toMatchObject({
      items: expect.arrayContaining([expect.objectContaining({ newTab: 'Opens in a new tab' })]),
    });
  });

  it('can close the calendar’s protected session', () => {
    const closeSession = () => undefined;
    expect(userItems(t, { ...options, closeSession })[1]).toMatchObject({
      key: 'close',
      onSelect: closeSession,
    });
  });
});
