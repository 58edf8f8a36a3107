import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage } from '#tests/setup/open-page.tsx';
import { holdCalls, logIn, type Page } from './login-form.ts';

const backupCode = '97ht-yzk7';

async function openCodeStep(address = '/login'): Promise<Page> {
  const page = await openPage(address);
  if (address === '/login') await logIn(page, 'two-factor@example.com');
  else await page.user.type(await screen.findByLabelText('Password'), 'calendar{Enter}');
  await waitFor(() => expect(screen.getByLabelText('Code')).toHaveFocus());
  return page;
}

async function openBackupCodes(): Promise<Page> {
  const page = await openCodeStep();
  await page.user.click(screen.getByRole('button', { name: 'Use a backup code' }));
  return page;
}

describe('two-factor authentication', () => {
  it('asks for the code and logs in with it', async () => {
    const page = await openCodeStep();
    const code = screen.getByLabelText('Code');
    expect(code).toHaveAttribute('inputmode', 'numeric');
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    expect(code).toHaveAccessibleDescription('Checked as soon as all six digits are there');
    await page.user.type(code, '123 45');
    expect(page.replacedBy).toEqual([]);
    await page.user.type(code, '6');
    await waitFor(() => expect(page.replacedBy).toEqual(['/user/dashboard']));
  });

  it('is a step in the history that the next page replaces', async () => {
    const page = await openCodeStep('/login?email=two-factor%40example.com');
    await waitFor(() => expect(window.location.hash).toBe('#code'));
    const { length } = window.history;
    await page.user.paste('123456');
    await waitFor(() => expect(page.replacedBy).toEqual(['/user/dashboard']));
    await waitFor(() => expect(window.location.hash).toBe(''));
    await waitFor(() => expect(window.history.length).toBe(length));
    expect(screen.getByLabelText('Code')).toBeVisible();
  });

  it('goes back to the password, and forward to the code again', async () => {
    const page = await openCodeStep();
    await page.user.paste('000000');
    await waitFor(() => expect(screen.getByLabelText('Code')).toBeInvalid());
    window.history.back();
    const password = await screen.findByLabelText('Password');
    await waitFor(() => expect(password).toHaveFocus());
    expect(password).toHaveValue('');
    expect(screen.getByLabelText('Email address')).toHaveValue('two-factor@example.com');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    window.history.forward();
    await page.user.type(await screen.findByLabelText('Code'), '123456');
    await waitFor(() => expect(page.replacedBy).toEqual(['/user/dashboard']));
  });

  it('starts with the password if its state is lost', async () => {
    await openPage('/login?email=two-factor%40example.com#code');
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
  });

  it.each(['123456', '123 456', '123-456', '1 2 3 4 5 6', 'Your code is 123–456.', '１２３４５６'])(
    'logs in at once if "%s" is pasted',
    async (text) => {
      const page = await openCodeStep();
      await page.user.paste(text);
      await waitFor(() => expect(page.replacedBy).toEqual(['/user/dashboard']));
      expect(screen.getByLabelText('Code')).toHaveValue('123456');
    },
  );

  it('waits for the rest if only a part is pasted', async () => {
    const page = await openCodeStep();
    await page.user.paste('123');
    expect(screen.getByRole('button', { name: 'Continue' })).toHaveAttribute(
      'aria-disabled',
      'false',
    );
    await page.user.paste('456');
    await waitFor(() => expect(page.replacedBy).toEqual(['/user/dashboard']));
  });

  it('shows at the field that a code is wrong, and the next one replaces it', async () => {
    const page = await openCodeStep();
    await page.user.paste('000000');
    await waitFor(() =>
      expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(/not correct/),
    );
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Continue' })).toHaveAttribute(
        'aria-disabled',
        'false',
      ),
    );
    await waitFor(() => expect(screen.getByLabelText('Code')).toHaveFocus());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await page.user.paste('123456');
    await waitFor(() => expect(page.replacedBy).toEqual(['/user/dashboard']));
  });

  it('explains at the field what a code looks like, and sends nothing', async () => {
    const page = await openCodeStep();
    const { bodies } = holdCalls();
    await page.user.keyboard('12345{Enter}');
    expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(
      /^Please enter the six digits that your app shows, or choose “Use a backup code”\./,
    );
    expect(bodies).toEqual([]);
  });

  it('goes back to the password with the address kept', async () => {
    const page = await openCodeStep();
    await page.user.click(screen.getByRole('button', { name: 'Use another account' }));
    expect(await screen.findByLabelText('Email address')).toHaveValue('two-factor@example.com');
    await waitFor(() => expect(screen.getByLabelText('Email address')).toHaveFocus());
    expect(screen.getByLabelText('Password')).toHaveValue('');
  });

  it('goes back to an editable address if it came from a link', async () => {
    const page = await openCodeStep('/login?email=two-factor%40example.com&source=mail');
    await page.user.click(screen.getByRole('button', { name: 'Use another account' }));
    await waitFor(() =>
      expect(screen.getByLabelText('Email address')).not.toHaveAttribute('readonly'),
    );
    await waitFor(() => expect(screen.getByLabelText('Email address')).toHaveFocus());
    expect(screen.getByLabelText('Email address')).toHaveValue('two-factor@example.com');
    await waitFor(() =>
      expect(window.location.search).toBe('?email=two-factor%40example.com&source=mail&edit=true'),
    );
  });

  it('keeps the checkbox for staying logged in', async () => {
    const page = await openPage('/login');
    await page.user.click(await screen.findByRole('checkbox', { name: 'Stay logged in' }));
    await logIn(page, 'two-factor@example.com');
    await waitFor(() => expect(screen.getByLabelText('Code')).toHaveFocus());
    const { bodies } = holdCalls();
    await page.user.paste('123456');
    await waitFor(() =>
      expect(bodies).toEqual([expect.objectContaining({ stay_logged_in: true, code: '123456' })]),
    );
  });
});

