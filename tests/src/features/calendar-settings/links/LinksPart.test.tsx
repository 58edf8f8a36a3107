import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { loseAnswers } from '#tests/setup/lost-answers.ts';
import { answerNext } from '#tests/setup/mock-controls.ts';
import { openSettings, readSharing } from '../open-settings.ts';

const openLinks = () => openSettings('links', 'Links');
const row = async (name: string) => {
  const list = await screen.findByRole('list', { name: 'Links to this calendar' });
  const title = await within(list).findByText(name);
  const item = within(list)
    .getAllByRole('listitem')
    .find((candidate) => candidate.contains(title));
  if (!item) throw new Error(`There is no link “${name}”.`);
  return item;
};
const readLinks = () => readSharing('keys');

/** Opens the links, and one's menu. */
async function openMenu(name: string) {
  const page = await openLinks();
  await page.user.click(
    await screen.findByRole('button', { name: `Actions for the link “${name}”` }),
  );
  const choose = async (item: string) =>
    page.user.click(await screen.findByRole('menuitem', { name: item }));
  return { ...page, choose };
}

/** Opens the form of a new link, with its name filled in. */
async function openForm(name = 'Parents') {
  const page = await openLinks();
  await page.user.click(await screen.findByRole('button', { name: 'New link' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New link' }));
  await page.user.type(dialog.getByLabelText(/^Name/), name);
  const create = () => page.user.click(dialog.getByRole('button', { name: 'Create link' }));
  return { ...page, dialog, create };
}

describe('the links of a calendar', () => {
  it('tell their role in words, their sub-calendars, password and last use', async () => {
    await openLinks();
    const noticeboard = await row('Noticeboard');
    expect(noticeboard).toHaveTextContent('View only: Training, Club > Open days');
    expect(noticeboard).toHaveTextContent('View only, without details: Club > Committee');
    expect(noticeboard).toHaveTextContent('With a password');
    expect(noticeboard).toHaveTextContent('Never used');
    expect(await row('Main link')).toHaveTextContent(/Administrator.*Last used/);
  });

  it('mark the one by which the visitor is here, and keep it', async () => {
    const { choose } = await openMenu('Main link');
    expect(await row('Main link')).toHaveTextContent('You are here with it');
    expect(screen.getByText(/^You are here with an administrators’ link/)).toBeVisible();
    for (const name of [/^Renew/, /^Delete/]) {
      expect(await screen.findByRole('menuitem', { name })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
    }
    await choose('Edit…');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/^You are here with this link, so it stays/)).toBeVisible();
    expect(dialog.queryByLabelText(/^Role/)).toBeNull();
    expect(dialog.queryByLabelText('Active')).toBeNull();
  });

  it('open the calendar in a new tab to show what they show', async () => {
    await openMenu('Noticeboard');
    const preview = await screen.findByRole('menuitem', { name: /^What does this link show/ });
    expect(preview).toHaveAttribute('href', '/ksr0wingclubread01');
    expect(preview).toHaveAttribute('target', '_blank');
  });

  it('are copied whole', async () => {
    const { user } = await openLinks();
    await user.click(await screen.findByRole('button', { name: 'Copy the link “Noticeboard”' }));
    await waitFor(async () =>
      expect(await navigator.clipboard.readText()).toBe(
        `${window.location.origin}/ksr0wingclubread01`,
      ),
    );
  });

  it('are passed on as a code and a feed, which links with a password do not have', async () => {
    const { user } = await openLinks();
    await user.click(await screen.findByRole('button', { name: 'Share the link “Main link”' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Share “Main link”' }));
    expect(dialog.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
    expect(dialog.getByText(/ksr0wingclubmain01\/export\?format=ics$/)).toBeVisible();
    expect(dialog.getByText(/^Whoever has this link can do everything/)).toBeVisible();
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Share the link “Noticeboard”' }));
    expect(await screen.findByText(/^None, because other apps cannot enter/)).toBeVisible();
    expect(screen.getByText(/^People also need its password/)).toBeVisible();
  });

  it('can be read again when that has failed', async () => {
    const { user } = await openSettings('general', 'General');
    await answerNext('listKeys', 500);
    await user.click(screen.getByRole('link', { name: 'Links' }));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await row('Main link')).toBeVisible();
  });
});

describe('a new link', () => {
  it('is created with one role, and shown to be passed on', async () => {
    const { user, dialog, create } = await openForm();
    await user.selectOptions(dialog.getByLabelText(/^Role/), 'Only add events');
    await create();
    expect(await screen.findByRole('dialog', { name: 'Share “Parents”' })).toBeVisible();
    expect(screen.getByText('The link “Parents” is created.')).toBeVisible();
    expect(await readLinks()).toContainEqual(
      expect.objectContaining({ name: 'Parents', role: 'add_only', active: true }),
    );
    await user.keyboard('{Escape}');
    expect(await row('Parents')).toHaveTextContent('Only add events');
  });

  it('has another role for each sub-calendar', async () => {
    const { user, dialog, create } = await openForm();
    await user.selectOptions(dialog.getByLabelText(/^Role/), 'Different for each sub-calendar');
    const roles = within(dialog.getByRole('group', { name: 'Role for each sub-calendar' }));
    await user.selectOptions(roles.getByLabelText('Training'), 'Add and change all events');
    await create();
    await screen.findByText('The link “Parents” is created.');
    const link = (await readLinks()).find(({ name }) => name === 'Parents');
    expect(link).toMatchObject({ role: 'mixed' });
    expect(link?.sub_calendar_roles).toContainEqual({ sub_calendar_id: 10101, role: 'modify' });
  });

  it('has a password and ends with a day, by the reader’s clock', async () => {
    const { user, dialog, create } = await openForm();
    await user.click(dialog.getByLabelText('Ask for a password'));
    await user.type(dialog.getByLabelText(/^Password/), 'paddle');
    await user.type(dialog.getByLabelText(/^Expires on/), '12/31/2199');
    await create();
    await screen.findByText('The link “Parents” is created.');
    const link = (await readLinks()).find(({ name }) => name === 'Parents');
    expect(link).toMatchObject({
      has_password: true,
      expires_at: new Date(2200, 0, 1).toISOString().replace('.000', ''),
    });
    await user.keyboard('{Escape}');
    expect(await row('Parents')).toHaveTextContent(/With a password.*Expires in \d+ years/);
  });

  it('is not created without what it needs, which its fields say', async () => {
    const { user, dialog, create } = await openForm(' ');
    await user.click(dialog.getByLabelText('Ask for a password'));
    await user.type(dialog.getByLabelText(/^Password/), 'abc');
    await user.type(dialog.getByLabelText(/^Expires on/), '1/1/2020');
    await create();
    for (const label of [/^Name/, /^Password/, /^Expires on/]) {
      expect(dialog.getByLabelText(label)).toBeInvalid();
    }
    expect(await readLinks()).toHaveLength(2);
  });

  it('is created once if only the answer was lost', async () => {
    const { create } = await openForm();
    loseAnswers(/^POST \/calendars\/[^/]+\/keys/);
    await create();
    expect(await screen.findByText('The link “Parents” is created.')).toBeVisible();
    expect((await readLinks()).filter(({ name }) => name === 'Parents')).toHaveLength(1);
  });
});

describe('a link', () => {
  it('changes only in what was edited', async () => {
    const { user, choose } = await openMenu('Noticeboard');
    const before = (await readLinks()).find(({ name }) => name === 'Noticeboard');
    await choose('Edit…');
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Edit the link “Noticeboard”' }),
    );
    await user.click(dialog.getByLabelText('Active'));
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('The link “Noticeboard” is changed.')).toBeVisible();
    expect(await row('Noticeboard')).toHaveTextContent('Inactive');
    const after = (await readLinks()).find(({ name }) => name === 'Noticeboard');
    expect(after).toEqual({ ...before, active: false });
  });

  it('counts as changed if only the answer was lost, also with a role for each sub-calendar', async () => {
    const { user, choose } = await openMenu('Noticeboard');
    await choose('Edit…');
    const dialog = within(await screen.findByRole('dialog'));
    await user.selectOptions(dialog.getByLabelText('Training'), 'Only add events');
    loseAnswers(/^PATCH \/calendars/);
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('The link “Noticeboard” is changed.')).toBeVisible();
    expect(await row('Noticeboard')).toHaveTextContent('Only add events: Training');
  });

  it('loses its password when none is asked for any longer', async () => {
    const { user, choose } = await openMenu('Noticeboard');
    await choose('Edit…');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Empty: the password stays as it is.')).toBeVisible();
    await user.click(dialog.getByLabelText('Ask for a password'));
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('The link “Noticeboard” is changed.');
    expect(await readLinks()).toContainEqual(
      expect.objectContaining({ name: 'Noticeboard', has_password: false }),
    );
  });

  it('keeps what was typed when it cannot be saved', async () => {
    const { user, choose } = await openMenu('Noticeboard');
    await choose('Edit…');
    const dialog = within(await screen.findByRole('dialog'));
    await answerNext('updateKey', 500);
    await user.type(dialog.getByLabelText(/^Name/), ' 2');
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(await dialog.findByRole('alert')).toBeVisible();
    expect(dialog.getByLabelText(/^Name/)).toHaveValue('Noticeboard 2');
  });

  it('gets another address once the loss of the old one is confirmed', async () => {
    const { user, choose } = await openMenu('Noticeboard');
    await choose('Renew…');
    const question = await screen.findByRole('alertdialog', {
      name: 'Renew the link “Noticeboard”?',
    });
    expect(question).toHaveTextContent(/pages that embed it and its feed stop working at once/);
    await user.click(within(question).getByRole('button', { name: 'Renew link' }));
    const dialog = await screen.findByRole('dialog', { name: 'Share “Noticeboard”' });
    const link = (await readLinks()).find(({ name }) => name === 'Noticeboard');
    expect(link?.key).not.toBe('ksr0wingclubread01');
    expect(dialog).toHaveTextContent(String(link?.key));
  });

  it('is deleted once the loss is confirmed, and the focus stays in the list', async () => {
    const { user, choose } = await openMenu('Noticeboard');
    await choose('Delete…');
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent(/Events that were added with it stay/);
    await user.click(within(question).getByRole('button', { name: 'Delete link' }));
    expect(await screen.findByText('The link “Noticeboard” is deleted.')).toBeVisible();
    expect((await readLinks()).map(({ name }) => name)).toEqual(['Main link']);
    await waitFor(() => expect(screen.queryByText('Noticeboard')).toBeNull());
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Links to this calendar' })).toContainElement(
        document.activeElement as HTMLElement,
      ),
    );
  });

  it('stays, with the reason, when it cannot be deleted', async () => {
    const { user, choose } = await openMenu('Noticeboard');
    await choose('Delete…');
    const question = within(await screen.findByRole('alertdialog'));
    await answerNext('deleteKey', 409);
    await user.click(question.getByRole('button', { name: 'Delete link' }));
    expect(await question.findByRole('alert')).toBeVisible();
    expect(await readLinks()).toHaveLength(2);
  });
});

