import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { holdCalls } from '#tests/setup/held-calls.ts';
import { answerNext } from '#tests/setup/mock-controls.ts';
import { openPage } from '#tests/setup/open-page.tsx';

async function open(as = 'support@example.com') {
  const page = await openPage('/admintool96/overdue', { as });
  await screen.findByRole('table');
  await page.user.keyboard('{Control>}k{/Control}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Go to…' }));
  const path = () => page.router.state.location.pathname;
  const field = dialog.getByRole('combobox');
  await waitFor(() => expect(field).toHaveFocus());
  return { ...page, dialog, path, field };
}

describe('the palette', () => {
  it('opens a page by part of its name', async () => {
    const { user, path } = await open();
    await user.keyboard('trusted{Enter}');
    await waitFor(() => expect(path()).toBe('/admintool96/domains'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('finds records on the server, including inactive ones, and opens the one selected by arrow keys', async () => {
    const { user, dialog, path } = await open();
    await user.keyboard('clubhouse');
    const closed = await dialog.findByRole('option', { name: /Rota of the old clubhouse/ });
    expect(closed).toHaveTextContent('Inactive');
    expect(closed).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowDown}{ArrowUp}{Enter}');
    await waitFor(() => expect(path()).toBe('/admintool96/calendars/108'));
  });

  it.each([
    ['a key', 'ksr0wingclubmain01', /Riverside rowing club/],
    ['a whole address', 'owner@example.com', /Olivia Owner/],
  ])('matches %s', async (_what, text, name) => {
    const { user, dialog } = await open();
    await user.keyboard(text);
    expect((await dialog.findAllByRole('option', { name }))[0]).toBeVisible();
  });

  it('opens a record by its id, without a search', async () => {
    const { user, dialog, path } = await open();
    await user.keyboard('101');
    expect(dialog.getByRole('option', { name: 'Calendar 101' })).toBeVisible();
    expect(dialog.getByRole('option', { name: 'Organization 101' })).toBeVisible();
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(path()).toBe('/admintool96/users/101'));
  });

  it('shows the results for the latest text, even if an older answer arrives later', async () => {
    const { user, dialog, field } = await open();
    const answer = fetch;
    const held: (() => void)[] = [];
    vi.stubGlobal('fetch', (request: Request) => {
      if (!request.url.includes('query=choir')) return answer(request);
      const asked = new Request(request.url, { headers: request.headers });
      return new Promise((resolve) => held.push(() => resolve(answer(asked))));
    });
    await user.keyboard('choir');
    await waitFor(() => expect(held).toHaveLength(6));
    await user.clear(field);
    await user.keyboard('riv3rs');
    expect(await dialog.findByRole('option', { name: /Riverside rowing club/ })).toBeVisible();
    for (const letGo of held) await act(async () => letGo());
    // The page reads the answers first.
    await act(() => new Promise((done) => setTimeout(done, 50)));
    expect(dialog.queryByRole('option', { name: /choir/ })).not.toBeInTheDocument();
    expect(dialog.getByRole('option', { name: /Riverside rowing club/ })).toBeVisible();
    expect(dialog.queryByText('Searching…')).toBeNull();
  });

  it('keeps the choice that was selected by arrow keys when results appear above it', async () => {
    const { user, dialog } = await open();
    const calls = holdCalls(/search-calendar/);
    await user.keyboard('river');
    expect(await dialog.findByText('Searching…')).toBeVisible();
    await user.keyboard('{ArrowDown}{ArrowUp}');
    const choice = () => dialog.getByRole('option', { name: /^Search calendars for/ });
    expect(choice()).toHaveAttribute('aria-selected', 'true');
    calls.letGo();
    expect(await dialog.findByRole('group', { name: 'Calendars' })).toBeVisible();
    expect(choice()).toHaveAttribute('aria-selected', 'true');
  });

  it.each([
    ['a pasted key', 'ksr0wingclubmain01', '/admintool96/calendars/101'],
    ['a pasted address', 'owner@example.com', '/admintool96/users/1'],
  ])(
    'opens the record of %s, even if Enter comes before the results',
    async (_what, text, page) => {
      const { user, path } = await open();
      await user.paste(text);
      await user.keyboard('{Enter}');
      await waitFor(() => expect(path()).toBe(page));
    },
  );

  it.each([
    ['a user by the start of their name, above their calendars', 'olivia', '/admintool96/users/1'],
    ['an organization by its name', 'riverside sp', '/admintool96/organizations/11'],
  ])('opens %s', async (_what, text, page) => {
    const { user, path } = await open();
    await user.paste(text);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(path()).toBe(page));
  });

  it('finds an organization once, however many calendars it has, and mail, domains and subscribers', async () => {
    const { user, dialog } = await open();
    await user.paste('riverside');
    const organizations = within(await dialog.findByRole('group', { name: 'Organizations' }));
    expect(organizations.getAllByRole('option', { name: 'Riverside Sports' })).toHaveLength(1);
    const options = (name: string) =>
      within(dialog.getByRole('group', { name })).getAllByRole('option').length;
    expect(options('Trusted domains')).toBeGreaterThan(0);
    expect(options('Newsletter')).toBe(1);
    expect(options('Emails')).toBe(2);
    await user.click(dialog.getByRole('option', { name: 'i•••@riverside.example' }));
    await waitFor(() => expect(window.location.search).toMatch(/^\?query=ida%40riverside/));
  });

  it('finds organizations by their name only, not by those of their calendars and owners', async () => {
    const { user, dialog } = await open();
    await user.paste('olivia');
    expect(await dialog.findByRole('option', { name: /Riverside rowing club/ })).toBeVisible();
    expect(dialog.queryByRole('group', { name: 'Organizations' })).toBeNull();
  });

  it('masks the addresses of all people but the selected one', async () => {
    const { user, dialog } = await open();
    await user.paste('smith');
    const people = within(await dialog.findByRole('group', { name: 'Users' }));
    const addresses = () => people.getAllByRole('option').map(({ textContent }) => textContent);
    expect(addresses().length).toBeGreaterThan(1);
    for (const address of addresses()) expect(address).toMatch(/\w•••@example\.com$/);
    await user.hover(people.getAllByRole('option')[0] as HTMLElement);
    const [selected, ...others] = addresses();
    expect(selected).toMatch(/\w\.smith\w*\.\d+@example\.com$/);
    for (const address of others) expect(address).toMatch(/•••@/);
    const subscribers = within(dialog.getByRole('group', { name: 'Newsletter' }));
    expect(subscribers.getByRole('option')).toHaveTextContent(/^\w•••@/);
    const emails = within(dialog.getByRole('group', { name: 'Emails' }));
    expect(emails.getByRole('option')).toHaveTextContent(/•••@/);
  });

  it('marks users who cannot log in', async () => {
    const { user, dialog } = await open();
    await user.paste('ida@riverside.example');
    const people = within(await dialog.findByRole('group', { name: 'Users' }));
    expect(people.getByRole('option', { name: /^Ida Invited/ })).toHaveTextContent('Inactive');
  });

  it('never opens a record found for an older text', async () => {
    const { user, dialog, path } = await open();
    await user.keyboard('owner@example.com');
    expect((await dialog.findAllByRole('option', { name: /^Olivia Owner/ }))[0]).toBeVisible();
    await user.clear(dialog.getByRole('combobox'));
    await user.paste('clubhouse');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(path()).toBe('/admintool96/calendars/108'));
  });

  it('does not open anything after Enter if the text has changed since', async () => {
    const { user, dialog, path } = await open();
    await user.paste('clubhous');
    await user.keyboard('{Enter}e');
    expect(await dialog.findByRole('option', { name: /Rota of the old clubhouse/ })).toBeVisible();
    expect(path()).toBe('/admintool96/overdue');
  });

  it('reports that the search failed, and still opens pages', async () => {
    const { user, dialog, field } = await open();
    await answerNext('searchCalendars', 500);
    await user.paste('newsletter');
    expect(await dialog.findByText('Something went wrong')).toBeVisible();
    expect(dialog.getByText('internal_error')).toBeVisible();
    expect(dialog.getByRole('option', { name: 'Newsletter' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(field).toHaveFocus());
    await waitFor(() => expect(dialog.queryByText('Something went wrong')).toBeNull());
    await waitFor(() => expect(dialog.queryByText('Searching…')).toBeNull());
  });

  it('shows what was found even if one of the searches failed', async () => {
    const { user, dialog } = await open();
    await answerNext('searchEmails', 500);
    await user.paste('riverside');
    expect(await dialog.findByText('internal_error')).toBeVisible();
    expect(dialog.getByRole('option', { name: /^Riverside rowing club/ })).toBeVisible();
    expect(dialog.queryByRole('group', { name: 'Emails' })).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByRole('group', { name: 'Emails' })).toBeVisible();
  });

  it('links to the full search', async () => {
    const { user, dialog, path } = await open();
    await user.keyboard('zzzz');
    await user.click(dialog.getByRole('option', { name: /Search calendars for “zzzz”/ }));
    await waitFor(() => expect(path()).toBe('/admintool96'));
    await waitFor(() => expect(window.location.search).toBe('?query=zzzz'));
  });
});

it('the palette’s button names its keys as keyboards in the page’s language do', async () => {
  const controls = { settings: { language: 'de' } };
  await openPage('/admintool96/overdue', { as: 'support@example.com', controls });
  expect(await screen.findByRole('button', { name: /Strg K$/ })).toBeVisible();
});

describe('the actions of the open record', () => {
  it('are offered in the palette and can be started there', async () => {
    const { user } = await openPage('/admintool96/calendars/101', { as: 'support@example.com' });
    await screen.findByRole('heading', { name: 'Riverside rowing club' });
    await user.keyboard('{Control>}k{/Control}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Go to…' }));
    await waitFor(() => expect(dialog.getByRole('combobox')).toHaveFocus());
    await user.keyboard('new password');
    expect(dialog.getByRole('option', { name: /New password…/ })).toBeVisible();
    await user.keyboard('{Enter}');
    expect(
      await screen.findByRole('alertdialog', { name: 'New password for Riverside rowing club?' }),
    ).toBeVisible();
  });

  it('get the focus back from their dialog', async () => {
    const { user } = await openPage('/admintool96/calendars/101', { as: 'support@example.com' });
    await screen.findByRole('heading', { name: 'Riverside rowing club' });
    await user.keyboard('{Control>}k{/Control}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Go to…' }));
    await waitFor(() => expect(dialog.getByRole('combobox')).toHaveFocus());
    await user.keyboard('new password{Enter}');
    const question = await screen.findByRole('alertdialog');
    await waitFor(() => expect(question).toContainElement(document.activeElement as HTMLElement));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'New password…' })).toHaveFocus(),
    );
  });
});

