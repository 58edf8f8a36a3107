import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { loseAnswers } from '#tests/setup/lost-answers.ts';
import { answerNext } from '#tests/setup/mock-controls.ts';
import { openPage } from '#tests/setup/open-page.tsx';
import { openSettings, readSharing } from '../open-settings.ts';

const openPeople = () => openSettings('people', 'People');
const readMembers = () => readSharing('members');

/** Opens the people as one of the members, by the calendar's identifier. */
async function openPeopleAs(as: string) {
  const page = await openPage('/c/riv3rs/settings/people', { as });
  await screen.findByRole('heading', { level: 1, name: 'People' });
  return page;
}

const row = async (name: string) => {
  const list = await screen.findByRole('list', { name: 'Members' });
  const title = await within(list).findByText(name);
  const item = within(list)
    .getAllByRole('listitem')
    .find((candidate) => candidate.contains(title));
  if (!item) throw new Error(`There is no member “${name}”.`);
  return item;
};

type Page = Awaited<ReturnType<typeof openPeople>>;

async function choose({ user }: Page, name: string, item: string) {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

/** Opens the form of an invitation with addresses filled in, and sends it. */
async function invite({ user }: Page, emails: string) {
  await user.click(await screen.findByRole('button', { name: 'Invite people' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite people' }));
  await user.type(dialog.getByLabelText(/^Email addresses/), emails);
  await user.selectOptions(dialog.getByLabelText(/^Role/), 'View only');
  await user.click(dialog.getByRole('button', { name: 'Invite' }));
  return dialog;
}

describe('the people of a calendar', () => {
  it('are listed with their address, role and when they last opened it', async () => {
    await openPeople();
    expect(await row('Olivia Owner')).toHaveTextContent(
      /Owner.*owner@example\.com.*Administrator.*Last opened/,
    );
    expect(await row('Milo Member')).toHaveTextContent(
      /member@example\.com.*Add and change all events/,
    );
  });

  it('mark the visitor', async () => {
    await openPeopleAs('owner@example.com');
    expect(within(await row('Olivia Owner')).getByText('You')).toBeVisible();
    expect(within(await row('Milo Member')).queryByText('You')).toBeNull();
  });
});

describe('an invitation', () => {
  it('goes to several people at once, who then are invited', async () => {
    const page = await openPeople();
    await invite(page, 'Ann <ann@example.org>, bo@example.org');
    expect(await screen.findByText('2 people are invited.')).toBeVisible();
    expect(await row('ann@example.org')).toHaveTextContent(/View only.*Invited just now/);
    expect((await readMembers()).map(({ email }) => email)).toEqual(
      expect.arrayContaining(['ann@example.org', 'bo@example.org']),
    );
  });

  it('is not sent as long as a text is no address', async () => {
    const page = await openPeople();
    const dialog = await invite(page, 'ann@example.org, bo');
    expect(await dialog.findByText('This is no email address: bo')).toBeVisible();
    expect(dialog.getByLabelText(/^Email addresses/)).toBeInvalid();
    expect(await readMembers()).toHaveLength(2);
  });

  it('tells whom it did not reach and why, and keeps these addresses with the role', async () => {
    const page = await openPeople();
    const dialog = await invite(page, 'ann@example.org, member@example.com');
    expect(
      await dialog.findByText(/^member@example\.com: This person has access to the calendar/),
    ).toBeVisible();
    expect(dialog.getByLabelText(/^Email addresses/)).toHaveValue('member@example.com');
    expect(dialog.getByLabelText(/^Role/)).toHaveDisplayValue('View only');
    expect(screen.getByText('1 person is invited.')).toBeInTheDocument();
  });

  it('can be sent again, and taken back', async () => {
    const page = await openPeople();
    await invite(page, 'ann@example.org');
    await row('ann@example.org');
    await choose(page, 'ann@example.org', 'Send invitation again');
    expect(
      await screen.findByText('The invitation is sent to ann@example.org again.'),
    ).toBeVisible();
    await choose(page, 'ann@example.org', 'Take back invitation…');
    const question = within(await screen.findByRole('alertdialog'));
    await page.user.click(question.getByRole('button', { name: 'Take back' }));
    await screen.findByText('The invitation of ann@example.org is taken back.');
    expect(await readMembers()).toHaveLength(2);
  });
});

describe('a member', () => {
  it('gets another role', async () => {
    const { user } = await openPeople();
    await user.click(await screen.findByRole('button', { name: 'Change the role of Milo Member' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Role of Milo Member' }));
    await user.selectOptions(dialog.getByLabelText(/^Role/), 'Administrator');
    await user.click(dialog.getByRole('button', { name: 'Change role' }));
    expect(await screen.findByText('The role of Milo Member is changed.')).toBeVisible();
    expect(await row('Milo Member')).toHaveTextContent('Administrator');
    expect(await readMembers()).toContainEqual(
      expect.objectContaining({ name: 'Milo Member', role: 'admin' }),
    );
  });

  it('gets a role for each sub-calendar, also if only the answer was lost', async () => {
    const { user } = await openPeople();
    await user.click(await screen.findByRole('button', { name: 'Change the role of Milo Member' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.selectOptions(dialog.getByLabelText(/^Role/), 'Different for each sub-calendar');
    await user.selectOptions(dialog.getByLabelText('Training'), 'View only');
    loseAnswers(/^PATCH \/calendars/);
    await user.click(dialog.getByRole('button', { name: 'Change role' }));
    expect(await screen.findByText('The role of Milo Member is changed.')).toBeVisible();
    expect(await row('Milo Member')).toHaveTextContent('View only: Training');
  });

  it('is removed once the consequence is confirmed', async () => {
    const page = await openPeople();
    await choose(page, 'Milo Member', 'Remove…');
    const question = await screen.findByRole('alertdialog', { name: 'Remove Milo Member?' });
    expect(question).toHaveTextContent(/leaves the dashboard of Milo Member/);
    await page.user.click(within(question).getByRole('button', { name: 'Remove' }));
    await screen.findByText('Milo Member is no longer a member.');
    expect(await readMembers()).toHaveLength(1);
    expect(await screen.findByRole('heading', { name: 'Nobody else is a member' })).toBeVisible();
  });

  it('stays, with an error in the question, when the server fails', async () => {
    const page = await openPeople();
    await choose(page, 'Milo Member', 'Remove…');
    await answerNext('removeMember', 500);
    const question = within(await screen.findByRole('alertdialog'));
    await page.user.click(question.getByRole('button', { name: 'Remove' }));
    expect(await question.findByRole('alert')).toBeVisible();
  });

  it('can be the last administrator, who cannot go, and whose row says why', async () => {
    const page = await openPeople();
    const reason = 'Make someone else the owner, or an administrator, first.';
    await choose(page, 'Olivia Owner', 'Remove…');
    const question = within(await screen.findByRole('alertdialog'));
    await page.user.click(question.getByRole('button', { name: 'Remove' }));
    const note = await within(await row('Olivia Owner')).findByRole('alert');
    expect(note).toHaveTextContent(reason);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

    await page.user.click(screen.getByRole('button', { name: 'Change the role of Olivia Owner' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Role of Olivia Owner' }));
    await page.user.selectOptions(dialog.getByLabelText(/^Role/), 'View only');
    await page.user.click(dialog.getByRole('button', { name: 'Change role' }));
    expect(await within(await row('Olivia Owner')).findByRole('alert')).toHaveTextContent(reason);
    expect(await row('Olivia Owner')).toHaveTextContent('Administrator');
  });
});

describe('the owner', () => {
  it('hands the calendar over by typing its name, and can leave it then', async () => {
    const page = await openPeopleAs('owner@example.com');
    await choose(page, 'Olivia Owner', 'Leave calendar…');
    const refused = within(await screen.findByRole('alertdialog'));
    await page.user.click(refused.getByRole('button', { name: 'Leave' }));
    await within(await row('Olivia Owner')).findByRole('alert');

    await choose(page, 'Milo Member', 'Make owner…');
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Make Milo Member the owner?' }),
    );
    await page.user.type(
      question.getByLabelText(/^Type “Riverside rowing club”/),
      'Riverside rowing club',
    );
    const handOver = question.getByRole('button', { name: 'Hand over' });
    await waitFor(() => expect(handOver).not.toHaveAttribute('aria-disabled', 'true'));
    await page.user.click(handOver);
    expect(await screen.findByText('The calendar belongs to Milo Member now.')).toBeVisible();
    expect(within(await row('Milo Member')).getByText('Owner')).toBeVisible();

    await choose(page, 'Olivia Owner', 'Leave calendar…');
    const leave = within(await screen.findByRole('alertdialog'));
    await page.user.click(leave.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(window.location.pathname).toBe('/user/dashboard'));
    expect(await screen.findByText('You have left “Riverside rowing club”.')).toBeVisible();
  });

  it('is the only one who can hand it over', async () => {
    const { user } = await openPeople();
    await user.click(await screen.findByRole('button', { name: 'Actions for Milo Member' }));
    await screen.findByRole('menuitem', { name: 'Remove…' });
    expect(screen.queryByRole('menuitem', { name: 'Make owner…' })).toBeNull();
  });
});