describe('the code that embeds a link', () => {
  it('leaves out what is switched off, and the preview shows it', async () => {
    const { user, choose } = await openMenu('Noticeboard');
    await choose('Embed in a website…');
    const dialog = within(await screen.findByRole('dialog', { name: 'Embed in a website' }));
    const address = `${window.location.origin}/ksr0wingclubread01`;
    expect(dialog.getByTitle('Preview')).toHaveAttribute('src', address);
    await user.click(dialog.getByLabelText('Logo'));
    await user.click(dialog.getByLabelText('Search'));
    await user.selectOptions(dialog.getByLabelText('Side panel'), 'None');
    const query = '?showLogo=0&showSearch=0&disableSidepanel=1';
    expect(dialog.getByTitle('Preview')).toHaveAttribute('src', address + query);
    await user.click(dialog.getByRole('button', { name: 'Copy code' }));
    await waitFor(async () =>
      expect(await navigator.clipboard.readText()).toBe(
        `<iframe src="${address}${query.replaceAll('&', '&amp;')}" title="Riverside rowing club" width="100%" height="700" style="border: 0"></iframe>`,
      ),
    );
    await user.click(dialog.getByLabelText('Logo'));
    expect(dialog.getByTitle('Preview').getAttribute('src')).not.toContain('showLogo');
  });

  it('warns of an administrators’ link', async () => {
    const { choose } = await openMenu('Main link');
    await choose('Embed in a website…');
    expect(await screen.findByText(/^This is an administrators’ link/)).toBeVisible();
  });
});
