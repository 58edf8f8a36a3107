import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answerNext } from '#tests/setup/mock-controls.ts';
import { openPage } from '#tests/setup/open-page.tsx';

const good = '/email/verify?token=confirm-milo';
const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name });
const confirmButton = () => screen.findByRole('button', { name: 'Confirm address' });

async function openAndConfirm(address: string, as?: string) {
  const page = await openPage(address, as ? { as } : {});
  await page.user.click(await confirmButton());
  return page;
}

describe('the page that confirms an address', () => {
  it('changes nothing until the button is pressed', async () => {
    const page = await openPage(good);
    await confirmButton();
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(page.calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  });

  it('confirms it and sends a visitor to the login', async () => {
    await openAndConfirm(good);
    const heading = await findHeading('Your address is confirmed');
    await waitFor(() => expect(heading).toHaveFocus());
    expect(screen.getByText('You can now use milo@choir.example with your account.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  });

  it('sends its owner to the profile', async () => {
    await openAndConfirm(good, 'member@example.com');
    await findHeading('Your address is confirmed');
    expect(screen.getByRole('link', { name: 'Go to your profile' })).toHaveAttribute(
      'href',
      '/user/profile/edit',
    );
  });

  it('refuses another logged-in user', async () => {
    await openAndConfirm(good, 'owner@example.com');
    const heading = await findHeading('This link is for another account');
    await waitFor(() => expect(heading).toHaveFocus());
    expect(screen.getByRole('link', { name: 'Log out' })).toBeVisible();
  });

  it.each([
    ['confirm-used', 'This link was used already', /most likely confirmed/],
    ['confirm-expired', 'This link has expired', /Request a new one/],
    ['nonsense', 'This link is not valid', /cut off/],
  ])('offers a new link instead of %s', async (token, title, text) => {
    const page = await openAndConfirm(`/email/verify?token=${token}`);
    await findHeading(title);
    expect(screen.getByText(text)).toBeVisible();
    await page.user.type(screen.getByLabelText('Email address'), 'milo@choir.example{Enter}');
    expect(await findHeading('Check your email')).toBeVisible();
    expect(page.calls).toContain('POST /email/verify/mail');
  });

  it('reports a link without a token at once', async () => {
    await openPage('/email/verify');
    await findHeading('This link is not valid');
  });

  it('explains any other error and allows another press', async () => {
    const page = await openPage(good);
    await answerNext('confirmEmail', 500);
    await page.user.click(await confirmButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
    await page.user.click(await confirmButton());
    await findHeading('Your address is confirmed');
  });
});
