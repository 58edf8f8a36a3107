import { deep, expect, logIn, password, submitLogin, test } from './browser-test.ts';

const failed = (status: number) => new RegExp(`status of ${status} `);

test('a user logs in and sees the calendars', async ({ page }) => {
  await logIn(page, 'owner@example.com');
  await expect(page).toHaveURL('/user/dashboard');
  await expect(page).toHaveTitle('Your calendars – Shared Calendar');
  await expect(page.getByRole('link', { name: 'Riverside rowing club' })).toBeVisible();
});

test('a visitor is sent to the login and back to the requested page', deep, async ({ page }) => {
  await page.goto('/user/dashboard?query=rowing');
  await page.getByLabel('Email address').fill('owner@example.com');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/user/dashboard?query=rowing');
  await expect(page.getByText(/^1 of \d+ calendars$/)).toBeVisible();
});

test(
  'a wrong password is explained, and nothing typed is lost',
  deep,
  async ({ page, expectedConsole }) => {
    expectedConsole.push(failed(401));
    await page.goto('/login');
    await page.getByLabel('Email address').fill('owner@example.com');
    await page.getByLabel('Password', { exact: true }).fill('wrong');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText(
      'The email address or the password is not correct.',
    );
    await expect(page.getByLabel('Email address')).toHaveValue('owner@example.com');
  },
);

test('two-factor authentication asks for a code', deep, async ({ page, expectedConsole }) => {
  expectedConsole.push(failed(401));
  await page.goto('/login');
  await submitLogin(page, 'two-factor@example.com');
  await expect(page.getByLabel('Code')).toBeFocused();
  await page.keyboard.type('123456');
  await expect(page).toHaveURL('/user/dashboard');
});

test(
  'going back after the login returns to the visitor’s previous page, never to the login',
  deep,
  async ({ page }) => {
    await page.goto('/register');
    await page.goto('/login');
    await submitLogin(page, 'owner@example.com');
    await expect(page).toHaveURL('/user/dashboard');
    await expect(page.getByRole('heading', { name: 'Your calendars' })).toBeVisible();
    // The registration redirects logged-in users, so it counts as left, too.
    await page.goto('/debug');
    await page.goBack();
    await expect(page).toHaveURL('/user/dashboard');
    await page.goto('/login?_target_path=%2Fc%2Friv3rs');
    await expect(page).toHaveURL('/c/riv3rs');
    await page.goBack();
    await expect(page).toHaveURL('/user/dashboard');
  },
);

test(
  'going back from the code returns to the password, and after the login skips both',
  deep,
  async ({ page, expectedConsole }) => {
    expectedConsole.push(failed(401));
    await page.goto('/ksr0wingclubmain01');
    await page.goto('/login');
    await submitLogin(page, 'two-factor@example.com');
    await expect(page.getByLabel('Code')).toBeFocused();
    await page.goBack();
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await expect(page.getByLabel('Email address')).toHaveValue('two-factor@example.com');
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Code')).toBeFocused();
    await page.keyboard.type('123456');
    await expect(page).toHaveURL('/user/dashboard');
    await expect(page.getByRole('heading', { name: 'Your calendars' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/ksr0wingclubmain01');
    await page.goForward();
    await expect(page).toHaveURL('/user/dashboard');
  },
);

test(
  'a pasted code is submitted automatically',
  deep,
  async ({ page, context, expectedConsole }) => {
    expectedConsole.push(failed(401));
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/login');
    await submitLogin(page, 'two-factor@example.com');
    await expect(page.getByLabel('Code')).toBeFocused();
    await page.evaluate(() => navigator.clipboard.writeText('Your code is 000-000.'));
    await page.keyboard.press('ControlOrMeta+V');
    await expect(page.getByText('This code is not correct or no longer valid.')).toBeVisible();
    await expect(page.getByLabel('Code')).toBeFocused();
    await page.evaluate(() => navigator.clipboard.writeText('Your code is 123 456.'));
    await page.keyboard.press('ControlOrMeta+V');
    await expect(page).toHaveURL('/user/dashboard');
  },
);

test('a backup code works once', deep, async ({ page, expectedConsole }) => {
  expectedConsole.push(failed(401));
  const useBackupCode = async () => {
    await page.goto('/login');
    await submitLogin(page, 'two-factor@example.com');
    await page.getByRole('button', { name: 'Use a backup code' }).click();
    await expect(page.getByLabel('Backup code')).toBeFocused();
    await page.keyboard.type('97HT yzk7');
    await page.keyboard.press('Enter');
  };
  await useBackupCode();
  await expect(page).toHaveURL('/user/dashboard');
  await page.goto('/logout');
  await useBackupCode();
  await expect(page.getByText('This backup code is not correct')).toBeVisible();
  await page.getByRole('button', { name: 'Use the authenticator app' }).click();
  await expect(page.getByLabel('Code')).toBeFocused();
  await page.keyboard.type('123456');
  await expect(page).toHaveURL('/user/dashboard');
});

test(
  'the submit button is disabled after submitting, until the login fails',
  deep,
  async ({ page, expectedConsole }) => {
    expectedConsole.push(failed(401));
    const answer = Promise.withResolvers<void>();
    let calls = 0;
    await page.route('/login', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      calls += 1;
      await answer.promise;
      return route.continue();
    });
    await page.goto('/login');
    await submitLogin(page, 'owner@example.com', 'wrong');
    const button = page.getByRole('button', { name: 'Log in', exact: true });
    await expect(button).toBeDisabled();
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await button.click({ force: true });
    answer.resolve();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(button).toBeEnabled();
    expect(calls).toBe(1);
  },
);

test('an address from a link can be changed in edit mode', deep, async ({ page }) => {
  const address = '/login?source=mail&email=owner%40example.com&_target_path=%2Fuser%2Fdashboard';
  await page.goto(address);
  const email = page.getByLabel('Email address');
  await expect(email).toHaveValue('owner@example.com');
  await expect(email).not.toBeEditable();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await email.click();
  await expect(page).toHaveURL(`${address}&edit=true`);
  await expect(email).toBeFocused();
  await expect(email).toBeEditable();
  await expect(email).toHaveValue('owner@example.com');

  await page.goBack();
  await expect(email).not.toBeEditable();
  await page.getByRole('button', { name: 'Change' }).press('Enter');
  await expect(email).toBeFocused();
  await page.keyboard.type('member@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Account of Milo Member' })).toBeVisible();
});