describe('a backup code', () => {
  it.each([backupCode, ` ${backupCode.toUpperCase()} `, '97ht–yzk7', '97ht yzk7'])(
    'logs in instead of the app: "%s"',
    async (text) => {
      const page = await openBackupCodes();
      const field = screen.getByLabelText('Backup code');
      await waitFor(() => expect(field).toHaveFocus());
      expect(screen.getByText(/Each code works once/)).toBeVisible();
      await page.user.type(field, text);
      await page.user.keyboard('{Enter}');
      await waitFor(() => expect(page.replacedBy).toEqual(['/user/dashboard']));
    },
  );

  it('shows at its field that it is wrong', async () => {
    const page = await openBackupCodes();
    await page.user.keyboard('aaaa-aaaa{Enter}');
    await waitFor(() =>
      expect(screen.getByLabelText('Backup code')).toHaveAccessibleDescription(
        'This backup code is not correct, or it was used before.',
      ),
    );
    await waitFor(() => expect(screen.getByLabelText('Backup code')).toHaveFocus());
  });

  it('shows that it is too short before anything is sent', async () => {
    const page = await openBackupCodes();
    const { bodies } = holdCalls();
    await page.user.keyboard('97ht{Enter}');
    expect(screen.getByLabelText('Backup code')).toHaveAccessibleDescription(
      'Please enter the backup code as it was shown to you.',
    );
    expect(bodies).toEqual([]);
  });

  it('can be replaced by the app again, without the last error', async () => {
    const page = await openBackupCodes();
    await page.user.keyboard('aaaa-aaaa{Enter}');
    await waitFor(() => expect(screen.getByLabelText('Backup code')).toBeInvalid());
    await page.user.click(screen.getByRole('button', { name: 'Use the authenticator app' }));
    expect(screen.getByLabelText('Code')).not.toHaveAttribute('aria-invalid');
    await waitFor(() => expect(screen.getByLabelText('Code')).toHaveFocus());
    await page.user.paste('123456');
    await waitFor(() => expect(page.replacedBy).toEqual(['/user/dashboard']));
  });
});
