import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hostSettings } from '#mocks/page/host-settings.ts';
import { prerender } from '#src/app/prerender.ts';
import { type MarkupBasis, shownPage, takePrerendered } from '#src/app/prerendered.ts';

const settings = { ...hostSettings('', null), languageSections: ['login'] };
const basis: MarkupBasis = {
  page: 'login',
  language: 'en',
  settings,
  basePath: '',
  messages: {
    core_js_en: { 'common:Close': 'Close' },
    login_en: { 'login:Log in': 'Log in' },
    datetime_en: { 'datetime:short-date': 'M/d/yyyy' },
  },
};

function rootWith(html: string): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = html;
  return root;
}

let html: string;
beforeEach(() => {
  window.history.replaceState(null, '', '/login');
  ({ html } = prerender(basis));
});
afterEach(() => {
  delete document.documentElement.dataset['start'];
  vi.unstubAllGlobals();
});

describe('prerendered markup', () => {
  it('is the page, with a form that cannot be submitted', () => {
    const root = rootWith(html);
    expect(root.querySelector('h1')?.textContent).toBe('Welcome back');
    const form = root.querySelector('form');
    expect(form?.method).toBe('post');
    expect(form?.querySelector('[type=submit]')).toBeDisabled();
    expect(root.querySelector('[style]')).toBeNull();
  });

  it('matches the visit it was made for and leaves only the page', () => {
    const root = rootWith(html);
    expect(takePrerendered(root, basis)).toBe(true);
    expect(root.querySelector('template')).toBeNull();
    expect(root.querySelector('h1')).not.toBeNull();
  });

  it('matches despite a target path', () => {
    window.history.replaceState(null, '', '/login?_target_path=%2Fuser%2Favatar');
    expect(takePrerendered(rootWith(html), basis)).toBe(true);
  });

  const other = (changed: Partial<MarkupBasis['settings']>) => ({
    settings: { ...settings, ...changed },
  });
  it.each<[string, Partial<MarkupBasis>]>([
    ['another language', { language: 'de' }],
    ['another page', { page: 'register' }],
    ['another base', { basePath: '/kalender' }],
    ['newer texts', { messages: { ...basis.messages, login_en: { 'login:Log in': 'Sign in' } } }],
    [
      'texts without date formats, which the page loads before it renders',
      {
        messages: Object.fromEntries(
          Object.entries(basis.messages).filter(([section]) => section !== 'datetime_en'),
        ),
      },
    ],
    ['another title', other({ appTitle: 'Another' })],
    [
      'a user',
      other({
        user: {
          id: 1,
          name: 'A',
          roles: [],
          avatar_type: 'initial',
          avatar_url: null,
          two_fa_active: false,
        },
      }),
    ],
    ['a message', other({ statusMessage: { type: 'info', text: 'Hello' } })],
    ['an organization', other({ organizationName: 'Club' })],
    ['a calendar access', other({ accessName: 'Guests' })],
    ['no help link', other({ links: {} })],
    [
      'an unsafe help link',
      other({ links: { ...settings.links, stayLoggedInHelp: 'javascript:0' } }),
    ],
  ])('does not match %s', (_what, changed) => {
    expect(takePrerendered(rootWith(html), { ...basis, ...changed })).toBe(false);
  });

  it('does not match another build', () => {
    const older = html.replace(/data-build="[^"]*"/, 'data-build="older"');
    expect(takePrerendered(rootWith(older), basis)).toBe(false);
  });

  it('does not match an address, a reload or a frame, or if it was hidden', () => {
    const fits = () => takePrerendered(rootWith(html), basis);
    window.history.replaceState(null, '', '/login?email=a%40b.example');
    expect(fits()).toBe(false);
    window.history.replaceState({ usr: { stayLoggedIn: true } }, '', '/login');
    expect(fits()).toBe(false);
    window.history.replaceState(null, '', '/login');
    vi.stubGlobal('top', {});
    expect(fits()).toBe(false);
    vi.unstubAllGlobals();
    document.documentElement.dataset['start'] = 'plain';
    expect(fits()).toBe(false);
  });

  it('is not required', () => {
    expect(takePrerendered(rootWith(''), basis)).toBe(false);
  });
});

it.each([
  ['/login', '', 'login'],
  ['/login/', '', 'login'],
  ['/kalender/login', '/kalender', 'login'],
  ['/nothing/here', '', undefined],
])('finds the page at %s below %j', (path, basePath, page) => {
  window.history.replaceState(null, '', path);
  expect(shownPage(basePath)).toBe(page);
});
