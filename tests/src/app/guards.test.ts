import { waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { createStore } from 'jotai';
import type { MiddlewareFunction } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import settingsDocument from '#generated/app/document.json' with { type: 'json' };
import type { Schemas } from '#generated/documents.ts';
import { fixture } from '#mocks/fixture.ts';
import { randomCases } from '#scripts/testing/depth.ts';
import { forVisitors, requireUser } from '#src/app/guards.ts';
import { browserLoadAtom } from '#src/session/page-load.ts';
import { parseHostSettings } from '#src/settings/host-settings.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { anyPath, anyQuery, anyText } from '#tests/setup/any-text.ts';
import { openPage } from '#tests/setup/open-page.tsx';

const origin = 'https://calendar.example';
type Store = ReturnType<typeof createStore>;

const bases = ['', '/kalender', '/a/b', `${origin}/kalender`];

function createGuardStore(baseUrl: string, user: Schemas['User'] | null) {
  const store = createStore();
  const [example] = settingsDocument.components.schemas.HostSettings.examples;
  store.set(settingsAtom, { ...parseHostSettings(JSON.stringify(example)), baseUrl, user });
  return store;
}

/** The input of a guard. */
function argumentsFor(address: string): Parameters<MiddlewareFunction> {
  return [{ request: new Request(address), params: {} } as never, (() => {}) as never];
}

/** The address that a visitor is redirected to; undefined if the page may be seen. */
function findRedirect(store: Store, address: string): string | null {
  try {
    void requireUser(store)(...argumentsFor(address));
    return null;
  } catch (answer) {
    return (answer as Response).headers.get('Location');
  }
}

/** The page that replaces one for visitors. */
function findReplacement(store: Store, address: string): string | undefined {
  const urls: string[] = [];
  const never = () => {
    throw new Error('The page is to be replaced.');
  };
  store.set(browserLoadAtom, { load: never, reload: never, replace: (url) => urls.push(url) });
  // If the load never happens, the guard navigates on its own after a while, long after the assertions.
  Promise.resolve(forVisitors(store)(...argumentsFor(address))).catch((answer: unknown) => {
    if (!(answer instanceof Response)) throw answer;
  });
  return urls[0];
}

const readPath = (base: string) => new URL(base || '/', origin).pathname.replace(/\/$/, '');

/** The address that a router with a base path opens for a location; absolute-looking ones are used unchanged. */
function opened(location: string, base: string): URL {
  const absolute = /^([a-z][a-z\d+.-]*:|\/\/)/i.test(location);
  return new URL(
    absolute ? location : readPath(base) + location,
    `${origin}${readPath(base)}/login`,
  );
}

/** Texts that an attacker could try, and arbitrary ones. */
const target = fc.oneof(
  anyText(),
  anyPath().map((path) => `/${path}`),
  fc
    .array(
      fc.constantFrom(
        ...['/', '//', '\\', '\t', '\n', '\r', '\0', ' ', '.', '..', '%2e', '%2f', '%5c', '%09'],
        ...[
          '@',
          ':',
          '?',
          '#',
          ';',
          'evil.example',
          'https:',
          'javascript:alert(1)',
          'data:',
          'user',
        ],
      ),
      { maxLength: 8 },
    )
    .map((parts) => parts.join('')),
);

describe.each(bases)('below the base "%s"', (base) => {
  it('a logged-in user is never sent to another origin or scheme, or out of the base', () => {
    const store = createGuardStore(base, fixture('User'));
    fc.assert(
      fc.property(target, (text) => {
        const query = new URLSearchParams({ _target_path: text });
        const url = findReplacement(store, `${origin}${readPath(base)}/login?${query}`);
        const { protocol, host, pathname } = new URL(url ?? 'javascript:missing', origin);
        expect({ protocol, host }).toEqual({ protocol: 'https:', host: 'calendar.example' });
        expect(`${pathname}/`.startsWith(`${readPath(base)}/`)).toBe(true);
      }),
      { numRuns: randomCases({ few: 200, many: 1_000 }) },
    );
  });

  it('a visitor is only sent to the login, which keeps the page’s path and query', () => {
    const store = createGuardStore(base, null);
    fc.assert(
      fc.property(anyPath(), anyQuery(), (path, query) => {
        const asked = new URL(`${origin}${readPath(base)}/user${path}?${query}`);
        const {
          origin: there,
          pathname,
          searchParams,
        } = opened(findRedirect(store, asked.href) ?? '', base);
        expect([there, pathname]).toEqual([origin, `${readPath(base)}/login`]);
        expect(readPath(base) + searchParams.get('_target_path')).toBe(
          asked.pathname + asked.search,
        );
      }),
    );
  });

  it('a target that is a page of the product is followed', () => {
    const query = new URLSearchParams({ _target_path: '/c/riv3rs?view=week' });
    const address = `${origin}${readPath(base)}/login?${query}`;
    expect(findReplacement(createGuardStore(base, fixture('User')), address)).toBe(
      `${base}/c/riv3rs?view=week`,
    );
  });
});

describe('a logged-in user’s target on the login page', () => {
  it.each([
    ['https://evil.example/', ''],
    ['//evil.example', ''],
    ['//evil.example', '/kalender'],
    ['/\\evil.example', '/kalender'],
    ['/..//evil.example', '/kalender'],
    ['javascript:alert(1)', '/kalender'],
    ['/logout', '/kalender'],
    ['/logout/', ''],
    ['/admintool96/api/101/restore-calendar/2', ''],
    ['/kalender/admintool96/api/101/restore-calendar/2', '/kalender'],
  ])('is the dashboard instead of %s, below "%s"', async (text, basePath) => {
    const page = await openPage(`/login?_target_path=${encodeURIComponent(text)}`, {
      as: 'admin@example.com',
      basePath,
    });
    await waitFor(() => expect(page.replacedBy).toEqual([`${basePath}/user/dashboard`]));
    expect(page.calls.filter((call) => call.includes('restore'))).toEqual([]);
  });

  it('stays below the base despite dot segments', async () => {
    const page = await openPage('/login?_target_path=/../../c/riv3rs', {
      as: 'owner@example.com',
      basePath: '/kalender',
    });
    await waitFor(() => expect(page.replacedBy).toEqual(['/kalender/c/riv3rs']));
  });
});
