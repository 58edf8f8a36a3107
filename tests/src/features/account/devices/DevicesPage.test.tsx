import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { holdCalls } from '#tests/setup/held-calls.ts';
import { loseAnswers } from '#tests/setup/lost-answers.ts';
import { answerNext } from '#tests/setup/mock-controls.ts';
import { openPage } from '#tests/setup/open-page.tsx';

/** The page of a user who is logged in on this browser, an iPhone and an iPad. */
async function openDevices(options: Partial<Parameters<typeof openPage>[1]> = {}) {
  const page = await openPage('/user/security/devices', { as: 'owner@example.com', ...options });
  await screen.findByRole('heading', { level: 1, name: 'Connected devices' });
  const press = (name: string) => page.user.click(screen.getByRole('button', { name }));
  return {
    ...page,
    press,
    /** Answers the confirmation that a button opens. */
    confirm: async (name: string) => {
      const dialog = await screen.findByRole('alertdialog');
      await page.user.click(within(dialog).getByRole('button', { name }));
    },
    /** How often the client requested the list. */
    loads: () => page.calls.filter((call) => call === 'GET /user/devices').length,
  };
}

const otherDevices = () => {
  const list = screen.queryByRole('list', { name: 'Other devices' });
  return list ? within(list).getAllByRole('listitem') : [];
};
const names = () => otherDevices().map((item) => within(item).getAllByRole('paragraph')[0]);

const iPhone = 'Calendar app on iPhone';
const iPad = 'Safari on iPad';

/** Waits until the page shows exactly these other devices. */
const expectOthers = (...expected: string[]) =>
  waitFor(() => expect(names().map((name) => name?.textContent)).toEqual(expected));

