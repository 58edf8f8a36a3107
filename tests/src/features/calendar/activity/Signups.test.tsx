import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { holdCalls } from '#tests/setup/held-calls.ts';
import { answerNext } from '#tests/setup/mock-controls.ts';
import { openCardPart, readList } from './open-card.ts';

const open = '7003';
const full = '8001';
const late = '8002';
const readNames = async (event: string) =>
  (await readList<{ name: string }>(event, 'signups')).map(({ name }) => name);

const openSignups = (event: string, as?: string) =>
  openCardPart(event, /^Sign-ups( \(\d+\))?$/, { ...(as !== undefined && { as }) });

it('the deadline is on the clock of the calendar, as the time of the event is', async () => {
  const controls = { clock: { now: '2026-03-02T09:00:00Z' } };
  const { card } = await openCardPart(open, /^Sign-ups/, { controls });
  // That is five o'clock in UTC.
  const text = '2 of 12 places taken, until Friday, March 6, 2026, 6:00 PM';
  expect(await within(card).findByText(text)).toBeVisible();
});

describe('signing up as a visitor', () => {
  const signUp = async (page: Awaited<ReturnType<typeof openSignups>>, name: string) => {
    await page.user.type(await within(page.card).findByLabelText('Name'), name);
    await page.user.click(within(page.card).getByRole('button', { name: 'Sign up' }));
  };

  it('shows the name and the new number at once, and takes both back with Undo', async () => {
    const page = await openSignups(open);
    const { card } = page;
    const network = holdCalls(/^POST .*\/signups$/);
    await signUp(page, 'Nina Neumann');
    expect(await within(card).findByText('Nina Neumann')).toBeVisible();
    expect(within(card).getByText(/^3 of 12 places taken/)).toBeVisible();
    network.letGo();
    expect(await screen.findByText('Nina Neumann is signed up.')).toBeVisible();
    expect(await readNames(open)).toContain('Nina Neumann');
    await page.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Nina Neumann is no longer signed up.')).toBeVisible();
    expect(await readNames(open)).not.toContain('Nina Neumann');
  });

  it('says that the last place was taken meanwhile, and keeps what was typed', async () => {
    const page = await openSignups(open);
    await answerNext('signUp', 409, 'signup_limit_reached');
    await signUp(page, 'Nina Neumann');
    expect(
      await within(page.card).findByText('All places for this event are taken.'),
    ).toBeVisible();
    expect(within(page.card).getByLabelText('Name')).toHaveValue('Nina Neumann');
    expect(within(page.card).getByText(/^2 of 12 places taken/)).toBeVisible();
  });

  it('says that it was too late, and keeps what was typed', async () => {
    const page = await openSignups(open);
    await answerNext('signUp', 409, 'signup_deadline_passed');
    await signUp(page, 'Nina Neumann');
    expect(
      await within(page.card).findByText('The time to sign up for this event is over.'),
    ).toBeVisible();
    expect(within(page.card).getByLabelText('Name')).toHaveValue('Nina Neumann');
  });

  it('says at the field what is missing or wrong', async () => {
    const page = await openSignups(open);
    const { card, user } = page;
    await user.type(await within(card).findByLabelText('Email address (optional)'), 'nina');
    await user.click(within(card).getByRole('button', { name: 'Sign up' }));
    expect(within(card).getByLabelText('Name')).toBeInvalid();
    expect(within(card).getByLabelText('Email address (optional)')).toBeInvalid();
    expect(page.calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  });

  it('is canceled by the one who did it, and brought back with Undo', async () => {
    const page = await openSignups(open);
    const { card, user } = page;
    await signUp(page, 'Nina Neumann');
    await screen.findByText('Nina Neumann is signed up.');
    const cancel = { name: 'Cancel sign-up: Nina Neumann' };
    await user.click(within(card).getByRole('button', cancel));
    expect(within(card).queryByText(/Nina Neumann/)).toBeNull();
    expect(await screen.findByText('Nina Neumann is no longer signed up.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone')).toBeVisible();
    expect(await readNames(open)).toContain('Nina Neumann');
  });
});

describe('editing one’s own sign-up', () => {
  const openOwn = async () => {
    const page = await openSignups(open);
    await page.user.type(await within(page.card).findByLabelText('Name'), 'Nina');
    await page.user.click(within(page.card).getByRole('button', { name: 'Sign up' }));
    await screen.findByText('Nina is signed up.');
    await page.user.click(
      within(page.card).getByRole('button', { name: 'Edit the sign-up of Nina' }),
    );
    const [field] = within(page.card).getAllByLabelText('Name');
    if (!field) throw new Error('There is no field.');
    await waitFor(() => expect(field).toHaveFocus());
    await page.user.clear(field);
    return { ...page, field };
  };

  it('changes it at its place, and back with Z in the card', async () => {
    const { card, user } = await openOwn();
    await user.keyboard('Noah{Enter}');
    expect(await screen.findByText('The sign-up of Noah has been changed.')).toBeVisible();
    expect(await readNames(open)).toContain('Noah');
    const edit = await within(card).findByRole('button', { name: 'Edit the sign-up of Noah' });
    await waitFor(() => expect(edit).toHaveFocus());
    await user.keyboard('z');
    expect(await screen.findByText('Undone')).toBeVisible();
    expect(await readNames(open)).toContain('Nina');
    expect(await within(card).findByText(/^Nina, /)).toBeVisible();
  });

  it('says at the field what is missing, and what the server refuses, and keeps what was typed', async () => {
    const { card, user, field, calls } = await openOwn();
    await user.keyboard('{Enter}');
    expect(field).toBeInvalid();
    expect(calls.filter((call) => call.startsWith('PATCH'))).toEqual([]);
    await answerNext('updateSignup', 409, 'signup_deadline_passed');
    await user.keyboard('Noah{Enter}');
    expect(
      await within(card).findByText('The time to sign up for this event is over.'),
    ).toBeVisible();
    expect(field).toHaveValue('Noah');
    expect(await readNames(open)).toContain('Nina');
  });
});

describe('signing up as a user', () => {
  it('takes one click, and is offered once', async () => {
    const { card, user } = await openSignups(open, 'owner@example.com');
    await user.click(await within(card).findByRole('button', { name: /^Sign up as / }));
    expect(await within(card).findByText('You are signed up.')).toBeVisible();
    expect(within(card).queryByRole('button', { name: /^Sign up as / })).toBeNull();
    expect(await readNames(open)).toHaveLength(3);
  });
});

describe('an event without places', () => {
  it('says so instead of asking for a name', async () => {
    const { card } = await openSignups(full);
    expect(await within(card).findByText('All places are taken.')).toBeVisible();
    expect(within(card).queryByRole('button', { name: 'Sign up' })).toBeNull();
  });

  it('offers a place again when somebody leaves', async () => {
    const { card, user } = await openSignups(full);
    await user.click(
      await within(card).findByRole('button', { name: 'Cancel sign-up: Tim Taucher' }),
    );
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Cancel sign-up' }));
    expect(await screen.findByText('Tim Taucher is no longer signed up.')).toBeVisible();
    await waitFor(() =>
      expect(within(card).getByRole('button', { name: 'Sign up' })).toBeVisible(),
    );
  });
});

it('an event whose deadline has passed takes no sign-ups', async () => {
  const { card } = await openSignups(late);
  expect(await within(card).findByText('It is too late to sign up.')).toBeVisible();
  expect(within(card).queryByRole('button', { name: 'Sign up' })).toBeNull();
});
