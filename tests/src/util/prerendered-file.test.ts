import { expect, it } from 'vitest';
import { fixture } from '#mocks/fixture.ts';
import { hostSettings } from '#mocks/page/host-settings.ts';
import { prerenderedFile, type ShownPage } from '#src/util/prerendered-file.ts';

const { supportAssistantUrl: _, links, ...bare } = hostSettings('', null);
const full = { ...bare, links: links ?? {} };

const fileFor = (changed: Partial<ShownPage['settings']>, visit: Partial<ShownPage> = {}) =>
  prerenderedFile({
    page: 'login',
    language: 'en',
    settings: { ...full, ...changed },
    address: 'https://calendar.example/login',
    isFramed: false,
    ...visit,
  });

it.each([
  ['all help', {}, 'login.en.html'],
  ['a help menu only', { links: { news: 'https://news.example/' } }, 'login.en.no-help.html'],
  [
    'only an assistant on this site',
    { links: {}, supportAssistantUrl: '/help' },
    'login.en.no-help.html',
  ],
  [
    'help for the login only',
    { links: { stayLoggedInHelp: 'https://help.example/' } },
    'login.en.no-menu.html',
  ],
  ['no help', { links: {} }, 'login.en.no-menu.no-help.html'],
  ['unsafe help', { links: { stayLoggedInHelp: 'javascript:0' } }, 'login.en.no-menu.no-help.html'],
  [
    'a hidden organization',
    { organizationName: 'Club', organizationHidden: true },
    'login.en.html',
  ],
])('has a name for %s', (_what, changed, file) => {
  expect(fileFor(changed)).toBe(file);
});

it('depends on the page and the language that is shown', () => {
  expect(fileFor({}, { language: 'de' })).toBe('login.de.html');
  expect(fileFor({}, { page: 'register' })).toBe('register.en.html');
  expect(fileFor({}, { page: undefined })).toBeNull();
});

it.each([
  ['a user', { user: fixture('User') }],
  ['a message', { statusMessage: { type: 'info' as const, text: 'Hello' } }],
  ['an organization', { organizationName: 'Club' }],
  ['an access', { accessName: 'Guests' }],
  ['a protected session', { calendarProtected: true }],
])('does not exist for %s', (_what, changed) => {
  expect(fileFor(changed)).toBeNull();
});

it('does not exist in frames and for a given email address, but for a target', () => {
  const address = (query: string) => ({ address: `https://calendar.example/login?${query}` });
  expect(fileFor({}, { isFramed: true })).toBeNull();
  expect(fileFor({}, address('email=a@b.example'))).toBeNull();
  expect(fileFor({}, address('_target_path=/debug'))).toBe('login.en.html');
});