describe('the list of devices', () => {
  it('distinguishes this device from the others, with the time of their last use', async () => {
    await openDevices();
    const current = within(screen.getByRole('list', { name: 'This device' }));
    expect(current.getByText('Browser')).toBeVisible();
    expect(current.getByText('Active now')).toBeVisible();
    await expectOthers(iPhone, iPad);
    const [, tablet] = otherDevices() as [HTMLElement, HTMLElement];
    expect(tablet).toHaveTextContent(/Lyon, France.*Last active .+ ago.*Logged in .+ ago/);
    const [lastSeen] = within(tablet).getAllByRole('time');
    expect(lastSeen).toHaveAttribute('aria-description', expect.stringMatching(/\d{4}.*\d:\d\d/));
  });

  it('has an empty state if there are no others', async () => {
    const { router } = await openDevices();
    const headers = { 'X-Requested-With': 'XMLHttpRequest' };
    const answer = await fetch('/user/devices', { method: 'DELETE', headers });
    expect(answer.status).toBe(204);
    await act(() => router.revalidate());
    expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('No other devices');
    expect(screen.getByText('You are logged in on this device only.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Log out all' })).toBeNull();
  });

  it('can be reloaded after an error', async () => {
    const page = await openPage('/login', { as: 'owner@example.com' });
    await answerNext('listDevices', 500);
    await act(() => page.router.navigate('/user/security/devices'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    await expectOthers(iPhone, iPad);
  });
});

describe('logging out a device', () => {
  it('asks first, with the consequences and the exact times', async () => {
    const { press, confirm, calls } = await openDevices();
    await press(`Log out ${iPad}`);
    const dialog = await screen.findByRole('alertdialog', { name: `Log out ${iPad}?` });
    expect(dialog).toHaveAccessibleDescription(/session on that device ends immediately/);
    expect(within(dialog).getByText('First login').nextElementSibling).toHaveTextContent(
      /\d{4}.*\d:\d\d/,
    );
    await confirm('Cancel');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() =>
      expect(screen.getByRole('button', { name: `Log out ${iPad}` })).toHaveFocus(),
    );
    expect(calls.some((call) => call.startsWith('DELETE'))).toBe(false);
  });

  it('removes it at once, announces it, and moves the focus to the next one', async () => {
    const { press, confirm, loads } = await openDevices();
    const network = holdCalls(/^DELETE/);
    await press(`Log out ${iPhone}`);
    await confirm('Log out');
    await expectOthers(iPad);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: `Log out ${iPad}` })).toHaveFocus(),
    );
    expect(screen.queryByText(`${iPhone} is logged out.`)).toBeNull();
    network.letGo();
    expect(await screen.findByText(`${iPhone} is logged out.`)).toBeVisible();
    await waitFor(() => expect(loads()).toBe(2));
    await expectOthers(iPad);
  });

  it('never shows it again in between, even with several in parallel', async () => {
    const { press, confirm, loads } = await openDevices();
    const phone = holdCalls(/^DELETE .*11$/);
    const tablet = holdCalls(/^DELETE .*12$/);
    for (const name of [iPhone, iPad]) {
      await press(`Log out ${name}`);
      await confirm('Log out');
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    }
    await expectOthers();
    const cameBack: string[] = [];
    const watcher = new MutationObserver(() => cameBack.push(...otherDevices().map(String)));
    watcher.observe(document.body, { childList: true, subtree: true });
    phone.letGo();
    await screen.findByText(`${iPhone} is logged out.`);
    await waitFor(() => expect(loads()).toBe(2));
    tablet.letGo();
    await screen.findByText(`${iPad} is logged out.`);
    await waitFor(() => expect(loads()).toBe(3));
    expect(await screen.findByText('No other devices')).toBeVisible();
    watcher.disconnect();
    expect(cameBack).toEqual([]);
  });

  it('restores it with an error if it fails, and can be retried', async () => {
    const { press, confirm, user } = await openDevices();
    await answerNext('revokeDevice', 500);
    await press(`Log out ${iPhone}`);
    await confirm('Log out');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(`${iPhone} is still logged in.`);
    await expectOthers(iPhone, iPad);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(`${iPhone} is logged out.`)).toBeVisible();
    await expectOthers(iPad);
  });

  it('succeeds if the device has already logged out', async () => {
    const { press, confirm } = await openDevices();
    await answerNext('revokeDevice', 404);
    await press(`Log out ${iPhone}`);
    await confirm('Log out');
    expect(await screen.findByText(`${iPhone} is logged out.`)).toBeVisible();
    // The mock service still has it, since only its answer was replaced.
    await expectOthers(iPhone, iPad);
  });

  it('finishes even if the page is left at once', async () => {
    const { press, confirm, router, calls } = await openDevices();
    const network = holdCalls(/^DELETE/);
    await press(`Log out ${iPad}`);
    await confirm('Log out');
    await act(() => router.navigate('/user/dashboard'));
    await screen.findByRole('heading', { level: 1, name: 'Your calendars' });
    network.letGo();
    expect(await screen.findByText(`${iPad} is logged out.`)).toBeVisible();
    expect(calls).toContain('DELETE /user/devices/12');
  });

  it('opens the logout page if it is this one', async () => {
    const { press, confirm, loadedPages } = await openDevices();
    await press('Log out Browser');
    const dialog = await screen.findByRole('alertdialog', { name: 'Log out of this device?' });
    expect(dialog).toHaveAccessibleDescription(/You are using this device now/);
    await confirm('Log out');
    expect(loadedPages).toEqual(['/logout']);
  });
});

describe('logging out all other devices', () => {
  it('keeps this one and moves the focus to the place of the others', async () => {
    const { press, confirm } = await openDevices();
    await press('Log out all');
    const dialog = await screen.findByRole('alertdialog', { name: 'Log out all other devices?' });
    expect(dialog).toHaveAccessibleDescription(/The sessions on 2 devices end immediately/);
    await confirm('Log out 2 devices');
    expect(await screen.findByText('All other devices are logged out.')).toBeVisible();
    expect(screen.getByText('No other devices')).toBeVisible();
    expect(screen.getByText('Active now')).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Other devices' })).toHaveFocus(),
    );
  });

  it('restores them if it fails', async () => {
    const { press, confirm } = await openDevices();
    await answerNext('revokeOtherDevices', 500);
    await press('Log out all');
    await confirm('Log out 2 devices');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The other devices are still logged in.');
    await expectOthers(iPhone, iPad);
  });
});

