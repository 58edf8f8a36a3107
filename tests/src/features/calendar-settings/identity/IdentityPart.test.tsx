import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage } from '#tests/setup/open-page.tsx';
import { openSettings, readSettings, rowing } from '../open-settings.ts';

const openIdentity = () => openSettings('identity', 'Identity');
const save = () => screen.getByRole('button', { name: 'Save changes' });
const preview = () => within(screen.getByRole('figure', { name: 'Preview' }));

describe('the title and the color', () => {
  it('are previewed, and are the header’s once they are saved', async () => {
    const { user } = await openIdentity();
    const title = screen.getByRole('textbox', { name: /^Title/ });
    await user.clear(title);
    await user.type(title, 'Rowers');
    await user.click(screen.getByRole('radio', { name: 'Teal' }));
    expect(preview().getAllByText('Rowers')).toHaveLength(2);
    expect(screen.getByText(/^Everybody will see the new title/)).toHaveTextContent(/color/);
    await user.click(save());
    await screen.findByText('The settings are saved.');
    expect((await readSettings()).identity).toMatchObject({
      title: 'Rowers',
      header_color: 'teal',
    });
    expect(within(screen.getByRole('banner')).getByText('Rowers')).toBeVisible();
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-color', 'teal'));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Your changes are undone.');
    expect(
      await within(screen.getByRole('banner')).findByText('Riverside rowing club'),
    ).toBeVisible();
  });

  it('can be without a color', async () => {
    const { user } = await openIdentity();
    await user.click(screen.getByRole('button', { name: 'No color' }));
    await user.click(save());
    await screen.findByText('The settings are saved.');
    expect((await readSettings()).identity.header_color).toBeNull();
    await waitFor(() => expect(document.documentElement).not.toHaveAttribute('data-color'));
  });

  it('need a title', async () => {
    const { user } = await openIdentity();
    await user.clear(screen.getByRole('textbox', { name: /^Title/ }));
    await user.click(save());
    expect(screen.getByRole('textbox', { name: /^Title/ })).toBeInvalid();
  });
});

it('gives the calendar’s page the color of its header, and takes it back on others', async () => {
  const { router } = await openPage(`${rowing}?view=agenda`);
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-color', 'blue'));
  await router.navigate('/login');
  await waitFor(() => expect(document.documentElement).not.toHaveAttribute('data-color'));
});
