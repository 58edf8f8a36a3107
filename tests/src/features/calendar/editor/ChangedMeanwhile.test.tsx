import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { control } from '#tests/setup/mock-controls.ts';
import { openPage } from '#tests/setup/open-page.tsx';

const calendar = 'ksr0wingclubmain01';
const address = `/${calendar}?view=month&date=2026-03-02`;
const controls = { clock: { now: '2026-03-02T09:00:00Z' } };

beforeEach(() => localStorage.clear());

/** Opens the editor of an event, by its link or from its calendar, and types into it. */
async function openEditor(way: 'link' | 'calendar', id = '7003') {
  const page = await openPage(way === 'link' ? `${address}&edit=${id}` : address, { controls });
  if (way === 'calendar') {
    await screen.findByRole('button', { name: /^Spring clean/ });
    await page.router.navigate(`${address}&edit=${id}`);
  }
  const form = within(await screen.findByRole('region', { name: 'Edit event' }));
  await page.user.type(await form.findByLabelText('Where'), ' and pontoon');
  return { ...page, form };
}

/** What the editor says by itself. */
const readNotices = (form: Pick<typeof screen, 'getAllByRole'>) =>
  form.getAllByRole('status').map((region) => region.textContent);

/** Looks for changes until something is so. */
const untilSeen = (expected: () => void) =>
  waitFor(() => {
    fireEvent(window, new Event('online'));
    expected();
  });

/** Looks for changes until they have been listed, and the page has taken them. */
async function untilListed(calls: readonly string[]): Promise<void> {
  const countLists = () => calls.filter((call) => call.endsWith('/event-changes')).length;
  const before = countLists();
  // The next list begins only once the one before has been taken.
  await untilSeen(() => expect(countLists()).toBeGreaterThan(before + 1));
}

describe('an event that is open in the editor', () => {
  it.each(['link', 'calendar'] as const)(
    'says who else has changed it, before it is saved, when opened from its %s',
    async (way) => {
      const { form, user } = await openEditor(way);
      await control('calendar-change', {
        ...{ calendar, change: 'rename', event: '7003', title: 'Cleaning up' },
      });
      const text =
        /^Rosa Ruder changed it.*When you save, you choose between both versions of what you have both changed\.$/;
      await untilSeen(() => expect(readNotices(form)).toContainEqual(expect.stringMatching(text)));
      await user.click(form.getByRole('button', { name: 'Save' }));
      // Another field than the one that is typed into.
      expect(await screen.findByText('“Cleaning up” is changed.')).toBeVisible();
    },
  );

  it('says who has deleted it, and becomes a new one when it is saved', async () => {
    const { form, user } = await openEditor('calendar');
    await control('calendar-change', { calendar, change: 'delete', event: '7003' });
    const text = /^Rosa Ruder deleted it.*You can save it as a new event\.$/;
    await untilSeen(() => expect(readNotices(form)).toContainEqual(expect.stringMatching(text)));
    expect(form.getByLabelText('Where')).toHaveValue('Boathouse and pontoon');
    await user.click(form.getByRole('button', { name: 'Save' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Deleted by someone else' }));
    await user.click(dialog.getByRole('button', { name: 'Save as a new event' }));
    expect(
      await screen.findByText('“Spring clean of the boathouse” is in the calendar.'),
    ).toBeVisible();
  });

  it('says that the occurrence in the form is deleted, and nothing of another one', async () => {
    const series = (day: string) => ({ calendar, event: `7001-202603${day}T163000Z` });
    const { form, calls } = await openEditor('calendar', series('09').event);
    await control('calendar-change', { ...series('16'), change: 'rename', title: 'Sculling' });
    await untilListed(calls);
    expect(readNotices(form).join()).not.toMatch(/changed it/);
    await control('calendar-change', { ...series('09'), change: 'delete' });
    const text = /^Rosa Ruder deleted it.*You can save it as a new event\.$/;
    await untilSeen(() => expect(readNotices(form)).toContainEqual(expect.stringMatching(text)));
  });

  it('says nothing of comments, since they are not in the form', async () => {
    const { form, calls } = await openEditor('calendar');
    await control('calendar-change', { calendar, change: 'comment', event: '7003' });
    await untilListed(calls);
    expect(readNotices(form).join()).not.toMatch(/changed it/);
  });
});
