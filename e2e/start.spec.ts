import { deep, expect, test } from './browser-test.ts';
import { expectReadyForFailures } from './ready-for-failures.ts';

/** Serves the login page with a changed settings block, like a misconfigured server. */
async function breakSettings(
  page: import('@playwright/test').Page,
  change: (settings: string) => string,
): Promise<void> {
  await page.route('**/login', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace(
      /(<script type="application\/json" id="app-settings">)([^<]*)/,
      (_match, tag: string, settings: string) => tag + change(settings),
    );
    await route.fulfill({ response, body });
  });
}

test('broken settings show one message that names every error', async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/SettingsError|settings are not usable/);
  await breakSettings(page, (settings) =>
    settings
      .replace('"use24hTimes":null', '"use24hTimes":"no"')
      .replace('"appTitle":', '"appName":'),
  );
  await page.goto('/login');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('This page could not start');
  await expect(alert.getByRole('listitem')).toHaveText([
    'appTitle is missing',
    'use24hTimes must be boolean or null',
  ]);
});

test('a settings block that is not JSON is named', deep, async ({ page, expectedConsole }) => {
  expectedConsole.push(/SettingsError|settings are not usable/);
  await breakSettings(page, () => '{"appKey":');
  await page.goto('/login');
  await expect(page.getByRole('alert')).toContainText('"app-settings" is not JSON');
});

test('the chosen theme is kept, and the system’s can be restored', deep, async ({ page }) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.body).colorScheme);
  const choose = async (theme: string) => {
    await page.getByRole('button', { name: 'Language and theme' }).click();
    await page.getByRole('menuitemradio', { name: theme }).click();
    await expect(page.getByRole('menu')).toBeHidden();
  };
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/login');
  await choose('Dark');
  await expect.poll(ground).toBe('dark');
  await page.reload();
  await expect.poll(ground).toBe('dark');
  await choose('System');
  await expect.poll(ground).toBe('light dark');
});

test('scripts that fail to load leave a message instead of an empty page', async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/ERR_FAILED/);
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/login');
  const word = page.getByText('its scripts did not arrive');
  await expect(word).toBeVisible();
  await expect(word).toHaveCSS('opacity', '1');
});

test(
  'a page whose code fails to load says so and retries when the connection returns',
  deep,
  async ({ page, expectedConsole }) => {
    expectedConsole.push(/ERR_FAILED|Failed to fetch|error loading dynamically/i);
    await page.goto('/login');
    await expect(page.getByLabel('Email address')).toBeVisible();
    await expectReadyForFailures(page);
    // The browser still believes that there is a connection: without one it would stay on the page that it has.
    await page.route('**/*', (route) => route.abort());
    await page.getByRole('link', { name: 'Create an account' }).click();
    await expect(page.getByRole('alert')).toContainText('Unexpected connection error');
    await page.unroute('**/*');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.getByLabel('Your name')).toBeVisible();
  },
);

test(
  'a base URL that does not contain the page is a settings error',
  deep,
  async ({ page, expectedConsole }) => {
    expectedConsole.push(/SettingsError|settings are not usable/);
    await breakSettings(page, (settings) => settings.replace('"baseUrl":""', '"baseUrl":"/other"'));
    await page.goto('/login');
    await expect(page.getByRole('alert')).toContainText(
      'baseUrl "/other" does not contain this page',
    );
  },
);
