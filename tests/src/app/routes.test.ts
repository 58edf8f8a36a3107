import { screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { createStore } from 'jotai';
import { matchRoutes } from 'react-router-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import settingsDocument from '#generated/app/document.json' with { type: 'json' };
import { isPageRoute } from '#mocks/page/page-routes.ts';
import { createRoutes } from '#src/app/routes.ts';
import { createI18n } from '#src/i18n/i18n.ts';
import { Translations } from '#src/i18n/translations.ts';
import { parseHostSettings } from '#src/settings/host-settings.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { paths } from '#src/util/paths.ts';
import { openPage } from '#tests/setup/open-page.tsx';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

const owner = 'owner@example.com';
const admin = 'admin@example.com';

/** The rows of the product specification's section 2 that the client answers, and who sees what there. */
const pages = [
  { path: '/login', title: 'Log in', h1: 'Welcome back', open: true },
  { path: '/register', title: 'Create an account', h1: 'Create an account', open: true },
  { path: '/user/dashboard', title: 'Your calendars', h1: 'Your calendars', as: owner },
  { path: '/user/profile/edit', title: 'Profile', h1: 'Profile', as: owner },
  {
    path: '/user/security/devices',
    title: 'Connected devices',
    h1: 'Connected devices',
    as: owner,
  },
  {
    path: '/user/notifications',
    title: 'Email notifications',
    h1: 'Email notifications',
    as: owner,
  },
  { path: '/user/avatar', title: 'Avatar', h1: 'Avatar', as: owner },
  { path: '/admintool96', title: 'Calendars', h1: 'Calendars', as: admin },
  { path: '/debug', title: 'Debug', h1: 'Debug', as: admin },
  { path: '/c/riv3rs', title: 'Calendar', h1: 'Calendar', open: true },
  { path: '/c/riv3rs/riverside-rowing', title: 'Calendar', h1: 'Calendar', open: true },
  { path: '/ksr0wingclubmain01', title: 'Calendar', h1: 'Calendar', open: true },
  { path: '/events/pointer/3f9-c_1', title: 'Calendar', h1: 'Calendar', open: true },
];

describe('every page of the product', () => {
  it.each(pages)('answers at $path, with the header, a title and a heading', async (page) => {
    await openPage(page.path, page.as ? { as: page.as } : {});
    await heading(page.h1);
    expect(screen.getByRole('banner')).toBeVisible();
    expect(window.location.pathname).toBe(page.path);
    await waitFor(() => expect(document.title).toBe(`${page.title} – Shared Calendar`));
  });

  it.each(pages)('answers at $path/ too', async (page) => {
    await openPage(`${page.path}/`, page.as ? { as: page.as } : {});
    await heading(page.h1);
  });

  it.each(pages.filter(({ open }) => !open))(
    'asks a visitor of $path to log in, and leads back there',
    async ({ path }) => {
      await openPage(path, { basePath: '/kalender' });
      await heading('Welcome back');
      expect(window.location.pathname).toBe('/kalender/login');
      expect(new URLSearchParams(window.location.search).get('_target_path')).toBe(path);
    },
  );

  it('is no page of the client when it ends the session: the server answers /logout', () => {
    expect(clientHasPage('/logout')).toBe(false);
  });
});

describe('who may see a page', () => {
  it('leads visitors to the login, and remembers where they wanted to go', async () => {
    await openPage('/user/dashboard?query=rowing');
    await heading('Welcome back');
    expect(window.location.pathname).toBe('/login');
    expect(new URLSearchParams(window.location.search).get('_target_path')).toBe(
      '/user/dashboard?query=rowing',
    );
  });

  it.each([
    ['member@example.com', '/admintool96'],
    ['tester@example.com', '/admintool96'],
    ['member@example.com', '/debug'],
    ['sales@example.com', '/debug'],
    ['support@example.com', '/debug'],
  ])('refuses %s the page %s in clear words, without asking the server', async (as, path) => {
    await openPage(path, { as });
    await heading('Not allowed');
    expect(screen.getByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute(
      'href',
      '/user/dashboard',
    );
  });

  it.each(['support@example.com', 'sales@example.com'])('shows %s the admin tool', async (as) => {
    await openPage('/admintool96', { as });
    await heading('Calendars');
  });
});

describe('addresses', () => {
  it.each(['', '/kalender'])(
    'lead from the root to the dashboard, below "%s"',
    async (basePath) => {
      await openPage('/', { as: owner, basePath });
      await heading('Your calendars');
      expect(window.location.pathname).toBe(`${basePath}/user/dashboard`);
    },
  );

  it('lead a visitor from the root to the dashboard by way of the login', async () => {
    await openPage('/');
    await heading('Welcome back');
    expect(window.location.search).toBe('?_target_path=%2Fuser%2Fdashboard');
  });

  it.each([
    '/nothing-here',
    '/user',
    '/user/nothing',
    '/LOGIN',
    '/admintool96/nothing',
    '/debug/nothing',
    '/c',
    '/c/riv3r',
    '/c/riv3rsx',
    '/c/riv-rs',
    '/c/riv3rs/slug/more',
    '/ksshort',
    '/ksr0wingclubmain012',
    '/ksr0wingclubmain0-',
    '/kSr0wingclubmain01',
    '/events/pointer',
    '/events/pointer/%20',
    '/events/pointer/a/b',
  ])('know no page at %s', async (path) => {
    await openPage(path, { as: owner });
    await heading('Page not found');
    await waitFor(() => expect(document.title).toBe('Page not found – Shared Calendar'));
    expect(screen.getByRole('link', { name: 'Go to your dashboard' })).toBeVisible();
  });

  it('that are no page tell visitors so too, without a login', async () => {
    await openPage('/c/nope');
    await heading('Page not found');
    expect(screen.getByRole('link', { name: 'Go to the login page' })).toBeVisible();
  });
});

describe('the pages that the server answers', () => {
  const segments = [
    ...pages.flatMap(({ path }) => path.split('/').filter(Boolean)),
    ...[
      'USER',
      'Login',
      'ks',
      'c',
      'ksr0wingclubmain0',
      'riv-rs',
      '%20',
      '%2F',
      'l%6Fgin',
      '..',
      'x',
    ],
  ];
  const anyPath = fc
    .tuple(fc.array(fc.constantFrom(...segments), { maxLength: 4 }), fc.constantFrom('', '/'))
    .map(
      ([parts, end]) => new URL(`/${parts.join('/')}${parts.length > 0 ? end : ''}`, 'http://x'),
    );

  it('are those that the client has', () => {
    fc.assert(
      fc.property(anyPath, ({ pathname }) => {
        expect({ pathname, page: clientHasPage(pathname) }).toEqual({
          pathname,
          page: isPageRoute(pathname),
        });
      }),
      { numRuns: 2_000 },
    );
  });

  it.each(pages)('have $path among them', ({ path }) => {
    expect([isPageRoute(path), clientHasPage(path)]).toEqual([true, true]);
  });

  it('have the address of every link of the client among them', () => {
    const {
      logout: _servers,
      calendarByKey,
      calendarByIdentifier,
      eventPointer,
      ...others
    } = paths;
    const addresses = [
      ...Object.values(others).map((address) => address()),
      calendarByKey('ksr0wingclubmain01'),
      calendarByIdentifier('riv3rs'),
      eventPointer('3f9/c'),
    ];
    expect(addresses.filter((address) => !isPageRoute(address))).toEqual([]);
    expect(addresses.filter((address) => !clientHasPage(address))).toEqual([]);
  });
});

it('moves the focus to the content of a new page', async () => {
  const page = await openPage('/c/riv3rs', { as: owner });
  await page.user.click(await screen.findByRole('link', { name: 'Shared Calendar' }));
  await heading('Your calendars');
  expect(screen.getByRole('main')).toHaveFocus();
});

it('leaves the focus in the field where the work on a new page begins', async () => {
  const page = await openPage('/login');
  await page.user.click(await screen.findByRole('link', { name: 'Create an account' }));
  expect(await screen.findByLabelText('Your name')).toHaveFocus();
  await page.user.click(screen.getByRole('link', { name: 'Log in' }));
  await heading('Welcome back');
  expect(screen.getByLabelText('Email address')).toHaveFocus();
});

let routes: ReturnType<typeof createRoutes>;

beforeAll(() => {
  const store = createStore();
  const [example] = settingsDocument.components.schemas.HostSettings.examples;
  store.set(settingsAtom, parseHostSettings(JSON.stringify(example)));
  routes = createRoutes(store, new Translations(createI18n(), store, () => Promise.resolve({})));
});

/** Whether the client has a page at a path; a page that asks for a login first is one. */
function clientHasPage(pathname: string): boolean {
  const matches = matchRoutes(routes, pathname) ?? [];
  if (matches.at(-1)?.route.path === '*') return false;
  const request = new Request(new URL(pathname, window.location.origin));
  const guards = matches.flatMap(({ route }) =>
    Array.isArray(route.middleware) ? route.middleware : [],
  );
  for (const guard of guards) {
    try {
      // What a guard does not look at is left away.
      guard({ request, params: matches.at(-1)?.params ?? {} } as never, (() => {}) as never);
    } catch (answer) {
      return (answer as Response).status !== 404;
    }
  }
  return true;
}
