import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addMeeting, minutesFromNow } from '#tests/setup/add-only.ts';
import { answerNext, control } from '#tests/setup/mock-controls.ts';
import { openPage } from '#tests/setup/open-page.tsx';
import { recordRequests } from '#tests/setup/sent-requests.ts';

const addOnly = 'ksroomsaddonly0001';
const refusal = 'You may no longer undo this change.';

/** Renames an event that was just added, by a visitor who may change it for half an hour. */
async function renameAdded() {
  const page = await openPage(`/${addOnly}?view=month`, { controls: minutesFromNow(0) });
  const id = await addMeeting(addOnly);
  await page.router.navigate(`/${addOnly}?view=month&edit=${id}`);
  const editor = within(await screen.findByRole('region', { name: 'Edit event' }));
  const title = await editor.findByLabelText('Title');
  await page.user.clear(title);
  await page.user.type(title, 'Better');
  await page.user.click(editor.getByRole('button', { name: 'Save' }));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  return { ...page, undo, undos: recordRequests(/^POST .*undo/) };
}

describe('undoing a change without the right to it anymore', () => {
  it.each(['button', 'key'])('is refused without asking the server, by %s', async (way) => {
    const { user, undo, undos, router } = await renameAdded();
    await control('clock', minutesFromNow(31).clock);
    // The page learns the time from any answer.
    await act(() => router.revalidate());
    await (way === 'key' ? user.keyboard('z') : user.click(undo));
    expect(await screen.findByText(refusal)).toBeVisible();
    expect(undos).toEqual([]);
    await user.keyboard('z');
    expect(await screen.findByText('There is nothing to undo.')).toBeVisible();
  });

  it('is refused in the same words if only the server knows', async () => {
    const { user, undo, undos } = await renameAdded();
    await answerNext('undoEventChange', 403);
    await user.click(undo);
    expect(await screen.findByText(refusal)).toBeVisible();
    expect(undos).toHaveLength(1);
    await user.keyboard('z');
    expect(await screen.findByText('There is nothing to undo.')).toBeVisible();
  });
});
