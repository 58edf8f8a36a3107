import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdCalls } from '#tests/setup/held-calls.ts';
import { answerNext } from '#tests/setup/mock-controls.ts';
import { openPage } from '#tests/setup/open-page.tsx';
import { sentMails } from './sent-mails.ts';

const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name });
const emailField = () => screen.findByLabelText('Email address');

/** Requests a link on a newly opened page. */
async function requestLink(email: string) {
  const page = await openPage('/password/forgot');
  await page.user.type(await emailField(), `${email}{Enter}`);
  await findHeading('Check your email');
  return page;
}

describe('the page for a forgotten password', () => {
  it('starts in its field, with the given address', async () => {
    await openPage('/password/forgot?email=owner%40example.com');
    const field = await emailField();
    expect(field).toHaveValue('owner@example.com');
    await waitFor(() => expect(field).toHaveFocus());
  });

  it('sends a link and says so, with the focus on the heading', async () => {
    await requestLink('owner@example.com');
    const heading = await findHeading('Check your email');
    await waitFor(() => expect(heading).toHaveFocus());
    expect((await sentMails())[0].to).toBe('owner@example.com');
  });

  it('says the same for an unknown address', async () => {
    const texts = [];
    for (const email of ['owner@example.com', 'nobody@example.com']) {
      const { view } = await requestLink(email);
      texts.push(screen.getByRole('main').textContent?.replace(email, 'ADDRESS'));
      view.unmount();
    }
    expect(texts[0]).toBe(texts[1]);
    expect(texts[0]).toContain('If there is an account for ADDRESS, a link is on its way.');
  });

  it('refuses an invalid address before sending it', async () => {
    const page = await openPage('/password/forgot');
    await page.user.type(await emailField(), 'owner{Enter}');
    expect(await emailField()).toHaveAccessibleDescription('Please enter a valid email address.');
    expect(page.calls).not.toContain('POST /password/forgot');
  });

  it('sends once, however often the button is pressed', async () => {
    const page = await openPage('/password/forgot?email=owner%40example.com');
    const before = (await sentMails()).length;
    await emailField();
    const held = holdCalls(/password/);
    const button = screen.getByRole('button', { name: 'Send link' });
    await page.user.click(button);
    await page.user.click(button);
    expect(button).toHaveAttribute('aria-busy', 'true');
    held.letGo();
    await findHeading('Check your email');
    expect(await sentMails()).toHaveLength(before + 1);
  });

  it('shows the server’s error after too many attempts, and keeps the address', async () => {
    const page = await openPage('/password/forgot');
    await answerNext('requestPasswordReset', 429);
    await page.user.type(await emailField(), 'owner@example.com{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(/Too many/);
    expect(await emailField()).toHaveValue('owner@example.com');
  });

  it('continues to the login with the address, which can be edited first', async () => {
    const page = await openPage('/password/forgot?email=owner%40example.com');
    await page.user.type(await emailField(), '.test');
    expect(screen.getByRole('link', { name: 'Back to login' })).toHaveAttribute(
      'href',
      '/login?email=owner%40example.com.test',
    );
  });

  it('works for logged-in users and links back to the dashboard', async () => {
    await openPage('/password/forgot', { as: 'owner@example.com' });
    expect(await emailField()).toHaveValue('owner@example.com');
    expect(screen.getByText('You are logged in as Olivia Owner.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute(
      'href',
      '/user/dashboard',
    );
  });

  it('can be used for another address', async () => {
    const page = await requestLink('owner@example.com');
    await page.user.click(screen.getByRole('button', { name: 'Use another address' }));
    await findHeading('Reset your password');
    const field = await emailField();
    await waitFor(() => expect(field).toHaveFocus());
  });
});

describe('sending a link again', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(() => void vi.useRealTimers());

  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  it('has to wait for half a minute, with a countdown', async () => {
    await requestLink('owner@example.com');
    const button = screen.getByRole('button', { name: /Send again/ });
    expect(button).toHaveTextContent('Send again in 30 seconds');
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await pass(29_000);
    expect(button).toHaveTextContent('Send again in 1 second');
    await pass(1000);
    expect(button).toHaveTextContent(/^Send again$/);
    expect(button).toHaveAttribute('aria-disabled', 'false');
  });

  it('sends another link, announces it, and waits again', async () => {
    const page = await requestLink('owner@example.com');
    const before = (await sentMails()).length;
    await pass(30_000);
    await page.user.click(screen.getByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(screen.getByText('The email was sent again.')).toBeInTheDocument());
    expect(screen.getByText('The email was sent again.')).toHaveAttribute('role', 'status');
    expect(await sentMails()).toHaveLength(before + 1);
    expect(screen.getByRole('button', { name: /Send again in/ })).toBeVisible();
  });

  it('explains an error and can be retried', async () => {
    const page = await requestLink('owner@example.com');
    await pass(30_000);
    await answerNext('requestPasswordReset', 429);
    await page.user.click(screen.getByRole('button', { name: 'Send again' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/Too many/);
    await page.user.click(screen.getByRole('button', { name: 'Send again' }));
    await screen.findByText('The email was sent again.');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
