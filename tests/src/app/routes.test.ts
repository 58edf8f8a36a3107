import { screen, waitFor, within } from '@testing-library/react';
import fc from 'fast-check';
import { createStore } from 'jotai';
import { matchRoutes } from 'react-router-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import settingsDocument from '#generated/app/document.json' with { type: 'json' };
import { type Page, pageAt } from '#generated/app/pages.ts';
import { examplePages } from '#generated/fixtures/pages.ts';
import { fixture } from '#mocks/fixture.ts';
import { isDeep, randomCases } from '#scripts/testing/depth.ts';
import { requireParameters } from '#src/app/guards.ts';
import { createRoutes, featurePages } from '#src/app/routes.ts';
import { adminPages } from '#src/features/admin/pages.ts';
import { createI18n, translateBy } from '#src/i18n/i18n.ts';
import { Translations } from '#src/i18n/translations.ts';
import { browserLoadAtom } from '#src/session/page-load.ts';
import type { User } from '#src/session/roles.ts';
import { parseHostSettings } from '#src/settings/host-settings.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { openPage } from '#tests/setup/open-page.tsx';
import { textsIn } from '#tests/setup/texts.ts';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

const owner = 'owner@example.com';
const admin = 'admin@example.com';

/** The calendar of the contract's examples, whose name is in the titles of its pages. */
const rowingClub = 'Riverside rowing club';

/** A user who may see a page by the contract's access; undefined if visitors may. */
const viewers = { anyone: undefined, visitors: undefined, user: owner, staff: admin, admin };

/** Every page of the contract with a screen, and who sees it. Its page may be open to anyone, but not the calendar. */
const shownPages = examplePages.flatMap((page) => {
  if (!('title' in page)) return [];
  return [{ ...page, as: page.id.endsWith('ByIdentifier') ? owner : viewers[page.access] }];
});

/** The start of the window's title on record pages. */
const recordNames: Partial<Record<string, string>> = {
  adminCalendar: rowingClub,
  adminOrganization: 'Riverside Sports',
  adminUser: 'Olivia Owner',
  calendarSettings: 'General',
  calendarSettingsByIdentifier: 'General',
};

/** The window's title on a page of the contract. */
async function findTitle({ id, title }: (typeof shownPages)[number]): Promise<string> {
  const t = translateBy((await textsIn('en')).t);
  const record = recordNames[id];
  const product =
    title === 'calendar:Calendar' || record === 'General' ? rowingClub : 'Shared Calendar';
  return [...(record ? [record] : []), t(title), product].join(' – ');
}

const openAs = (address: string, as: string | undefined) => openPage(address, as ? { as } : {});

/** One page of each kind of access; the others differ from them in their own parts, which other tests open. */
const openedPages = [
  'login',
  'dashboard',
  'adminUser',
  'debug',
  'calendarByKey',
  'calendarSettings',
  'eventPointer',
];

describe('a page of the contract', () => {
  const pagesToOpen = shownPages.filter(({ id }) => isDeep || openedPages.includes(id));

  it.each(pagesToOpen)(
    'has the header, its title and a heading at $address, also with a slash at the end',
    async (page) => {
      await openAs(`${page.address}/`, page.as);
      await screen.findByRole('heading', { level: 1 });
      expect(screen.getByRole('banner')).toBeVisible();
      const title = await findTitle(page);
      await waitFor(() => expect(document.title).toBe(title));
      expect(screen.queryByRole('heading', { name: 'Page not found' })).toBeNull();
    },
  );

  it('has its parts in one of the features', () => {
    const { avatar: _left, ...others } = featurePages;
    // @ts-expect-error -- A page that is left out does not pass the type check.
    const incomplete: typeof featurePages = others;
    expect(Object.keys(incomplete)).not.toContain('avatar');
    const ids = new Set(shownPages.map(({ id }) => id));
    const all = { ...featurePages, ...adminPages };
    expect(new Set(Object.keys(all))).toEqual(ids);
  });

  it('does not include /logout, which the server answers', () => {
    expect(clientHasPage('/logout')).toBe(false);
  });
});