describe('logging out everywhere', () => {
  const act = 'Log out everywhere';

  async function askToLogOut() {
    const page = await openDevices();
    await page.press(act);
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Log out everywhere?' }));
    const prove = async (password = 'calendar') => {
      const field = await dialog.findByLabelText('Current password');
      await page.user.clear(field);
      await page.user.type(field, password);
      await page.user.click(dialog.getByRole('button', { name: act }));
    };
    return { ...page, dialog, prove };
  }

  it('asks for the password first, and leads to the login page with a note', async () => {
    const { prove, dialog, replacedBy, calls } = await askToLogOut();
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(/including this one/);
    await prove('guessed');
    expect(await dialog.findByText('The current password is not correct.')).toBeVisible();
    expect((await fetch('/user/devices')).status).toBe(200);
    await prove();
    await waitFor(() => expect(replacedBy).toEqual(['/login']));
    expect(calls.filter((call) => call === 'DELETE /user/sessions')).toHaveLength(2);
    expect((await fetch('/user/devices')).status).toBe(401);
    await openPage('/login');
    expect(await screen.findByText('You are logged out on all devices.')).toBeVisible();
  });

  it('is also offered beside the logout of the account menu', async () => {
    const { user } = await openPage('/user/dashboard', { as: 'owner@example.com' });
    await user.click(await screen.findByRole('button', { name: /^Account of/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Log out everywhere…' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Log out everywhere?' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(window.location.search).toBe(''));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('stays on the page with the reason if it fails, and can be repeated', async () => {
    const { prove, dialog, replacedBy } = await askToLogOut();
    await answerNext('revokeAllDevices', 500);
    await prove();
    expect(await dialog.findByText(/The request failed on our side/)).toBeVisible();
    expect(replacedBy).toEqual([]);
    await prove();
    await waitFor(() => expect(replacedBy).toEqual(['/login']));
  });

  it('is known to have succeeded although its answer was lost', async () => {
    const { prove, replacedBy } = await askToLogOut();
    loseAnswers(/^DELETE/);
    await prove();
    await waitFor(() => expect(replacedBy).toEqual(['/login']));
  });

  it('is left to the user by staff who view the product as the user', async () => {
    const { press, calls } = await openDevices({
      as: 'support@example.com',
      viewAs: 'owner@example.com',
    });
    await press(act);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(calls.some((call) => call.startsWith('DELETE'))).toBe(false);
  });
});

it('does not mark a device as their own for staff who view the product as the user', async () => {
  await openDevices({ as: 'support@example.com', viewAs: 'owner@example.com' });
  await expectOthers(iPhone, iPad);
  expect(screen.queryByText('This device')).toBeNull();
});

describe('after the answer was lost', () => {
  it('a device that is logged out is not said to be logged in', async () => {
    const { press, confirm } = await openDevices();
    loseAnswers(/^DELETE/);
    await press(`Log out ${iPhone}`);
    await confirm('Log out');
    expect(await screen.findByText(`${iPhone} is logged out.`)).toBeVisible();
    await expectOthers(iPad);
  });

  it('a device that has its new name is said to have it', async () => {
    const { press, user } = await openDevices();
    loseAnswers(/^(PUT|PATCH|POST)/);
    await press(`Rename ${iPhone}`);
    const dialog = within(await screen.findByRole('dialog', { name: `Rename “${iPhone}”` }));
    await user.clear(dialog.getByLabelText(/Name/));
    await user.type(dialog.getByLabelText(/Name/), 'Pocket');
    await user.click(dialog.getByRole('button', { name: 'Rename' }));
    expect(await screen.findByText('It is called “Pocket” now.')).toBeVisible();
  });

  it('all other devices are not, either', async () => {
    const { press, confirm } = await openDevices();
    loseAnswers(/^DELETE/);
    await press('Log out all');
    await confirm('Log out 2 devices');
    expect(await screen.findByText('All other devices are logged out.')).toBeVisible();
  });

  it('nothing is claimed if the server cannot be asked', async () => {
    const { press, confirm } = await openDevices();
    loseAnswers(/^(DELETE|GET)/);
    await press(`Log out ${iPhone}`);
    await confirm('Log out');
    expect(await screen.findByText(/It may have been done nevertheless\./)).toBeVisible();
    expect(screen.queryByText(/is still logged in/)).toBeNull();
  });
});
