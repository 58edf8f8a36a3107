import { describe, expect, it } from 'vitest';
import type { PageId } from '#generated/app/pages.ts';
import { fixture } from '#mocks/fixture.ts';
import { type BuiltPages, findParts, serviceWorkerResponse } from '#mocks/page/built-pages.ts';
import { hostSettings } from '#mocks/page/host-settings.ts';

const forms = [
  { file: 'login.en.html', language: 'en', helpMenu: true, loginHelp: true },
  { file: 'login.en.no-menu.no-help.html', language: 'en', helpMenu: false, loginHelp: false },
  { file: 'login.de.html', language: 'de', helpMenu: true, loginHelp: true },
];

const staffPage = { paths: [], framing: 'refused' as const, sections: [], markup: [] };

const built: BuiltPages = {
  manifest: {
    pickerPolicy: '',
    policy: '',
    serviceWorker: 'service-worker.js',
    preload: '',
    parameters: {},
    languages: {
      en: { noScript: 'No script', startWait: 'Wait' },
      de: { noScript: 'Ohne Skript', startWait: 'Warten' },
    },
    pages: [
      {
        id: 'login',
        paths: ['/login'],
        access: 'visitors',
        framing: 'allowed',
        sections: ['login'],
        head: 'head of the login',
        markup: forms,
      },
      { ...staffPage, id: 'admin', access: 'staff', head: 'head for staff' },
      { ...staffPage, id: 'debug', access: 'admin', head: 'head for admins' },
    ],
    otherPages: { head: 'head of others' },
  },
  markup: (file) => `content of ${file}`,
};

const visitor = hostSettings('', null);

interface Visit {
  pageId?: PageId | undefined;
  address?: string;
  headers?: Record<string, string>;
}

function partsFor(changed: Partial<typeof visitor> = {}, visit: Visit = {}) {
  const { pageId, address = '/login', headers = {} } = { pageId: 'login' as const, ...visit };
  const request = new Request(`http://localhost${address}`, { headers });
  return findParts(built, { pageId, settings: { ...visitor, ...changed }, request });
}

describe('the parts of a page', () => {
  it('come from the build, in the page’s language', () => {
    expect(partsFor()).toEqual({
      head: 'head of the login',
      markup: 'content of login.en.html',
      noScript: 'No script',
      startWait: 'Wait',
    });
    expect(partsFor({ language: 'de' })).toMatchObject({
      markup: 'content of login.de.html',
      noScript: 'Ohne Skript',
    });
  });

  it('are in English, without markup, if a language is not finished', () => {
    expect(partsFor({ language: 'pl' })).toMatchObject({ markup: '', noScript: 'No script' });
  });

  it('have the markup that matches the settings', () => {
    const { supportAssistantUrl: _, ...withoutAssistant } = visitor;
    const request = new Request('http://localhost/login');
    const settings = { ...withoutAssistant, links: {} };
    expect(findParts(built, { pageId: 'login', settings, request }).markup).toBe(
      'content of login.en.no-menu.no-help.html',
    );
  });

  it('have no markup in frames and for a given email address', () => {
    expect(partsFor({}, { headers: { 'sec-fetch-dest': 'iframe' } }).markup).toBe('');
    expect(partsFor({}, { headers: { 'sec-fetch-dest': 'document' } }).markup).not.toBe('');
    expect(partsFor({}, { address: '/login?email=a@b.example' }).markup).toBe('');
  });

  it.each([
    ['admin', 'ROLE_SUPPORT', 'head for staff'],
    ['admin', 'ROLE_SALES', 'head for staff'],
    ['admin', 'ROLE_ADMIN', 'head for staff'],
    ['admin', 'ROLE_TESTUSER', 'head of others'],
    ['debug', 'ROLE_ADMIN', 'head for admins'],
    ['debug', 'ROLE_SUPPORT', 'head of others'],
  ] as const)('of the page %s for %s are the %s', (pageId, role, head) => {
    expect(partsFor({ user: fixture('User', { roles: [role] }) }, { pageId }).head).toBe(head);
    expect(partsFor({ user: null }, { pageId }).head).toBe('head of others');
  });

  it('are the shared ones if there is no such page', () => {
    expect(partsFor({}, { pageId: undefined })).toMatchObject({
      head: 'head of others',
      markup: '',
    });
  });
});

describe('the script for reading offline', () => {
  it('is asked for at each visit', async () => {
    const response = serviceWorkerResponse(built);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(await response.text()).toBe('content of service-worker.js');
  });
});