describe('access to pages', () => {
  const people = {
    visitor: null,
    owner: fixture('User', { roles: ['ROLE_USER'] }),
    tester: fixture('User', { roles: ['ROLE_TESTUSER'] }),
    sales: fixture('User', { roles: ['ROLE_SALES'] }),
    support: fixture('User', { roles: ['ROLE_SUPPORT'] }),
    admin: fixture('User', { roles: ['ROLE_ADMIN'] }),
  } satisfies Record<string, User | null>;
  type Person = keyof typeof people;

  const decisions: Record<Page['access'], Record<Person, Decision>> = {
    anyone: forEveryone('shown'),
    visitors: { ...forEveryone('left for the dashboard'), visitor: 'shown' },
    user: { ...forEveryone('shown'), visitor: 'login' },
    staff: {
      ...forEveryone('shown'),
      visitor: 'login',
      owner: 'not allowed',
      tester: 'not allowed',
    },
    admin: { ...forEveryone('not allowed'), visitor: 'login', admin: 'shown' },
  };

  function forEveryone(decision: Decision): Record<Person, Decision> {
    return {
      visitor: decision,
      owner: decision,
      tester: decision,
      sales: decision,
      support: decision,
      admin: decision,
    };
  }

  it.each(shownPages)('is as the contract says at $address', ({ address, access }) => {
    const decide = (person: Person) => findDecision(address, people[person]);
    expect({
      visitor: decide('visitor'),
      owner: decide('owner'),
      tester: decide('tester'),
      sales: decide('sales'),
      support: decide('support'),
      admin: decide('admin'),
    }).toEqual(decisions[access]);
  });

  it('sends visitors to the login and remembers the requested page', async () => {
    await openPage('/user/dashboard?query=rowing', { basePath: '/kalender' });
    await heading('Welcome back');
    await waitFor(() => expect(window.location.pathname).toBe('/kalender/login'));
    await waitFor(() =>
      expect(new URLSearchParams(window.location.search).get('_target_path')).toBe(
        '/user/dashboard?query=rowing',
      ),
    );
  });

  it('is denied with a clear explanation', async () => {
    await openPage('/admintool96', { as: 'member@example.com' });
    await heading('Not allowed');
    expect(screen.getByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute(
      'href',
      '/user/dashboard',
    );
  });
});

describe('an address', () => {
  it.each(['', '/kalender'])(
    'at the root redirects to the dashboard, below "%s"',
    async (basePath) => {
      await openPage('/', { as: owner, basePath });
      await heading('Your calendars');
      await waitFor(() => expect(window.location.pathname).toBe(`${basePath}/user/dashboard`));
    },
  );

  it('at the root redirects a visitor to the dashboard after the login', async () => {
    await openPage('/');
    await heading('Welcome back');
    await waitFor(() => expect(window.location.search).toBe('?_target_path=%2Fuser%2Fdashboard'));
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
    '/c/riv3rs/settings/A',
    '/ksr0wingclubmain01/settings',
    '/ksshort',
    '/ksr0wingclubmain012',
    '/ksr0wingclubmain0-',
    '/kSr0wingclubmain01',
    '/events/pointer',
    '/events/pointer/%20',
    '/events/pointer/a/b',
  ])('at %s is not a page', (path) => {
    expect(clientHasPage(path)).toBe(false);
  });

  it('without a page says so', async () => {
    await openPage('/nothing-here', { as: owner });
    await heading('Page not found');
    await waitFor(() => expect(document.title).toBe('Page not found – Shared Calendar'));
    expect(screen.getByRole('link', { name: 'Go to your dashboard' })).toBeVisible();
  });

  it('below the admin tool without a page keeps its navigation', async () => {
    const { user } = await openPage('/admintool96/calendars/1/2', { as: 'sales@example.com' });
    await heading('Page not found');
    const tool = within(screen.getByRole('navigation', { name: 'Admin tool' }));
    await user.click(tool.getByRole('link', { name: 'Newsletter' }));
    await heading('Newsletter');
  });

  it('without a page says so to visitors, too, without a login', async () => {
    await openPage('/c/nope');
    await heading('Page not found');
    expect(screen.getByRole('link', { name: 'Go to the login page' })).toBeVisible();
  });
});

describe('the pages that the server answers', () => {
  const segments = [
    ...examplePages.flatMap(({ address }) => address.split('/').filter(Boolean)),
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

  it('are the client’s pages', () => {
    const isSame = ({ pathname }: URL) =>
      clientHasPage(pathname) === (pageAt(pathname) !== undefined);
    const numRuns = randomCases({ few: 200, many: 2_000 });
    expect(fc.check(fc.property(anyPath, isSame), { numRuns })).toMatchObject({ failed: false });
  });

  it.each(examplePages)('include $address', ({ address }) => {
    expect(clientHasPage(address)).toBe(true);
  });
});

it('moves the focus to the content of a new page', async () => {
  const page = await openPage('/c/riv3rs', { as: owner });
  await page.user.click(await screen.findByRole('link', { name: /Riverside rowing club/ }));
  await heading('Your calendars');
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

it('keeps the focus in the first field of a new page', async () => {
  const page = await openPage('/login');
  await page.user.click(await screen.findByRole('link', { name: 'Create an account' }));
  await waitFor(() => expect(screen.getByLabelText('Your name')).toHaveFocus());
  await page.user.click(screen.getByRole('link', { name: 'Log in' }));
  await heading('Welcome back');
  await waitFor(() => expect(screen.getByLabelText('Email address')).toHaveFocus());
});

type Decision = 'shown' | 'login' | 'not allowed' | 'not found' | 'left for the dashboard';

let routes: ReturnType<typeof createRoutes>;
const store = createStore();
let replacement: string | undefined;

beforeAll(() => {
  // The address of an earlier file's last page would count as the one that was loaded.
  window.history.replaceState(null, '', '/');
  // A guard loads a calendar's own page in full, which jsdom cannot do.
  store.set(browserLoadAtom, {
    load: () => {},
    replace: (url) => {
      replacement = url;
    },
    reload: () => {},
  });
  setUser(null);
  routes = createRoutes(store, new Translations(createI18n(), store, () => Promise.resolve({})));
});

function setUser(user: User | null): void {
  const [example] = settingsDocument.components.schemas.HostSettings.examples;
  store.set(settingsAtom, { ...parseHostSettings(JSON.stringify(example)), user });
}

/** What the guards of the page at a path answer somebody who opens it. */
function findDecision(pathname: string, user: User | null): Decision {
  setUser(user);
  replacement = undefined;
  const matches = matchRoutes(routes, pathname) ?? [];
  const { route, params = {} } = matches.at(-1) ?? {};
  if (!route || route.path === '*') return 'not found';
  const request = new Request(new URL(pathname, window.location.origin));
  const guards = matches.flatMap(({ route: { middleware } }) => middleware || []);
  try {
    // Each page calls it in its loader.
    requireParameters({ params });
    for (const guard of guards) {
      // Fields that the guards ignore are omitted.
      const answer = guard(
        { request, params, context: { set() {} } } as never,
        (() => {}) as never,
      );
      // Later steps of an asynchronous guard, or of the loading of texts, are not a part of the decision.
      Promise.resolve(answer).catch(() => {});
    }
  } catch (answer) {
    if (!(answer instanceof Response)) throw answer;
    if (answer.status === 404) return 'not found';
    return answer.status === 403 ? 'not allowed' : 'login';
  }
  return replacement === undefined ? 'shown' : 'left for the dashboard';
}

/** Whether the client has a page at a path, including pages that require a login. */
function clientHasPage(pathname: string): boolean {
  return findDecision(pathname, null) !== 'not found';
}
