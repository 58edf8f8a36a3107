import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { holdCalls } from '#tests/setup/held-calls.ts';
import { loseAnswers } from '#tests/setup/lost-answers.ts';
import { answerNext } from '#tests/setup/mock-controls.ts';
import { openPage } from '#tests/setup/open-page.tsx';

/** The dashboard with the dialog for adding a calendar. */
async function openDialog(as = 'owner@example.com') {
  const page = await openPage('/user/dashboard', { as });
  await page.user.click(await screen.findByRole('button', { name: 'Add calendar' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add a calendar' });
  const field = within(dialog).getByLabelText('Link or key');
  const add = (link: string) => page.user.type(field, `${link}{Enter}`);
  return { ...page, dialog, field, add };
}

const additions = (calls: readonly string[]) =>
  calls.filter((call) => call === 'POST /user/calendars').length;

describe('adding a calendar', () => {
  it.each(['ksstreetparty00109', 'https://other.example/x/ksstreetparty00109?view=week'])(
    'by %s puts it on the list and offers to open it',
    async (link) => {
      const { add, dialog, loadedPages, user } = await openDialog();
      await add(link);
      expect(await screen.findByText('“Street party” is among your calendars now.')).toBeVisible();
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
      expect(await screen.findByRole('link', { name: 'Street party' })).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Open' }));
      await waitFor(() => expect(loadedPages).toEqual(['/ksstreetparty00109']));
    },
  );

  it('works from the empty dashboard', async () => {
    const { add } = await openDialog('none@example.com');
    await add('ksstreetparty00109');
    expect(await screen.findByRole('link', { name: 'Street party' })).toBeVisible();
    expect(screen.getByText('1 calendar')).toBeVisible();
  });

  it('sends one request, even if submitted twice', async () => {
    const { add, user, calls } = await openDialog();
    const network = holdCalls(/^POST/);
    await add('ksstreetparty00109');
    await user.keyboard('{Enter}');
    network.letGo();
    await screen.findByText('“Street party” is among your calendars now.');
    expect(additions(calls)).toBe(1);
  });

  it('is known to have succeeded although the answer was lost', async () => {
    const { add, dialog, calls } = await openDialog();
    loseAnswers(/^POST .*\/user\/calendars$/);
    await add('ksstreetparty00109');
    expect(await screen.findByText('“Street party” is among your calendars now.')).toBeVisible();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(additions(calls)).toBe(1);
  });

  it('refuses text that is not a link without asking the server', async () => {
    const { add, field, calls } = await openDialog();
    await add('rowing club');
    expect(field).toHaveAccessibleDescription(/This is not the link or key of a calendar\./);
    expect(additions(calls)).toBe(0);
  });

  it.each([
    ['ksunknown000000000', 'There is no such calendar. Is the link complete?'],
    ['/c/str33t', 'This link does not let you in. Ask the owner for a link with a key.'],
  ])('by %s is refused: %s', async (link, text) => {
    const { add, field } = await openDialog();
    await add(link);
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(text)));
    await waitFor(() => expect(field).toHaveFocus());
  });

  it.each(['ksfamilycalendar03', '/c/fam1ly'])(
    'by %s offers the calendar if it is already listed',
    async (link) => {
      const { add, dialog } = await openDialog();
      await add(link);
      expect(await within(dialog).findByText(/You have this calendar already\./)).toBeVisible();
      expect(within(dialog).getByRole('link', { name: 'Open “Family”' })).toHaveAttribute(
        'href',
        '/ksfamilycalendar03',
      );
    },
  );

  it('offers a listed calendar no longer once another link is typed', async () => {
    const { user, add, dialog, field } = await openDialog();
    await add('ksfamilycalendar03');
    await within(dialog).findByRole('link', { name: 'Open “Family”' });
    await user.clear(field);
    await add('nonsense');
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(/This is not the link or key of a calendar\./),
    );
    expect(within(dialog).queryByRole('link', { name: 'Open “Family”' })).toBeNull();
  });

  it('shows the error above the field and keeps the link', async () => {
    const { add, dialog, field } = await openDialog();
    await answerNext('addCalendar', 500);
    await add('ksstreetparty00109');
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Something went wrong');
    expect(field).toHaveValue('ksstreetparty00109');
  });

  it('claims no success after an error of the server if the calendar was listed before', async () => {
    const { add, dialog } = await openDialog();
    await answerNext('addCalendar', 500);
    await add('ksfamilycalendar03');
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Something went wrong');
    expect(screen.queryByText('“Family” is among your calendars now.')).toBeNull();
  });
});
