import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { languageName } from '#src/i18n/language-names.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { holdAnswers, holdCalls } from '#tests/setup/held-calls.ts';
import { answerNext } from '#tests/setup/mock-controls.ts';
import { openPage } from '#tests/setup/open-page.tsx';

type Options = Parameters<typeof openPage>[1];

/** Opens a page and chooses German in the header. */
async function chooseGerman(address: string, options?: Options) {
  const page = await openPage(address, options);
  await page.user.click(await screen.findByRole('button', { name: 'Language and theme' }));
  await page.user.click(await screen.findByRole('menuitemradio', { name: 'Deutsch' }));
  await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'de'));
  return { ...page, saves: () => page.calls.filter((call) => call.startsWith('PATCH')) };
}

const profile = async () => (await fetch('/user/profile')).json();

it.each([true, false])(
  'the menu offers the development language if the page is in debug mode: %s',
  async (debugMode) => {
    const page = await openPage('/login', { controls: { settings: { debugMode } } });
    await page.user.click(await screen.findByRole('button', { name: 'Language and theme' }));
    await screen.findByRole('menuitemradio', { name: 'Deutsch' });
    const offered = screen.queryByRole('menuitemradio', { name: languageName('en-xa') });
    expect(offered !== null).toBe(debugMode);
  },
);

it('says in the page’s language that the texts of another one did not arrive', async () => {
  const page = await openPage('/login', { controls: { settings: { language: 'de' } } });
  await page.user.click(await screen.findByRole('button', { name: 'Sprache und Darstellung' }));
  await answerNext('getTranslations', 500);
  await page.user.click(await screen.findByRole('menuitemradio', { name: 'Français' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/Sprache fr/);
  expect(document.documentElement).toHaveAttribute('lang', 'de');
});

describe('a language chosen in the header', () => {
  it('is saved to the user’s profile, with the dates if they followed it', async () => {
    await chooseGerman('/user/profile/edit', { as: 'owner@example.com' });
    await waitFor(() => expect(screen.getByLabelText('Sprache')).toHaveDisplayValue('Deutsch'));
    expect(await profile()).toMatchObject({ language: 'de', date_locale: 'de' });
  });

  it('takes its usual clock along', async () => {
    await chooseGerman('/user/profile/edit', { as: 'owner@example.com' });
    await waitFor(async () => expect(await profile()).toMatchObject({ date_locale: 'de' }));
    expect(await profile()).toMatchObject({ use_24h_times: null });
    const usual = screen.getByLabelText('Wie beim Datumsformat üblich');
    await waitFor(() => expect(usual).toHaveAccessibleDescription(/^\d\d:\d\d:\d\d$/));
  });

  it('keeps a clock that the user chose', async () => {
    const page = await openPage('/user/profile/edit', { as: 'owner@example.com' });
    await page.user.click(await screen.findByLabelText(/^24-hour clock/));
    await page.user.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('Your profile is saved.');
    await page.user.click(screen.getByRole('button', { name: 'Language and theme' }));
    await page.user.click(await screen.findByRole('menuitemradio', { name: 'Deutsch' }));
    await waitFor(async () => expect(await profile()).toMatchObject({ language: 'de' }));
    expect(await profile()).toMatchObject({ use_24h_times: true });
  });

  it('keeps the dates if the account sets them separately', async () => {
    const page = await openPage('/user/profile/edit', { as: 'owner@example.com' });
    await page.user.selectOptions(await screen.findByLabelText('Date format'), 'Français');
    await page.user.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('Your profile is saved.');
    await page.user.click(screen.getByRole('button', { name: 'Language and theme' }));
    await page.user.click(await screen.findByRole('menuitemradio', { name: 'Deutsch' }));
    await waitFor(async () => expect(await profile()).toMatchObject({ language: 'de' }));
    expect(await profile()).toMatchObject({ date_locale: 'fr' });
  });

  it('applies even if saving it to the profile fails, with an error', async () => {
    const page = await openPage('/user/security/devices', { as: 'owner@example.com' });
    await answerNext('updateProfile', 500);
    await page.user.click(await screen.findByRole('button', { name: 'Language and theme' }));
    await page.user.click(await screen.findByRole('menuitemradio', { name: 'Deutsch' }));
    expect(await screen.findByText(/In Ihrem Profil steht weiterhin die alte/)).toBeVisible();
    expect(document.documentElement).toHaveAttribute('lang', 'de');
  });

  it('is the last one of several quick choices, in the page and in the profile', async () => {
    const { user, calls } = await openPage('/user/security/devices', { as: 'owner@example.com' });
    const network = holdCalls(/^PATCH/);
    for (const language of ['Deutsch', 'English', 'Deutsch', 'English']) {
      await user.click(await screen.findByRole('button', { name: /^(Language|Sprache)/ }));
      await user.click(await screen.findByRole('menuitemradio', { name: language }));
      const lang = language === 'English' ? /^en/ : /^de/;
      await waitFor(() => expect(document.documentElement.lang).toMatch(lang));
    }
    network.letGo();
    const saves = () => calls.filter((call) => call.startsWith('PATCH'));
    await waitFor(() => expect(saves()).toHaveLength(4));
    await waitFor(async () => expect(await profile()).toMatchObject({ language: 'en' }));
  });

  it('is not saved if another one was chosen before its texts arrived', async () => {
    const page = await openPage('/user/security/devices', { as: 'owner@example.com' });
    const { user, calls } = page;
    const texts = holdCalls(/internationalization\/de/);
    for (const language of ['Deutsch', 'English']) {
      await user.click(await screen.findByRole('button', { name: 'Language and theme' }));
      await user.click(await screen.findByRole('menuitemradio', { name: language }));
    }
    texts.letGo();
    await waitFor(() => expect(calls.join()).toContain('internationalization/de'));
    // The last choice is saved after those before it.
    await user.click(screen.getByRole('button', { name: 'Language and theme' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Français' }));
    await waitFor(async () => expect(await profile()).toMatchObject({ language: 'fr' }));
    expect(calls.filter((call) => call.startsWith('PATCH'))).toHaveLength(1);
  });

  it('leaves what was saved of the account in the meantime', async () => {
    const { user, store } = await openPage('/user/profile/edit', { as: 'owner@example.com' });
    const network = holdAnswers(/^PATCH/);
    await user.click(await screen.findByRole('button', { name: 'Language and theme' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Deutsch' }));
    await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'de'));
    const settings = store.get(settingsAtom);
    const renamed = settings.user && { ...settings.user, name: 'Olivia Oar' };
    act(() => store.set(settingsAtom, { ...settings, user: renamed }));
    network.letGo();
    await waitFor(() => expect(store.get(settingsAtom).language).toBe('de'));
    expect(store.get(settingsAtom).user?.name).toBe('Olivia Oar');
  });

  it.each<[string, string, Options]>([
    ['a visitor', '/login', {}],
    [
      'staff who view the product as a user',
      '/user/security/devices',
      { as: 'admin@example.com', viewAs: 'owner@example.com' },
    ],
  ])('is not saved to a profile for %s', async (_who, address, options) => {
    const { saves } = await chooseGerman(address, options);
    expect(saves()).toEqual([]);
  });
});
