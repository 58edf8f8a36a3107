import { describe, expect, it } from 'vitest';
import { addEnglish, translateBy } from '#src/i18n/i18n.ts';
import { textsIn } from '#tests/setup/texts.ts';

const translateIn = async (...given: Parameters<typeof textsIn>) =>
  translateBy((await textsIn(...given)).t);

describe('texts', () => {
  it('are in the page’s language', async () => {
    const t = await translateIn('de', { 'login:Log in': 'Anmelden' });
    expect(t('login:Log in')).toBe('Anmelden');
  });

  it('fall back to English for a missing translation, never to a key or to nothing', async () => {
    const t = await translateIn('de');
    expect(t('login:Stay logged in')).toBe('Stay logged in');
    expect(t('common:%from%–%to% of %total%', { from: 1, to: 5, total: 10 })).toBe('1–5 of 10');
  });

  it('fall back to English for an empty translation', async () => {
    const t = await translateIn('de', { 'login:Stay logged in': '' });
    expect(t('login:Stay logged in')).toBe('Stay logged in');
  });

  it('of an English page come from their keys if the server omits them', async () => {
    const t = await translateIn('en');
    expect(t('login:Stay logged in')).toBe('Stay logged in');
  });

  it('may contain colons, of which only the first ends the section', async () => {
    // No text of the project has that many colons.
    const t = (await translateIn('de', {
      'login:Note: %what%: on': 'Achtung: %what%: an',
    })) as (key: string, values?: object) => string;
    expect(t('login:Note: %what%: on', { what: 'A:b' })).toBe('Achtung: A:b: an');
    expect(t('login:Not there: so far')).toBe('Not there: so far');
  });

  it('use the English plurals for a missing translation once they have loaded', async () => {
    const i18n = await textsIn('de');
    const t = translateBy(i18n.t);
    await addEnglish(i18n, ['dashboard']);
    expect(t('dashboard:%count% calendars', { count: 1 })).toBe('1 calendar');
  });

  it('load the English plurals on their own', async () => {
    const i18n = await textsIn('de');
    const t = translateBy(i18n.t);
    const arrived = new Promise((resolve) => i18n.store.on('added', resolve));
    expect(t('dashboard:%count% calendars', { count: 1 })).toBe('1 calendars');
    await arrived;
    expect(t('dashboard:%count% calendars', { count: 1 })).toBe('1 calendar');
  });

  it('fill in placeholders without escaping, since the page renders text', async () => {
    const t = await translateIn('en', { 'header:Account of %name%': 'Account of %name%' });
    expect(t('header:Account of %name%', { name: '<b>& %x%' })).toBe('Account of <b>& %x%');
  });

  it('keep HTML as text', async () => {
    const t = await translateIn('de', { 'login:Log in': '<b>Anmelden</b>' });
    expect(t('login:Log in')).toBe('<b>Anmelden</b>');
  });

  it('use the language’s plural forms and numbers', async () => {
    const english = await translateIn('en', {
      'dashboard:%count% calendars_one': '%count% calendar',
      'dashboard:%count% calendars_other': '%count% calendars',
    });
    expect(english('dashboard:%count% calendars', { count: 1 })).toBe('1 calendar');
    expect(english('dashboard:%count% calendars', { count: 5000 })).toBe('5,000 calendars');
    const polish = await translateIn('pl', {
      'dashboard:%count% calendars_one': '%count% kalendarz',
      'dashboard:%count% calendars_few': '%count% kalendarze',
      'dashboard:%count% calendars_many': '%count% kalendarzy',
    });
    expect([1, 3, 5].map((count) => polish('dashboard:%count% calendars', { count }))).toEqual([
      '1 kalendarz',
      '3 kalendarze',
      '5 kalendarzy',
    ]);
  });

  it('of a region are not mixed with the base language', async () => {
    const t = await translateIn('zh-CN', { 'login:Log in': '登录' });
    expect(t('login:Log in')).toBe('登录');
  });
});
