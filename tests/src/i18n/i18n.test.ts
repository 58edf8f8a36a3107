import { describe, expect, it } from 'vitest';
import { loadSections, startI18n, type Translate } from '#src/i18n/i18n.ts';

async function translate(language: string, messages = {}): Promise<Translate> {
  const i18n = await startI18n(language, messages);
  await loadSections(i18n, ['login', 'dashboard']);
  return i18n.t as Translate;
}

describe('translations', () => {
  it('gives the English text in English', async () => {
    const t = await translate('en');
    expect(t('login:Log in')).toBe('Log in');
  });

  it('gives the text that the page brought along', async () => {
    const t = await translate('de', { 'login:Log in': 'Anmelden' });
    expect(t('login:Log in')).toBe('Anmelden');
  });

  it('shows English where a translation is missing', async () => {
    const t = await translate('de', { 'login:Log in': 'Anmelden' });
    expect(t('login:Stay logged in')).toBe('Stay logged in');
  });

  it('fills placeholders in without escaping, since the page shows texts as texts', async () => {
    const t = await translate('en');
    expect(t('header:Log out %name%', { name: '<b>& %x%' })).toBe('Logout <b>& %x%');
  });

  it("counts in the language's own forms", async () => {
    const t = await translate('en');
    expect(t('dashboard:%count% calendars', { count: 1 })).toBe('1 calendar');
    expect(t('dashboard:%count% calendars', { count: 5 })).toBe('5 calendars');
    expect(t('dashboard:%count% calendars', { count: 5000 })).toBe('5,000 calendars');
    const polish = await translate('pl', {
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
});
