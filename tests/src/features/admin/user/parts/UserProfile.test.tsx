import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openUser, sales, support } from '../user-page.ts';

const update = 'POST /admintool96/api/user/1/update';
const name = () => screen.getByRole('textbox', { name: /^Name/ });

describe('the profile of a user', () => {
  it('asks for confirmation of the changes, sends only those, and can be undone', async () => {
    const { user, press, confirm, question, sent } = await openUser({ query: '?tab=profile' });
    await user.clear(name());
    await user.type(name(), 'Olivia Oarsman');
    await user.click(screen.getByRole('checkbox', { name: 'Support' }));
    await press('Save changes');
    const dialog = await question();
    expect(dialog.getByRole('heading', { name: 'Make Olivia Owner staff?' })).toBeVisible();
    expect(dialog.getByText(/^As support, Olivia Owner sees the data of all/)).toBeVisible();
    expect(dialog.getByText('Name').nextElementSibling).toHaveTextContent(
      'Before: Olivia Owner→After: Olivia Oarsman',
    );
    expect(dialog.getByText('Roles').nextElementSibling).toHaveTextContent(
      'Before: None→After: Support',
    );
    expect(dialog.queryByText('Language')).toBeNull();
    await confirm('Change user');
    expect(await screen.findByText('The profile of Olivia Owner is changed.')).toBeVisible();
    expect(sent).toMatchObject([{ call: update }]);
    expect(sent[0]?.body).toEqual({ name: 'Olivia Oarsman', roles: ['ROLE_SUPPORT'] });
    expect(await screen.findByRole('heading', { level: 1, name: 'Olivia Oarsman' })).toBeVisible();

    await press('Undo');
    expect(await screen.findByText('Undone.')).toBeVisible();
    expect(sent[1]?.body).toEqual({ name: 'Olivia Owner', roles: [] });
    await waitFor(() => expect(name()).toHaveValue('Olivia Owner'));
  });

  it('names the access that a change takes away', async () => {
    const { user, press, question } = await openUser({ id: 5, query: '?tab=profile' });
    await user.click(screen.getByRole('checkbox', { name: 'Support' }));
    await press('Save changes');
    const dialog = await question();
    expect(
      dialog.getByRole('heading', { name: 'Take the access to this tool away from Suki Support?' }),
    ).toBeVisible();
    expect(dialog.getByText(/^Suki Support loses these rights: Support\./)).toBeVisible();
  });

  it('does not let admins give up their own role', async () => {
    await openUser({ id: 6, query: '?tab=profile' });
    expect(screen.getByRole('checkbox', { name: 'Admin' })).toBeDisabled();
    expect(screen.getByRole('checkbox', { name: 'Support' })).toBeEnabled();
    expect(screen.getByText('Only another admin can end your admin role.')).toBeVisible();
  });

  it('refuses an address that is taken, naming the field', async () => {
    const { user, press, confirm } = await openUser({ query: '?tab=profile' });
    const email = screen.getByRole('textbox', { name: /^Email address/ });
    await user.clear(email);
    await user.type(email, 'member@example.com');
    await press('Save changes');
    await confirm('Change user');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /email: There is already an account with this email address.$/,
    );
    expect(email).toHaveValue('member@example.com');
  });

  it('reserves roles for admins', async () => {
    await openUser({ query: '?tab=profile', as: support });
    expect(screen.getByText('Only admins may change roles.')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Support' })).toBeDisabled();
    expect(name()).toBeEnabled();
  });

  it('is shown to sales, who may not change it', async () => {
    await openUser({ query: '?tab=profile', as: sales });
    const profile = within(screen.getByRole('region', { name: 'Profile' }));
    const facts = profile.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(facts).toEqual(['Olivia Owner', 'owner@example.com', 'English', 'None']);
    expect(profile.getByRole('button', { name: 'Change user' })).toHaveAccessibleDescription(
      'Only support and admins may do this.',
    );
  });

  it('of staff can be changed only by admins', async () => {
    await openUser({ id: 4, query: '?tab=profile', as: support });
    expect(screen.getByRole('button', { name: 'Change user' })).toHaveAccessibleDescription(
      'Only admins may change accounts of staff.',
    );
  });
});