test(
  'inside a frame, a button opens the login page in a new tab',
  deep,
  async ({ page, context }) => {
    const address = '/login?email=owner%40example.com&source=mail';
    await page.goto(`/__mock__/framed?path=${encodeURIComponent(address)}`);
    const frame = page.frameLocator('iframe');
    const button = frame.getByRole('link', { name: 'Open in a new tab' });
    await expect(button).toBeVisible();
    await expect(frame.getByLabel('Password', { exact: true })).toHaveCount(0);
    const [tab] = await Promise.all([context.waitForEvent('page'), button.click()]);
    await expect(tab).toHaveURL(address);
    await tab.getByLabel('Password', { exact: true }).fill(password);
    await tab.keyboard.press('Enter');
    await expect(tab).toHaveURL('/user/dashboard');
  },
);

test(
  'the page reloads after 28 minutes of inactivity and keeps the address and the checkbox',
  deep,
  async ({ page }) => {
    await page.clock.install();
    await page.goto('/login?_target_path=%2Fuser%2Fdashboard%3Fquery%3Drowing');
    await page.getByLabel('Email address').fill('owner@example.com');
    await page.getByLabel('Password', { exact: true }).fill('secret');
    await page.getByRole('checkbox', { name: 'Stay logged in' }).check();
    const comeBack = () => page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await page.clock.fastForward('27:00');
    await comeBack();
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('secret');

    await page.clock.fastForward('01:00');
    const loaded = page.waitForEvent('load');
    await comeBack();
    await loaded;
    await expect(page.getByLabel('Email address')).toHaveValue('owner@example.com');
    await expect(page.getByRole('checkbox', { name: 'Stay logged in' })).toBeChecked();
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/user/dashboard?query=rowing');
  },
);

test('an unreachable service shows one clear error', deep, async ({ page, expectedConsole }) => {
  expectedConsole.push(/ERR_EMPTY_RESPONSE|ERR_CONNECTION|Failed to load resource/);
  await page.goto('/login');
  await page.getByLabel('Email address').fill('cut@example.com');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText(
    'It appears the Shared Calendar website can not be reached, you may be offline.',
  );
});

test('the whole login works with the keyboard alone', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByLabel('Email address')).toBeFocused();
  // Everything before the form is reachable, up to the skip link.
  const skip = page.getByRole('link', { name: 'Skip to content' });
  const goBack = async () => {
    await page.keyboard.press('Shift+Tab');
    return skip.evaluate((link) => link === document.activeElement);
  };
  await expect.poll(goBack, { intervals: [0] }).toBe(true);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Email address')).toBeFocused();
  await page.keyboard.type('member@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Show “Password”' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Forgot password?' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: 'Stay logged in' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/user/dashboard');
});