describe('the palette on a record', () => {
  it.each([
    ['calendars/101', 'support@example.com', /^Deactivate the key “Noticeboard”…$/],
    ['calendars/101?tab=restore', 'support@example.com', /^Restore the state of /],
    ['users/1?tab=mail', 'support@example.com', /^End all…$/],
  ])('has the buttons of the shown tab: %s', async (page, as, name) => {
    const { user } = await openPage(`/admintool96/${page}`, { as });
    await screen.findByRole('heading', { level: 1, name: /Riverside rowing club|Olivia Owner/ });
    await user.keyboard('{Control>}k{/Control}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Go to…' }));
    expect(dialog.getAllByRole('option', { name })[0]).toHaveAttribute('aria-disabled', 'false');
  });

  it('has the buttons of the tabs that are not shown, and selects the tab of the chosen one', async () => {
    const { user } = await openPage('/admintool96/users/1', { as: 'support@example.com' });
    await screen.findByRole('heading', { level: 1, name: 'Olivia Owner' });
    await user.keyboard('{Control>}k{/Control}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Go to…' }));
    await waitFor(() => expect(dialog.getByRole('combobox')).toHaveFocus());
    await user.keyboard('end all');
    expect(await dialog.findByRole('option', { name: /^End all…$/ })).toBeVisible();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('alertdialog', { name: /^End all/ })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('link', { name: 'Email', current: 'page' })).toBeVisible();
  });

  it('has the acts on billing data, which arrives after the page', async () => {
    const { user } = await openPage('/admintool96/organizations/11?tab=calendars', {
      as: 'sales@example.com',
    });
    await screen.findByRole('heading', { level: 1, name: 'Riverside Sports' });
    await user.keyboard('{Control>}k{/Control}');
    const palette = within(await screen.findByRole('dialog', { name: 'Go to…' }));
    await waitFor(() => expect(palette.getByRole('combobox')).toHaveFocus());
    await user.keyboard('credit invoice');
    expect((await palette.findAllByRole('option', { name: /^Credit invoice R-/ })).length).toBe(2);
    await user.keyboard('{Enter}');
    const form = await screen.findByRole('dialog', { name: 'Balance of Riverside Sports' });
    expect(within(form).getByLabelText(/Reason/)).toHaveValue('Invoice R-00011-02');
    await user.keyboard('{Escape}');
    // In the tab that is now shown.
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Credit invoice R-00011-02' })).toHaveFocus(),
    );
  });

  it('names the role that an action requires', async () => {
    const { user } = await openPage('/admintool96/calendars/101', { as: 'sales@example.com' });
    await screen.findByRole('heading', { name: 'Riverside rowing club' });
    await user.keyboard('{Control>}k{/Control}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Go to…' }));
    const option = await dialog.findByRole('option', { name: /^New password…/ });
    expect(option).toHaveAttribute('aria-disabled', 'true');
    expect(option).toHaveTextContent('Only support and admins may do this.');
  });

  it('opens its tabs', async () => {
    const { user } = await openPage('/admintool96/users/1', { as: 'support@example.com' });
    await screen.findByRole('link', { name: 'Overview', current: 'page' });
    await user.keyboard('{Control>}k{/Control}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Go to…' }));
    await waitFor(() => expect(dialog.getByRole('combobox')).toHaveFocus());
    await user.keyboard('security{Enter}');
    expect(await screen.findByRole('link', { name: 'Security', current: 'page' })).toBeVisible();
  });
});

describe('the navigation of the admin tool', () => {
  it('shows all areas to all staff and explains what a role may not do', async () => {
    await openPage('/admintool96/overdue', { as: 'sales@example.com' });
    await screen.findByRole('table');
    const areas = within(screen.getByRole('navigation', { name: 'Admin tool' }));
    expect(areas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Search',
      'Overdue organizations',
      'Newsletter',
      'Trusted domains',
      'Push message',
    ]);
    expect(areas.getByRole('link', { name: 'Overdue organizations' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(areas.getByRole('link', { name: 'Push message' })).toHaveAccessibleDescription(
      'Only admins may do this.',
    );
  });

  it('is reachable with g and a letter', async () => {
    const { user, router } = await openPage('/admintool96/overdue', { as: 'sales@example.com' });
    await screen.findByRole('table');
    await waitFor(async () => {
      await user.keyboard('g');
      expect(screen.getByText('Go to')).toBeVisible();
    });
    await user.keyboard('l');
    await waitFor(() => expect(router.state.location.pathname).toBe('/admintool96/newsletter'));
  });
});
