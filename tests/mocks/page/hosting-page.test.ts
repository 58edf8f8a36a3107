import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fixture } from '#mocks/fixture.ts';
import { hostSettings } from '#mocks/page/host-settings.ts';
import { filledTemplate } from '#mocks/page/hosting-page.ts';
import { anyText } from '#tests/setup/any-text.ts';
import { template } from '../support.ts';

const messages = { login_en: { 'login:Log in': 'Log in' } };

/** Parses a filled page like a browser. */
function opened(settings: ReturnType<typeof hostSettings>) {
  const document = new DOMParser().parseFromString(
    filledTemplate(template, settings, messages),
    'text/html',
  );
  return {
    document,
    settings: JSON.parse(document.getElementById('app-settings')?.textContent ?? ''),
  };
}

describe('the hosting page', () => {
  it('contains language, title, settings, messages and the address of the assets', () => {
    const given = { ...hostSettings('/kalender', null), language: 'de', appTitle: 'Kalender' };
    const { document, settings } = opened(given);
    expect(document.documentElement.lang).toBe('de');
    expect(document.title).toBe('Kalender');
    expect(settings).toEqual(given);
    expect(JSON.parse(document.getElementById('app-messages')?.textContent ?? '')).toEqual(
      messages,
    );
    expect(document.querySelector('script[src]')?.getAttribute('src')).toBe(
      '/kalender/resources/client/main.js',
    );
  });

  it.each([
    '</script><script>alert(1)</script>',
    '<!--<script>',
    ']]>',
    '$& $1 $$ $`',
    '__APP_MESSAGES__ __LANGUAGE__',
    '"\u2028\u2029\\',
  ])('cannot be broken out of by the name %j', (name) => {
    const given = {
      ...hostSettings('', fixture('User', { name })),
      organizationName: name,
      appTitle: name,
    };
    const { document, settings } = opened(given);
    expect(settings).toEqual(given);
    expect(document.title).toBe(name);
    expect(document.querySelectorAll('script')).toHaveLength(3);
  });

  it('preserves any text', () => {
    fc.assert(
      fc.property(anyText(), (name) => {
        const html = filledTemplate(
          '__APP_SETTINGS__',
          hostSettings('', fixture('User', { name })),
          {},
        );
        expect(html).not.toMatch(/[<>&]/);
        expect(JSON.parse(html).user.name).toBe(name);
      }),
      { numRuns: 50 },
    );
  });

  it('has every placeholder filled', () => {
    const settings = hostSettings('', null);
    expect(filledTemplate('__LANGUAGE__ __LANGUAGE__ __OTHER__', settings, {})).toBe(
      'en en __OTHER__',
    );
  });
});
