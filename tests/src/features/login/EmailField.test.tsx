import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage } from '#tests/setup/open-page.tsx';

const address =
  '/login?source=mail&tag=a&email=owner%40example.com&tag=b&_target_path=%2Fc%2Friv3rs';

async function expectEditMode(): Promise<void> {
  await waitFor(() =>
    expect(screen.getByLabelText('Email address')).not.toHaveAttribute('readonly'),
  );
  await waitFor(() => expect(screen.getByLabelText('Email address')).toHaveFocus());
  expect(screen.getByLabelText('Email address')).toHaveValue('owner@example.com');
  await waitFor(() =>
    expect(window.location.pathname + window.location.search).toBe(`${address}&edit=true`),
  );
}

describe('the address from a link to the login page', () => {
  // Any value but `true` is not edit mode.
  it.each(['', '&edit=false'])('is read-only, with the focus on the password%s', async (mode) => {
    const page = await openPage(address + mode);
    const email = await screen.findByLabelText('Email address');
    expect(email).toHaveValue('owner@example.com');
    expect(email).toHaveAttribute('readonly');
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
    await page.user.keyboard('calendar{Enter}');
    await waitFor(() => expect(page.replacedBy).toEqual(['/c/riv3rs']));
  });

  it('opens the login page in edit mode on a click, with all other parameters kept', async () => {
    const page = await openPage(address);
    await page.user.click(await screen.findByLabelText('Email address'));
    await expectEditMode();
  });

  it('opens it with its "Change" button, and by keyboard', async () => {
    const page = await openPage(address);
    await screen.findByLabelText('Email address');
    await page.user.tab({ shift: true });
    await page.user.tab({ shift: true });
    expect(screen.getByRole('button', { name: 'Change' })).not.toHaveFocus();
    await waitFor(() => expect(screen.getByLabelText('Email address')).toHaveFocus());
    await page.user.tab();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Change' })).toHaveFocus());
    await page.user.keyboard('{Enter}');
    await expectEditMode();
  });

  it('opens it on Enter in the field', async () => {
    const page = await openPage(address);
    (await screen.findByLabelText('Email address')).focus();
    await page.user.keyboard('{Enter}');
    await expectEditMode();
    expect(screen.queryByText('Please fill in this field.')).not.toBeInTheDocument();
  });

  it('does not lose a typed password', async () => {
    const page = await openPage(address);
    await page.user.type(await screen.findByLabelText('Password'), 'calendar');
    await page.user.click(screen.getByRole('button', { name: 'Change' }));
    await expectEditMode();
    expect(screen.getByLabelText('Password')).toHaveValue('calendar');
  });

  it('can be changed and used to log in in edit mode', async () => {
    const page = await openPage('/login?email=owner%40example.com&edit=true');
    const email = await screen.findByLabelText('Email address');
    await waitFor(() => expect(email).toHaveFocus());
    await page.user.clear(email);
    await page.user.type(email, 'member@example.com');
    await page.user.type(screen.getByLabelText('Password'), 'calendar{Enter}');
    await waitFor(() => expect(page.replacedBy).toEqual(['/user/dashboard']));
  });

  it.each([
    ['owner', 'owner'],
    ['owner@', 'owner@'],
    ['%20', ''],
  ])('is editable at once if it is invalid: %s', async (given, shown) => {
    await openPage(`/login?email=${given}`);
    const email = await screen.findByLabelText('Email address');
    expect(email).toHaveValue(shown);
    expect(email).not.toHaveAttribute('readonly');
  });

  it('keeps its plus, even if the link did not encode it', async () => {
    await openPage('/login?email=nina+new@example.com');
    expect(await screen.findByLabelText('Email address')).toHaveValue('nina+new@example.com');
  });
});
